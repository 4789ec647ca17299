import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { broughtPictures, exportedFile, FACT_FILES } from '../agency/export-files.ts';
import { readPicture } from '../articles/pictures/picture-store.ts';
import { ENTRIES, type Entry, textOf } from '../entries/entries.ts';
import type { Publication } from '../entries/entry-desk.ts';
import { differencesOf, exportedEntry, madeText } from '../entries/export-entry.ts';
import { listOf, retirablePath } from '../entries/retirement.ts';
import type { SiteContent } from '../entries/site-content.ts';
import type { Database } from '../store/database.ts';
import { type Command, CommandFailure, readArguments, type Terminal, UsageError, undo } from './command.ts';
import { recordWrites, UNDO_OPTIONS } from './recorded-writes.ts';

/** The texts of `content/` that colleagues changed on the site. */
export const contentCommands: Readonly<Record<string, Command>> = {
  'content diff': {
    parameters: '',
    summary: 'montre ce que le site dit autrement que les fichiers, et ce qu’une mise à jour a changé aussi',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { entryDesk, content } = await open();
      let count = 0;
      await content.refresh();
      for (const { file, to } of retiredFiles(content)) {
        count += 1;
        terminal.out(`${file}\n- cette page\n+ retirée du site : ${to === '' ? '410' : `301 vers ${to}`}`);
      }
      for (const { entry, published } of await entryDesk.list()) {
        if (entry.isMade && Object.keys(published).length > 0) {
          count += 1;
          terminal.out(`${entry.path}\n+ cette page n’est que sur le site : content export l’écrit`);
        }
        if (entry.isMade) continue;
        for (const { field, file, site, before } of differencesOf(entry, published)) {
          count += 1;
          terminal.out(`${entry.path} ${field}\n- ${words(file)}\n+ ${words(site)}`);
          if (before !== undefined)
            terminal.out(`! le fichier disait « ${words(before)} » quand le site a été changé`);
        }
      }
      if (count === 0) terminal.err('Le site dit ce que disent les fichiers.');
    },
  },
  'content export': {
    parameters: '[DOSSIER] [--dry-run] | --undo [--dry-run | --force]',
    summary:
      'écrit dans les fichiers de content/ (ou de DOSSIER) les textes publiés à l’écran Pages, remarques gardées',
    async run(argv, { open, terminal }) {
      const { values, positionals } = readArguments(argv, UNDO_OPTIONS, [0, 1]);
      if (values.undo) return undo('content-export', values, terminal);
      const [folder = 'content'] = positionals;
      const { entryDesk, database, content } = await open();
      await content.refresh();
      for (const { file } of retiredFiles(content))
        terminal.err(
          `${file} : page retirée du site, son fichier reste ; elle reste retirée à la construction suivante.`,
        );
      const list = await entryDesk.list();
      const added = list.filter(({ entry, published }) => entry.isMade && Object.keys(published).length > 0);
      const made: { path: string; content: Buffer }[] = [];
      for (const { entry, published } of added) {
        const changes = { ...published };
        for (const [field, { value, base }] of Object.entries(published)) {
          const picture = await uploadedPicture(database, String(value));
          if (!picture) continue;
          made.push({ path: join(folder, picture.name), content: picture.bytes });
          changes[field] = { value: picture.name, base };
        }
        const text = madeText(entry, changes);
        made.push({ path: join(folder, entry.path.replace(/^content\//, '')), content: Buffer.from(text) });
      }
      const files: typeof made = [];
      for (const { entry, published } of list) {
        if (entry.isMade || entry.kind === 'free') continue;
        const path = join(folder, entry.path.replace(/^content\//, ''));
        const text = existsSync(path) ? readFileSync(path, 'utf8') : textOf(entry);
        let written = exportedEntry(entry, published, text);
        for (const [address] of entry.kind === 'case' ? written.matchAll(/\/assets\/articles\/\S+/g) : []) {
          const picture = await uploadedPicture(database, address);
          if (!picture) continue;
          files.push({ path: join(folder, picture.name), content: picture.bytes });
          written = written.replaceAll(address, picture.name);
        }
        if (written !== text) files.push({ path, content: Buffer.from(written) });
      }
      writeExported([...made, ...files], {
        folder,
        command: 'content export',
        isDry: values['dry-run'] ?? false,
        terminal,
      });
    },
  },
  'content retire': {
    parameters: 'DOSSIER PAGE [--to ADRESSE | --gone] | DOSSIER --keep PAGE,PAGE [--to ADRESSE | --gone]',
    summary:
      'retire une page du site sans construction (dossier de content/ : cities, technologies, services, expertises, case-studies), ou toutes sauf celles nommées ; leurs adresses mènent à la liste',
    async run(argv, { open, terminal }) {
      const options = {
        to: { type: 'string' },
        gone: { type: 'boolean' },
        keep: { type: 'string' },
      } as const;
      const { values, positionals } = readArguments(argv, options, [1, 2]);
      const [folder = '', slug] = positionals;
      if ((slug === undefined) === (values.keep === undefined))
        throw new UsageError('Une page est attendue, ou --keep avec celles qui restent.');
      const kept = values.keep?.split(',').map((name) => pageAt(folder, name.trim()));
      const pages = kept
        ? pagesIn(folder).filter((page) => !kept.includes(page))
        : [pageAt(folder, slug ?? '')];
      const { entryDesk, content } = await open();
      await content.refresh();
      const off = new Set(content.retired().map(({ path }) => path));
      for (const entry of pages) {
        const path = retirablePath(entry) ?? '';
        if (off.has(path)) continue;
        const to = values.gone ? '' : (values.to ?? listOf(path));
        const revision = await entryDesk.retirements(entry);
        outcomeOf(entry, await entryDesk.retire({ entry, revision, by: null, to }));
        terminal.out(`${path}\t${to || '410'}`);
      }
    },
  },
  'content restore': {
    parameters: 'DOSSIER PAGE',
    summary: 'remet sur le site une page que « content retire » ou l’écran Pages a retirée',
    async run(argv, { open, terminal }) {
      const [folder = '', slug = ''] = readArguments(argv, {}, [2, 2]).positionals;
      const entry = pageAt(folder, slug);
      const { entryDesk } = await open();
      const revision = await entryDesk.retirements(entry);
      outcomeOf(entry, await entryDesk.retire({ entry, revision, by: null, to: null }));
      terminal.out(retirablePath(entry) ?? '');
    },
  },
};

/** The files whose pages are off the site. */
function retiredFiles({ retired }: Pick<SiteContent, 'retired'>): { file: string; to: string }[] {
  return retired().flatMap(({ path, to }) => {
    const entry = ENTRIES.find((each) => retirablePath(each) === path);
    return entry ? [{ file: entry.path, to }] : [];
  });
}

/** A picture that colleagues sent, as a file of `content/`; `null` for a drawing of the site. */
async function uploadedPicture(database: Database, address: string) {
  const picture = articlePicture(address);
  if (!picture || picture.isBuilt) return null;
  const bytes = await readPicture(database, picture.hash, `${picture.width}.webp`);
  return bytes && { name: `pictures/${picture.hash}.webp`, bytes: Buffer.from(bytes) };
}

function pagesIn(folder: string): Entry[] {
  const pages = ENTRIES.filter(
    (entry) => entry.path.startsWith(`content/${folder}/`) && retirablePath(entry) !== null,
  );
  if (pages.length === 0)
    throw new UsageError('Le dossier est cities, technologies, services, expertises ou case-studies.');
  return pages;
}

function pageAt(folder: string, slug: string): Entry {
  const entry = pagesIn(folder).find(({ path }) => path.replace(/^.*\/|\.\w+$/g, '') === slug);
  if (!entry) throw new CommandFailure(`content/${folder} n’a pas de page « ${slug} ».`);
  return entry;
}

/** @throws CommandFailure if nothing was done */
function outcomeOf({ name }: Entry, done: Publication): void {
  if (done.outcome === 'done') return;
  const reasons: Record<typeof done.outcome, string> = {
    refused: done.outcome === 'refused' ? done.faults.map(({ message }) => message).join(' ; ') : '',
    stale: 'quelqu’un vient de la changer',
    unchanged: 'elle est sur le site',
  };
  throw new CommandFailure(`${name} : ${reasons[done.outcome]}.`);
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(words).join(' / ')
    : String(value);
}

/** Exports the facts edited in the staff area to the content files. */
export const agencyCommands: Readonly<Record<string, Command>> = {
  'agency export': {
    parameters: '[DOSSIER] [--dry-run] | --undo [--dry-run | --force]',
    summary:
      'écrit dans les fichiers de content/ (ou de DOSSIER) ce que l’équipe a changé à l’écran Agence, remarques gardées, et ses images dans content/pictures/',
    async run(argv, { open, terminal }) {
      const { values, positionals } = readArguments(argv, UNDO_OPTIONS, [0, 1]);
      if (values.undo) return undo('agency-export', values, terminal);
      const [folder = 'content'] = positionals;
      const { factDesk, database } = await open();
      const { own } = await factDesk.read();
      const pictures = await Promise.all(
        broughtPictures(own).map(async ({ hash, form, name }) => {
          const bytes = await readPicture(database, hash, form);
          if (!bytes) throw new CommandFailure(`${name} n’est plus dans la base : rien n’est écrit.`);
          return { path: join(folder, name), content: Buffer.from(bytes) };
        }),
      );
      const texts = FACT_FILES.flatMap((name) => {
        const path = join(folder, name);
        // A folder without the file gets that of the build.
        const text = exportedFile(name, own, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
        return text === undefined ? [] : [{ path, content: Buffer.from(text) }];
      });
      // Pictures first, so that no text names a missing one.
      const files = [...pictures, ...texts];
      writeExported(files, { folder, command: 'agency export', isDry: values['dry-run'] ?? false, terminal });
    },
  },
};

interface Export {
  /** Where the files go. */
  folder: string;
  /** Command that exports them. */
  command: string;
  /** Only names them. */
  isDry: boolean;
  terminal: Terminal;
}

/** Writes files of `content/` that differ from what is on disk, and says how to undo it. */
function writeExported(
  all: readonly { path: string; content: Buffer }[],
  { folder, command, isDry, terminal }: Export,
): void {
  const files = all.filter(({ path, content }) => !(existsSync(path) && readFileSync(path).equals(content)));
  const root = process.cwd();
  // A folder elsewhere, as beside a container, is the operator's own: the project keeps no record of it.
  const record = relative(root, resolve(folder)).startsWith('..')
    ? null
    : recordWrites(root, command.replace(' ', '-'));
  for (const { path, content } of files) {
    terminal.out(path);
    if (isDry) continue;
    if (record) record.write(relative(root, resolve(path)).replaceAll('\\', '/'), content);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  if (files.length === 0) terminal.out('Rien à écrire : les fichiers disent déjà tout.');
  else if (isDry) terminal.out('Rien n’est écrit : sans --dry-run, ces fichiers le seraient.');
  else if (record) terminal.out(`Pour revenir : npm run site -- ${command} --undo`);
}
