import { createInterface } from 'node:readline/promises';
import { agency } from 'content-collections';
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

/** Asks for each field on the terminal; an empty answer skips it, an invalid one is asked again. */
export async function askIdentity(): Promise<Record<string, unknown>> {
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const given: Record<string, unknown> = {};
  try {
    for (const [path, words, present] of QUESTIONS) {
      for (;;) {
        const answer = (await dialogue.question(`${words}${present && ` [${present}]`} : `)).trim();
        if (answer === '') break;
        const next = withLeaf(given, path.split('.'), answer);
        const read = readIdentity(next);
        if (!Array.isArray(read)) {
          Object.assign(given, next);
          break;
        }
        process.stderr.write(`${read.join('\n')}\n`);
      }
    }
  } finally {
    dialogue.close();
  }
  return given;
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
