import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFile, FACT_FILES } from '../agency/export-files.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';

/** Exports the facts edited in the staff area to the content files. */
export const agencyCommands: Readonly<Record<string, Command>> = {
  'agency export': {
    parameters: '[DOSSIER]',
    summary:
      'écrit dans les fichiers de content/ (ou de DOSSIER) ce que l’équipe a changé à l’écran Agence, remarques gardées',
    async run(argv, { open, terminal }) {
      const [folder = 'content'] = readArguments(argv, {}, [0, 1]).positionals;
      const { own } = await (await open()).factDesk.read();
      let written = 0;
      for (const name of FACT_FILES) {
        const path = join(folder, name);
        const before = readText(path);
        const text = exportedFile(name, own, before);
        if (text === undefined || text === before) continue;
        writeFileSync(path, text);
        terminal.out(path);
        written += 1;
      }
      if (written === 0) terminal.out('Rien à écrire : les fichiers disent déjà tout.');
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
