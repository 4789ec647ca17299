import { agency } from 'content-collections';
import { isBookingLink } from '../../../content/booking-links.ts';
import { CommandFailure } from '../command.ts';
import type { Ask } from './dialogue.ts';
import { changesOf } from './identity-changes.ts';
import { leavesOf, readIdentity } from './identity-input.ts';

/** The questions in order, with the current value of the field. */
const QUESTIONS: readonly (readonly [path: string, words: string, present: string])[] = [
  ['brand', 'Nom de l’agence', agency.brand],
  ['tagline', 'Sa devise, sous le nom', agency.tagline],
  ['domain', 'Nom de domaine', agency.domain],
  ['phone', 'Téléphone', agency.phone.display],
  ['mailboxes.general', 'Adresse électronique générale', agency.mailboxes.general],
  ['mailboxes.sales', 'Celle des demandes', agency.mailboxes.sales],
  ['mailboxes.recruitment', 'Celle du recrutement', agency.mailboxes.recruitment],
  ['mailboxes.press', 'Celle de la presse', agency.mailboxes.press],
  ['address.street', 'Rue', agency.address.street],
  ['address.postalCode', 'Code postal', agency.address.postalCode],
  ['address.city', 'Ville', agency.address.city],
  ['links.network', 'Lien du réseau', agency.links.network],
  ['links.appointment', 'Lien de prise de rendez-vous', agency.links.appointment],
  ['links.consultation', 'Lien de la consultation offerte', agency.links.consultation],
  ['links.discoveryCall', 'Lien de l’appel de découverte', agency.links.discoveryCall],
  ['legal.form', 'Forme juridique et capital', ''],
  ['legal.registration', 'SIREN et ville du registre', ''],
  ['legal.vat', 'Numéro de TVA', ''],
  ['legal.director', 'Directrice ou directeur de la publication', ''],
  ['legal.host', 'Hébergeur : nom, adresse, téléphone', ''],
  ['colours.primary', 'Couleur principale (#RRGGBB)', ''],
  ['colours.accent', 'Accent, ou rien pour le tirer d’elle', ''],
  ['colours.ground', 'Fond sombre, ou rien pour le tirer d’elle', ''],
  ['wordmark.drawing', 'Logo pour fond sombre, fichier SVG', ''],
  ['symbol', 'Signe carré, fichier SVG', ''],
  ['founder.photo', 'Photo de qui dirige, fichier', ''],
];

/**
 * Asks for each field; an empty answer skips it, an invalid one is asked again.
 * @param root folder of the project; paths of pictures are relative to it
 * @param isBooked whether the booking links are asked for
 */
export async function askIdentity(
  ask: Ask,
  { root, isBooked }: { root: string; isBooked: boolean },
): Promise<Record<string, unknown>> {
  let given: Record<string, unknown> = {};
  for (const [path, words, present] of QUESTIONS) {
    if (!isBooked && isBookingLink(path.replace('links.', ''))) continue;
    for (;;) {
      const answer = await ask(`${words}${present && ` [${present}]`} : `);
      if (answer === '') break;
      const next = withLeaf(given, path.split('.'), answer);
      const faults = await faultsOf(next, root);
      if (faults.length === 0) {
        given = next;
        break;
      }
      process.stderr.write(`${faults.join('\n')}\n`);
    }
  }
  return given;
}

/** Faults of the answers so far, including unreadable pictures, which would otherwise fail after the last question. */
async function faultsOf(given: Record<string, unknown>, root: string): Promise<readonly string[]> {
  const read = readIdentity(given);
  if (Array.isArray(read)) return read;
  try {
    await changesOf(root, read, root);
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return [error.message];
  }
}

function withLeaf(
  given: Record<string, unknown>,
  path: readonly string[],
  value: string,
): Record<string, unknown> {
  const [first = '', second] = path;
  if (second === undefined) return { ...given, [first]: value };
  const siblings = leavesOf(given[first] ?? {}).map(([keys, leaf]): [string, unknown] => [
    keys.join('.'),
    leaf,
  ]);
  return { ...given, [first]: { ...Object.fromEntries(siblings), [second]: value } };
}
