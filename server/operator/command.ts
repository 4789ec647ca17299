import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** Where a command writes what it was asked for, and what the person should know besides. */
export interface Terminal {
  /** Lines for people; the last one is ended. */
  out(text: string): void;
  /** A file's content, as it is. */
  raw(text: string): void;
  err(text: string): void;
}

/** What a command works with. */
export interface Workplace {
  config: Config;
  terminal: Terminal;
  /**
   * Opens the site's services, closed after the command.
   * @throws CommandFailure when there is no database, or one of another version of the site
   */
  open(): Promise<Services>;
}

/** One command of the site's command line. */
export interface Command {
  /** Its arguments, as the usage shows them. */
  parameters: string;
  /** What it does, in a sentence of the usage. */
  summary: string;
  /** @throws UsageError, CommandFailure */
  run(argv: string[], workplace: Workplace): Promise<void>;
}

/** A command was called in a way that it does not know. */
export class UsageError extends Error {}

/** A command was understood, and could not do its work. */
export class CommandFailure extends Error {
  /** 1: it failed; 2: it is to be done in another way, which the message tells. */
  readonly exitCode: 1 | 2;

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/**
 * Reads the arguments of a command that takes the named `options` and from `least` to `most` words besides.
 * @throws UsageError
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  [least, most]: readonly [number, number] = [0, 0],
) {
  const parsed = orUsageError(() => parseArgs({ args, options, allowPositionals: true, strict: true }));
  const count = parsed.positionals.length;
  if (count < least) throw new UsageError('Il manque un argument.');
  if (count > most) throw new UsageError(`Argument en trop : ${parsed.positionals[most]}`);
  return parsed;
}

function orUsageError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError('Option inconnue, ou sans sa valeur.', { cause: error });
  }
}
