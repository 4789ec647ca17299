import { agencyFile as agency, claimsFile as claimRegister, deliveryTimeList } from 'content-collections';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { agencySchema, claimsSchema } from './site.ts';

const ourClaims = { ...claimRegister, ...deliveryTimeList, others: [] };

/** The paths and messages of a schema’s issues. */
function faults(schema: v.GenericSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('the agency’s own data', () => {
  it('are valid', () => {
    expect(faults(agencySchema, agency)).toEqual([]);
    expect(faults(claimsSchema, ourClaims)).toEqual([]);
  });

  it.each([
    ['09:00', '09:00'],
    ['18:00', '09:00'],
  ])('refuse opening at %s and closing at %s', (opens, closes) => {
    expect(faults(agencySchema, { ...agency, hours: { ...agency.hours, opens, closes } })).toEqual([
      ['hours.closes', 'l’heure de fermeture doit venir après celle de l’ouverture'],
    ]);
  });

  it('accept empty booking links, but no invalid URL', () => {
    const { network } = agency.links;
    const { links } = v.parse(agencySchema, { ...agency, links: { network, appointment: null } });
    expect(links).toEqual({ network, appointment: '', consultation: '', discoveryCall: '' });
    expect(faults(agencySchema, { ...agency, links: { network, consultation: 'demain' } })).toContainEqual([
      'links.consultation',
      'ce n’est pas une adresse web',
    ]);
  });

  it('refuse a delay that differs in words and in hours', () => {
    const promises = { ...ourClaims.promises, replyWithin: '40 heures ouvrées' };
    expect(faults(claimsSchema, { ...ourClaims, promises })).toEqual([
      ['promises.replyWithin', 'ce texte doit commencer par le nombre de replyWithinHours'],
    ]);
  });
});
