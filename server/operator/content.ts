import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { momentInParis } from '../../domain/dates.ts';
import { textOf } from '../entries/entries.ts';
import { differencesOf, exportedEntry } from '../entries/export-entry.ts';
import { type Command, readArguments, undo } from './command.ts';
import { writeExported } from './exported-files.ts';
import { UNDO_OPTIONS } from './recorded-writes.ts';

/** The texts of `content/` that colleagues changed on the site. */
export const contentCommands: Readonly<Record<string, Command>> = {
  'content changes': {
    parameters: '',
    summary:
      'liste les textes changés à l’écran Pages : brouillons, publications programmées, textes publiés',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { entryDesk } = await open();
      const changed = (await entryDesk.list()).filter(({ revision }) => revision > 0);
      for (const { entry, draft, publishAt, published, publishedAt, changed: last } of changed) {
        const states = [
          publishedAt === null
            ? null
            : `publié le ${momentInParis(publishedAt)} (${Object.keys(published).length} textes)`,
          publishAt === null ? null : `programmé pour le ${momentInParis(publishAt)}`,
          draft === null || publishAt !== null ? null : 'brouillon',
        ].filter((state) => state !== null);
        terminal.out([entry.path, states.join(', '), last?.by ?? 'ligne de commande'].join('\t'));
      }
      if (changed.length === 0) terminal.err('Aucun texte n’a été changé sur le site.');
    },
  },
  'content diff': {
    parameters: '',
    summary: 'montre ce que le site dit autrement que les fichiers, et ce qu’une mise à jour a changé aussi',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { entryDesk } = await open();
      let count = 0;
      for (const { entry, published } of await entryDesk.list()) {
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
      const { entryDesk } = await open();
      const files = (await entryDesk.list()).flatMap(({ entry, published }) => {
        const path = join(folder, entry.path.replace(/^content\//, ''));
        const text = existsSync(path) ? readFileSync(path, 'utf8') : textOf(entry);
        const written = exportedEntry(entry, published, text);
        return written === text ? [] : [{ path, content: Buffer.from(written) }];
      });
      writeExported(files, {
        folder,
        command: 'content export',
        isDry: values['dry-run'] ?? false,
        terminal,
      });
    },
  },
};

function words(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
