import { readFileSync } from 'node:fs';
import { quoted } from '../leads/csv.ts';
import { readPlaces } from '../redirects/places.ts';
import { readRedirects, reportSummary, rowsOf } from '../redirects/read-list.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';

/** Largest file (bytes). */
const LARGEST = 2 * 1024 ** 2;

/** The redirects of former addresses. */
export const redirectCommands: Readonly<Record<string, Command>> = {
  'redirects import': {
    parameters: 'FICHIER [--dry-run]',
    summary:
      'ajoute les redirections d’un fichier CSV (ancienne adresse, nouvelle adresse) et dit ce qu’il a de faux',
    async run(argv, { open, terminal }) {
      const { values, positionals } = readArguments(argv, { 'dry-run': { type: 'boolean' } }, [1, 1]);
      const [file = ''] = positionals;
      const text = textOf(file);
      const { redirects, database, config } = await open();
      await redirects.refresh();
      const read = readRedirects(rowsOf(text), {
        known: redirects.rules(),
        host: config.publicUrl.host,
        ...(await readPlaces(database)),
      });
      for (const { line, source, message } of read.report)
        terminal.err(`${file}:${line} ${source} : ${message}`);
      if (!values['dry-run'] && !(await redirects.add(read.rules, null)))
        throw new CommandFailure('Il y aurait trop de redirections : rien n’est ajouté.');
      terminal.out(`${reportSummary(read)}${values['dry-run'] ? ' ; rien n’est écrit' : ''}`);
    },
  },
  'redirects export': {
    parameters: '',
    summary: 'écrit les redirections en CSV',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { redirects } = await open();
      await redirects.refresh();
      for (const { source, target } of redirects.rules())
        terminal.out([source, target].map(quoted).join(','));
    },
  },
};

function textOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > LARGEST) throw new CommandFailure(`${file} dépasse 2 Mo.`);
    return decoded(bytes);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(`${file} ne se lit pas.`);
  }
}

/** French Excel writes CSV in its own encoding, in which accents are no UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
