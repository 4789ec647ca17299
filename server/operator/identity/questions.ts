import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isBookingLink } from '../../../content/booking-links.ts';
import { parseYaml } from '../../../content/parse-file.ts';
import { CommandFailure } from '../command.ts';
import { changesOf } from './identity-changes.ts';
import { leavesOf, readIdentity } from './identity-input.ts';

/** The questions in order. */
const QUESTIONS: readonly (readonly [path: string, words: string])[] = [
  ['brand', 'Nom de l’agence'],
  ['tagline', 'Sa devise, sous le nom'],
  ['domain', 'Nom de domaine'],
  ['phone', 'Téléphone'],
  ['mailboxes.general', 'Adresse e-mail générale'],
  ['mailboxes.sales', 'Celle du commercial'],
  ['mailboxes.recruitment', 'Celle du recrutement'],
  ['mailboxes.press', 'Celle de la presse'],
  ['address.street', 'Rue'],
  ['address.postalCode', 'Code postal'],
  ['address.city', 'Ville'],
  ['links.network', 'Lien du réseau'],
  ['links.appointment', 'Lien de prise de rendez-vous'],
  ['links.consultation', 'Lien de la séance de consulting IT'],
  ['links.discoveryCall', 'Lien de l’appel découverte'],
  ['legal.form', 'Forme juridique et capital'],
  ['legal.registration', 'SIREN et ville du registre'],
  ['legal.vat', 'Numéro de TVA'],
  ['legal.director', 'Directrice ou directeur de la publication'],
  ['legal.host', 'Hébergeur : nom, adresse, téléphone'],
  ['colours.primary', 'Couleur principale (#RRGGBB)'],
  ['colours.accent', 'Accent, ou rien pour le tirer d’elle'],
  ['colours.ground', 'Fond sombre, ou rien pour le tirer d’elle'],
  ['wordmark.drawing', 'Logo pour fond sombre, fichier SVG'],
  ['symbol', 'Signe carré, fichier SVG'],
  ['founder.photo', 'Photo de qui dirige, fichier'],
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
  const agency = agencyNow(root);
  for (const [path, words] of QUESTIONS) {
    if (!isBooked && isBookingLink(path.replace('links.', ''))) continue;
    if (/^colours\.(?:accent|ground)$/.test(path) && given.colours === undefined) continue;
    const present = agency.get(path) ?? '';
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

/** The values of the agency's file, by path; the build may be older. */
function agencyNow(root: string): ReadonlyMap<string, string> {
  const { data } = parseYaml(readFileSync(join(root, 'content/agency.yaml'), 'utf8'));
  return new Map(
    leavesOf(data).map(([path, value]): [string, string] => [
      path.join('.').replace('phone.display', 'phone'),
      String(value ?? ''),
    ]),
  );
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

/** Asks a question on the terminal; resolves with the trimmed answer. */
type Ask = (words: string) => Promise<string>;

/**
 * Runs a series of questions on the terminal.
 * @throws CommandFailure on Ctrl-C or Ctrl-D, and what `talk` throws
 */
export async function dialogue<Outcome>(talk: (ask: Ask) => Promise<Outcome>): Promise<Outcome> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await talk(async (words) => (await lines.question(words)).trim());
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'AbortError')) throw cause;
    throw new CommandFailure('\nInterrompu : rien n’a changé.', { cause });
  } finally {
    lines.close();
  }
}
