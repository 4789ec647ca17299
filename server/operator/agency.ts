import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFile, FACT_FILES } from '../agency/export-files.ts';
import { broughtPictures } from '../agency/export-pictures.ts';
import { readPicture } from '../articles/pictures/picture-store.ts';
import { type Command, CommandFailure, readArguments, undo } from './command.ts';
import { writeExported } from './exported-files.ts';
import { UNDO_OPTIONS } from './recorded-writes.ts';

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
      const files = [...pictures, ...texts];
      writeExported(files, { folder, command: 'agency export', isDry: values['dry-run'] ?? false, terminal });
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
