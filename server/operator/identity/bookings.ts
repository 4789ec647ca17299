import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { BOOKING_ADVICE, BOOKING_LINKS, isBookingLink } from '../../../content/booking-links.ts';
import { parseYaml } from '../../../content/parse-file.ts';
import { EXAMPLE_HOST } from '../../../content/preflight.ts';
import type { Changes } from './identity-changes.ts';

const AGENCY = 'content/agency.yaml';
const partsSchema = v.object({ booking: v.boolean() });
const agencySchema = v.object({ links: v.record(v.string(), v.nullable(v.string())) });

/** Whether booking is on, read from the file: the build may be older. */
export function isBookingOn(root: string): boolean {
  const parts = readFileSync(join(root, 'content/parts.yaml'), 'utf8');
  return v.parse(partsSchema, parseYaml(parts).data).booking;
}

/** Notice for somebody who gave some booking links while others are still missing or samples. */
export function bookingGap(root: string, changes: Changes, given: object): string | undefined {
  if (!Object.keys(given).some(isBookingLink)) return undefined;
  const file = String(changes.get(AGENCY) ?? readFileSync(join(root, AGENCY), 'utf8'));
  const { links } = v.parse(agencySchema, parseYaml(file).data);
  const missing = BOOKING_LINKS.filter((name) => !links[name] || EXAMPLE_HOST.test(links[name]));
  if (missing.length === 0) return undefined;
  const names = missing.map((name) => `links.${name}`).join(' et ');
  return `Rendez-vous : il manque encore ${names}. ${BOOKING_ADVICE}.`;
}
