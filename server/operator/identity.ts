import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createTwoFilesPatch } from 'diff';
import * as v from 'valibot';
import { BOOKING_ADVICE, BOOKING_LINKS, isBookingLink } from '../../content/booking-links.ts';
import { parseYaml, SyntaxFault } from '../../content/parse-file.ts';
import { EXAMPLE_HOST } from '../../content/preflight.ts';
import { counted } from '../../domain/plural.ts';
import { type Command, CommandFailure, readArguments, type Terminal, UsageError, undo } from './command.ts';
import { type Changes, changesOf } from './identity/identity-changes.ts';
import { leavesOf, readIdentity } from './identity/identity-input.ts';
import { recordWrites, UNDO_OPTIONS } from './recorded-writes.ts';

/** Replaces the demonstration’s brand, facts, colours and logo. */
export const identityCommands: Readonly<Record<string, Command>> = {
  identity: {
    parameters: '[--from FICHIER] [--dry-run | --yes] [--no-draw] | --undo [--dry-run | --force]',
    summary:
      'met votre nom, vos coordonnées, vos couleurs et votre logo à la place de ceux du site, puis redessine les images (--undo : remet ce qu’il a remplacé)',
    async run(argv, { terminal }) {
      const { values } = readArguments(argv, {
        ...UNDO_OPTIONS,
        from: { type: 'string' },
        yes: { type: 'boolean' },
        'no-draw': { type: 'boolean' },
      });
      const root = process.cwd();
      if (!existsSync(join(root, 'content/look.yaml')))
        throw new CommandFailure(
          'content/look.yaml n’est pas là : lancez la commande dans le dossier du projet.',
        );
      if (values.undo) {
        undo('identity', values, terminal);
        terminal.out('Pour publier : npm run build, puis un redémarrage.');
        return;
      }
      if (values['dry-run'] && values.yes) throw new UsageError('--dry-run ou --yes, pas les deux.');

      const isBooked = isBookingOn(root);
      const given = values.from === undefined ? await asked(root, isBooked) : fromFile(values.from);
      const input = readIdentity(given);
      if (Array.isArray(input))
        throw new CommandFailure([`${values.from} :`, ...input.map((fault) => `- ${fault}`)].join('\n'));
      const changes = await changesOf(
        root,
        input,
        values.from === undefined ? root : dirname(resolve(values.from)),
      );
      if (changes.size === 0) {
        terminal.out('Rien à changer : le site dit déjà tout cela.');
        return;
      }
      const shown = differences(root, changes);
      terminal.out(shown);
      const gap = isBooked ? bookingGap(root, changes, input.links ?? {}) : undefined;
      if (gap) terminal.out(gap);
      if (values['dry-run']) return;
      if (!values.yes && !(await isConfirmed())) throw new CommandFailure('Rien n’a changé.');
      if (differences(root, changes) !== shown)
        throw new CommandFailure(
          'Rien n’a changé : un de ces fichiers a été modifié pendant que vous répondiez. Recommencez.',
        );
      const record = recordWrites(root, 'identity');
      for (const [path, content] of changes) {
        if (content === null) record.remove(path);
        else record.write(path, content);
      }
      terminal.out(
        `${counted(changes.size, 'fichier écrit', 'fichiers écrits')}. Pour revenir : npm run site -- identity --undo`,
      );
      if (!values['no-draw']) draw(root, record.name, terminal);
      terminal.out(
        'Pour publier : npm run build, puis un redémarrage. Ce qui manque encore : npm run site -- preflight',
      );
    },
  },
};

async function asked(root: string, isBooked: boolean): Promise<unknown> {
  if (!process.stdin.isTTY)
    throw new UsageError('Sans terminal pour répondre, donnez un fichier : --from FICHIER.');
  return dialogue((ask) => askIdentity(ask, { root, isBooked }));
}

function fromFile(file: string): unknown {
  if (!existsSync(file)) throw new CommandFailure(`${file} n’existe pas.`);
  try {
    return parseYaml(readFileSync(file, 'utf8')).data;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    throw new CommandFailure(`${file}, ligne ${error.place.line} : ${error.message}`, { cause: error });
  }
}

/** The changes as diffs; pictures by name only. */
function differences(root: string, changes: Changes): string {
  return [...changes]
    .map(([path, content]) => {
      if (content === null) return `${path} : retiré`;
      const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
      if (path.startsWith('public/')) return `${path} : ${before ? 'remplacé' : 'nouveau'}`;
      return createTwoFilesPatch(path, path, before, String(content), undefined, undefined, { context: 0 })
        .split('\n')
        .slice(1)
        .join('\n');
    })
    .join('\n');
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('Sans terminal pour confirmer, ajoutez --yes.');
  const answer = await dialogue((ask) => ask('Écrire ces changements ? [o/N] '));
  return /^o(?:ui)?$/i.test(answer);
}

function draw(root: string, record: string, terminal: Terminal): void {
  terminal.out(
    'Les images se dessinent dans ces couleurs et sous ce nom, en quelques minutes. Interrompu, le dessin reprend avec : npm run artwork',
  );
  const { status } = spawnSync('npm', ['run', '--silent', 'artwork', '--', `--record=${record}`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new CommandFailure(
      'Le dessin des images a échoué ; ce qui est écrit le reste. Recommencez : npm run artwork',
    );
}

const AGENCY = 'content/agency.yaml';
const partsSchema = v.object({ booking: v.boolean() });
const agencySchema = v.object({ links: v.record(v.string(), v.nullable(v.string())) });

/** Whether booking is on, read from the file: the build may be older. */
function isBookingOn(root: string): boolean {
  const parts = readFileSync(join(root, 'content/parts.yaml'), 'utf8');
  return v.parse(partsSchema, parseYaml(parts).data).booking;
}

/** Notice for somebody who gave some booking links while others are still missing or samples. */
function bookingGap(root: string, changes: Changes, given: object): string | undefined {
  if (!Object.keys(given).some(isBookingLink)) return undefined;
  const file = String(changes.get(AGENCY) ?? readFileSync(join(root, AGENCY), 'utf8'));
  const { links } = v.parse(agencySchema, parseYaml(file).data);
  const missing = BOOKING_LINKS.filter((name) => !links[name] || EXAMPLE_HOST.test(links[name]));
  if (missing.length === 0) return undefined;
  const names = missing.map((name) => `links.${name}`).join(' et ');
  return `Rendez-vous : il manque encore ${names}. ${BOOKING_ADVICE}.`;
}

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
async function askIdentity(
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
async function dialogue<Outcome>(talk: (ask: Ask) => Promise<Outcome>): Promise<Outcome> {
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
