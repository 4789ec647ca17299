import { dayInParis, timeInParis } from '../../domain/dates.ts';
import type { LeadRow } from '../store/database.ts';
import { csv, csvLines } from './csv.ts';
import { REASON_TEXTS } from './quarantine.ts';
import { STAGE_NAMES } from './stage-names.ts';

/** The columns of an export: headings, and cells as a French spreadsheet reads them. */
const COLUMNS: readonly (readonly [heading: string, cellOf: (lead: LeadRow) => string])[] = [
  ['Référence', ({ reference }) => reference],
  ['Reçue le (heure de Paris)', ({ created_at }) => `${dayInParis(created_at)} ${timeInParis(created_at)}`],
  ['Type', ({ kind }) => (kind === 'devis' ? 'Demande de devis' : 'Message')],
  ['État', ({ status }) => (status === 'accepted' ? 'acceptée' : 'mise de côté')],
  ['Mise de côté pour', ({ quarantine_reason: reason }) => (reason === null ? '' : REASON_TEXTS[reason])],
  ['Étape', ({ stage }) => STAGE_NAMES[stage]],
  ['Nom', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Téléphone', ({ phone }) => (phone === null ? '' : dottedPhone(phone))],
  ['Message', ({ message }) => message],
  ['Page', ({ page }) => page ?? ''],
];

/**
 * A phone number in pairs, as dialled from France: spreadsheets drop the first zero of bare digits, and a « + » would
 * need the mark against formulas in front of it.
 */
export function dottedPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '00').replace(/\D/g, '');
  return digits.replace(/^00330?/, '0').replace(/\d{2}(?=\d)/g, '$&.');
}

/** Leads as a spreadsheet opens them, in as many parts as they come. */
export async function* leadsCsv(parts: AsyncIterable<readonly LeadRow[]>): AsyncGenerator<string> {
  yield csv([COLUMNS.map(([heading]) => heading)]);
  for await (const leads of parts)
    yield csvLines(leads.map((lead) => COLUMNS.map(([, cellOf]) => cellOf(lead))));
}
