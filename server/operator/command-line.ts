import { existsSync } from 'node:fs';
import { destination } from 'pino';
import { ConfigError, readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { createServices, type Services } from '../services.ts';
import type { Database } from '../store/database.ts';
import { databaseFault } from '../store/database-fault.ts';
import { isMigrated } from '../store/migrate.ts';
import { articleCommands } from './articles.ts';
import { backupCommands } from './backup.ts';
import { type Command, type CommandContext, CommandFailure, type Terminal, UsageError } from './command.ts';
import { agencyCommands, contentCommands } from './content.ts';
import { identityCommands } from './identity.ts';
import { leadCommands, leadLifeCommands } from './leads.ts';
import { mailCommands } from './mail.ts';
import { preflightCommands } from './preflight.ts';
import { redirectCommands } from './redirects.ts';
import { staffCommands } from './staff.ts';

/** Every command by name, in the order of the usage text. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...leadCommands,
  ...leadLifeCommands,
  ...mailCommands,
  ...articleCommands,
  ...agencyCommands,
  ...contentCommands,
  ...redirectCommands,
  ...staffCommands,
  ...backupCommands,
  ...identityCommands,
  ...preflightCommands,
};

const standardTerminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  raw: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(`${text}\n`),
};

/**
 * Runs one command of `npm run site -- …` with the settings of the site.
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage, or another tool is needed
 */
export async function commandLine(
  argv: readonly string[],
  terminal: Terminal = standardTerminal,
): Promise<number> {
  const called = find(argv);
  if (!called) {
    const isQuestion = argv.length === 0 || ['help', '--help', '-h'].includes(argv[0] ?? '');
    if (isQuestion) terminal.out(usage());
    else terminal.err(`Commande inconnue : ${argv.join(' ')}\n\n${usage()}`);
    return isQuestion ? 0 : 2;
  }
  const [name, command, rest] = called;
  let services: Services | undefined;
  try {
    const config = readConfig();
    const context: CommandContext = {
      config,
      terminal,
      async open() {
        services ??= await openServices(config);
        return services;
      },
    };
    await command.run(rest, context);
    return 0;
  } catch (error) {
    return explain(error, name, command, terminal);
  } finally {
    await services?.close();
  }
}

function find(argv: readonly string[]): [string, Command, string[]] | undefined {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(' ');
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command) return [name, command, argv.slice(words)];
  }
  return undefined;
}

/** Of a path that the operator chose, by system error. */
const PATH_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'accès refusé (EACCES). Donnez un autre chemin, ou prenez le compte qui en a le droit',
  EPERM: 'accès refusé (EPERM). Donnez un autre chemin, ou prenez le compte qui en a le droit',
  EROFS: 'ce disque est en lecture seule. Donnez un autre chemin',
  ENOENT: 'ce dossier n’existe pas. Créez-le, ou donnez un autre chemin',
};

function explain(error: unknown, name: string, command: Command, terminal: Terminal): number {
  if (error instanceof UsageError) {
    terminal.err(`${error.message}\n\nnpm run site -- ${[name, command.parameters].join(' ').trim()}`);
    return 2;
  }
  if (error instanceof CommandFailure || error instanceof ConfigError) {
    terminal.err(error.message);
    return error instanceof CommandFailure ? error.exitCode : 1;
  }
  if (error instanceof Error && 'path' in error && 'code' in error && PATH_FAULTS[`${error.code}`])
    terminal.err(`${error.path} : ${PATH_FAULTS[`${error.code}`]}.`);
  else terminal.err(`La commande a échoué : ${error instanceof Error ? error.message : error}`);
  return 1;
}

/** Neither creates nor migrates a database: a mistyped DATABASE_URL must not look like an empty site. */
async function openServices(config: CommandContext['config']): Promise<Services> {
  const { database, logLevel } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new CommandFailure(`Il n’y a pas de base à ${database.file} (DATABASE_URL).`);
  }
  const level = logLevel === 'info' ? 'warn' : logLevel;
  const logger = createLogger(level, destination({ fd: 2, sync: true }));
  try {
    return await createServices({ config, logger, prepare: expectMigrated });
  } catch (cause) {
    if (cause instanceof CommandFailure) throw cause;
    throw new CommandFailure(`DATABASE_URL : la base ne s’ouvre pas : ${databaseFault(cause)}.`, { cause });
  }
}

async function expectMigrated(database: Database): Promise<void> {
  if (await isMigrated(database)) return;
  throw new CommandFailure(
    'La base n’est pas celle de cette version du site : démarrez-la une fois (npm start).',
  );
}

function usage(): string {
  const calls = Object.entries(COMMANDS).map(([name, { parameters }]) => `${name} ${parameters}`.trim());
  const width = Math.max(...calls.map((call) => call.length));
  const lines = Object.values(COMMANDS).map(
    ({ summary }, index) => `  ${(calls[index] ?? '').padEnd(width)}  ${summary}`,
  );
  return ['npm run site -- <commande>', '', ...lines].join('\n');
}
