import { setImmediate } from 'node:timers/promises';
import { dayInParis, timeInParis } from '../../domain/dates.ts';
import { LEAD_KINDS } from '../../domain/leads/lead.ts';
import { CAMPAIGN_NAMES, sourceOf } from '../../domain/leads/origin.ts';
import { PAGE_KINDS } from '../../domain/leads/page-kind.ts';
import { SENDER_FIELDS, SENDER_NAMES } from '../../domain/leads/sender-fields.ts';
import { givenIn } from '../../domain/leads/shown-fields.ts';
import type { LeadRow } from '../store/database.ts';
import { csv, csvLines } from './csv.ts';
import { CHANNELS } from './enter-lead.ts';
import { REASON_TEXTS } from './quarantine.ts';
import { STAGE_NAMES } from './stage-names.ts';

/** How long leads are written before other requests are answered (ms): some are long, and the first wait for compilation. */
const SLICE = 8;

type Column = readonly [heading: string, cellOf: (lead: LeadRow) => string];

const SENDER_COLUMNS = SENDER_NAMES.map((name): Column => {
  const { label, type } = SENDER_FIELDS[name].input;
  const written = type === 'tel' ? dottedPhone : (text: string) => text;
  return [label, (lead) => written(givenIn(lead, name) ?? '')];
});

/** The columns of an export: headings, and cells as a French spreadsheet reads them. */
const COLUMNS: readonly Column[] = [
  ['Référence', ({ reference }) => reference],
  ['Reçue le (heure de Paris)', ({ created_at }) => `${dayInParis(created_at)} ${timeInParis(created_at)}`],
  ['Type', ({ kind }) => LEAD_KINDS[kind].name],
  ['État', ({ status }) => (status === 'accepted' ? 'acceptée' : 'mise de côté')],
  ['Mise de côté pour', ({ quarantine_reason: reason }) => (reason === null ? '' : REASON_TEXTS[reason])],
  ['Étape', ({ stage }) => STAGE_NAMES[stage]],
  ...SENDER_COLUMNS,
  ['Page', ({ page }) => page ?? ''],
  ['Arrivée', ({ channel }) => (channel === null ? 'Par le site' : CHANNELS[channel])],
  ['Suite prévue', ({ next_step }) => next_step ?? ''],
  ['Source', (lead) => sourceOf(lead) ?? ''],
  ['Site d’origine', ({ referrer }) => referrer ?? ''],
  ...CAMPAIGN_NAMES.map((name): Column => [name, (lead) => lead[name] ?? '']),
  ['Page d’arrivée', ({ arrival_page }) => arrival_page ?? ''],
  ['Début de la visite', ({ arrived_at: at }) => (at === null ? '' : `${dayInParis(at)} ${timeInParis(at)}`)],
  ['Page avant le formulaire', ({ page_before: kind }) => (kind === null ? '' : PAGE_KINDS[kind])],
];

/**
 * A phone number in pairs, as dialled from France: spreadsheets drop the first zero of bare digits, and a « + » would
 * need the mark against formulas in front of it.
 */
export function dottedPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '00').replace(/\D/g, '');
  return digits.replace(/^00330?/, '0').replace(/\d{2}(?=\d)/g, '$&.');
}

/** Leads as a spreadsheet opens them, in as many parts as they come, or more: the event loop turns between two. */
export async function* leadsCsv(parts: AsyncIterable<readonly LeadRow[]>): AsyncGenerator<string> {
  yield csv([COLUMNS.map(([heading]) => heading)]);
  for await (const leads of parts) {
    let [lines, begun] = ['', performance.now()];
    for (const lead of leads) {
      lines += csvLines([COLUMNS.map(([, cellOf]) => cellOf(lead))]);
      if (performance.now() - begun < SLICE) continue;
      yield lines;
      await setImmediate();
      [lines, begun] = ['', performance.now()];
    }
    yield lines;
  }
}
