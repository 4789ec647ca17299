import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { UndoRefused, undoLast } from './recorded-writes.ts';

/** Output of a command: results to standard output, remarks to standard error. */
export interface Terminal {
  /** Writes lines and ends the last one. */
  out(text: string): void;
  /** Writes the text unchanged, for file contents. */
  raw(text: string): void;
  err(text: string): void;
}

export interface CommandContext {
  config: Config;
  terminal: Terminal;
  /**
   * Opens the services; they are closed after the command.
   * @throws CommandFailure if there is no database, or one with pending migrations
   */
  open(): Promise<Services>;
}

/** A command of `npm run site`. */
export interface Command {
  /** Arguments, for the usage text. */
  parameters: string;
  /** Description, for the usage text. */
  summary: string;
  /** @throws UsageError, CommandFailure */
  run(argv: string[], context: CommandContext): Promise<void>;
}

/** A command was called with wrong arguments. */
export class UsageError extends Error {}

/** A command failed; the message is for the operator. */
export class CommandFailure extends Error {
  /** 1: failed; 2: another tool is needed, which the message names. */
  readonly exitCode: 1 | 2;

  constructor(message: string, { exitCode = 1, cause }: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/**
 * Parses arguments: the named `options`, and from `least` to `most` positional ones.
 * @throws UsageError
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  [least, most]: readonly [number, number] = [0, 0],
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
    const count = parsed.positionals.length;
    if (count < least) throw new UsageError('Il manque un argument.');
    if (count > most) throw new UsageError(`Argument en trop : ${parsed.positionals[most]}`);
    return parsed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError('Option inconnue, ou sans sa valeur.', { cause: error });
  }
}

/** Undoes the last run of a command that wrote files. @throws CommandFailure when it cannot be undone */
export function undo(command: string, options: Parameters<typeof undoLast>[2], terminal: Terminal): void {
  try {
    terminal.out(undoLast(process.cwd(), command, options));
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    throw new CommandFailure(error.message, { cause: error });
  }
}
