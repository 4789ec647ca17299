import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import * as v from 'valibot';
import { BOOKING_ADVICE, BOOKING_LINKS, isBookingLink } from '../../content/booking-links.ts';
import { parseYaml, SyntaxFault } from '../../content/parse-file.ts';
import { EXAMPLE_HOST } from '../../content/preflight.ts';
import { counted } from '../../domain/plural.ts';
import { type Command, CommandFailure, readArguments, type Terminal, UsageError, undo } from './command.ts';
import { type Changes, changesOf } from './identity/identity-changes.ts';
import { readIdentity } from './identity/identity-input.ts';
import { askIdentity, dialogue } from './identity/questions.ts';
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
