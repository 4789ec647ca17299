import { existsSync, realpathSync, rmSync } from 'node:fs';
import { counted } from '../../domain/plural.ts';
import type { Config } from '../config.ts';
import { copyDatabase, DatabaseInUse, replaceDatabase, UnsoundDatabase } from '../store/sqlite-backup.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';

/** Copies and restores the SQLite database. */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    parameters: 'FICHIER',
    summary: 'copie la base sans arrêter le site, et vérifie la copie',
    async run(argv, { config, terminal }) {
      const [target = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const source = sqliteFile(config, (url) => `pg_dump --format=custom --file=${shell(target)} ${url}`);
      if (existsSync(target)) throw new CommandFailure(`${target} existe déjà : choisissez un autre nom.`);
      if (!existsSync(source)) throw new CommandFailure(`Il n’y a pas de base à ${source} (DATABASE_URL).`);
      const leads = copied(source, target);
      terminal.out(`${target} : copie vérifiée, ${counted(leads, 'demande')}`);
    },
  },

  restore: {
    parameters: 'FICHIER',
    summary: 'remet une copie à la place de la base, le site arrêté ; l’ancienne base est gardée',
    async run(argv, { config, terminal }) {
      const [source = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const target = sqliteFile(
        config,
        // Into an empty database: `--clean` leaves what a newer version added, and fails where that refers to the rest.
        (url) =>
          `# dans une base neuve : docs/operations.md, « Sauvegarder et restaurer »\n  pg_restore --single-transaction --dbname=${url} ${shell(source)}`,
      );
      if (!existsSync(source)) throw new CommandFailure(`${source} n’existe pas.`);
      if (existsSync(target) && realpathSync(source) === realpathSync(target))
        throw new CommandFailure(`${source} est la base elle-même.`);
      const copy = `${target}.restoring`;
      try {
        const leads = copied(source, copy);
        const { former, lostOwner } = replaceDatabase(target, copy, `before-${timestamp()}`);
        terminal.out(`${target} : ${counted(leads, 'demande')}, comme dans ${source}`);
        if (former)
          terminal.out(
            `L’ancienne base est gardée : ${former}\nPour y revenir : npm run site -- restore ${shell(former)}`,
          );
        if (lostOwner) {
          terminal.err(
            `${target} n’appartient plus à l’utilisateur ${lostOwner.uid}. Si le site tourne sous son nom, il faut, avant de le démarrer :\n\n  sudo chown ${lostOwner.uid}:${lostOwner.gid} ${shell(target)}`,
          );
        }
      } catch (error) {
        if (!(error instanceof DatabaseInUse)) throw error;
        throw new CommandFailure(`Le site tourne sur ${target} : arrêtez-le d’abord. Rien n’a changé.`);
      } finally {
        rmSync(copy, { force: true });
      }
    },
  },
};

function copied(source: string, target: string): number {
  try {
    return copyDatabase(source, target);
  } catch (error) {
    if (!(error instanceof UnsoundDatabase)) throw error;
    throw new CommandFailure(`${source} n’est pas une base saine de ce site : ${error.message}`, {
      cause: error,
    });
  }
}

/** @throws CommandFailure with the equivalent command of PostgreSQL */
function sqliteFile({ database }: Config, postgresCommand: (url: string) => string): string {
  if (database.engine === 'postgres') {
    throw new CommandFailure(
      `PostgreSQL a ses propres outils pour cela :\n\n  ${postgresCommand('"$DATABASE_URL"')}`,
      { exitCode: 2 },
    );
  }
  if (database.file === ':memory:') throw new CommandFailure('Une base en mémoire n’a pas de fichier.');
  return database.file;
}

/** Timestamp for file names, in ms so that no restore replaces the file that an earlier one kept. */
function timestamp(): string {
  return new Date().toISOString().replace(/[-:.]/g, '');
}

function shell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
