import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { exportedFile, FACT_FILES } from '../agency/export-files.ts';
import { broughtPictures } from '../agency/export-pictures.ts';
import { readPicture } from '../articles/pictures/picture-store.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';
import { recordWrites, UNDO_OPTIONS } from './recorded-writes.ts';
import { undo } from './undo.ts';

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
        const text = exportedFile(name, own, readText(path));
        return text === undefined ? [] : [{ path, content: Buffer.from(text) }];
      });
      // Pictures first, so that no text names a missing one.
      const files = [...pictures, ...texts].filter(
        ({ path, content }) => !(existsSync(path) && readFileSync(path).equals(content)),
      );
      const root = process.cwd();
      // A folder elsewhere, as beside a container, is the operator's own: the project keeps no record of it.
      const record = relative(root, resolve(folder)).startsWith('..')
        ? null
        : recordWrites(root, 'agency-export');
      for (const { path, content } of files) {
        terminal.out(path);
        if (values['dry-run']) continue;
        if (record) record.write(relative(root, resolve(path)).replaceAll('\\', '/'), content);
        else {
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, content);
        }
      }
      if (files.length === 0) terminal.out('Rien à écrire : les fichiers disent déjà tout.');
      else if (values['dry-run'])
        terminal.out('Rien n’est écrit : sans --dry-run, ces fichiers le seraient.');
      else if (record) terminal.out('Pour revenir : npm run site -- agency export --undo');
    },
  },
};

/** @returns undefined if there is no such file; that of the build is used then */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new CommandFailure(`${path} ne se lit pas.`);
  }
}
