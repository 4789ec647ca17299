import { createInterface } from 'node:readline/promises';
import { CommandFailure } from '../command.ts';

/** Asks a question on the terminal; resolves with the trimmed answer. */
export type Ask = (words: string) => Promise<string>;

/**
 * Runs a series of questions on the terminal.
 * @throws CommandFailure on Ctrl-C or Ctrl-D, and what `talk` throws
 */
export async function dialogue<Outcome>(talk: (ask: Ask) => Promise<Outcome>): Promise<Outcome> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await talk(async (words) => (await lines.question(words)).trim());
  } catch (cause) {
    if (!(cause instanceof Error && cause.name === 'AbortError')) throw cause;
    throw new CommandFailure('\nInterrompu : rien n’a changé.', { cause });
  } finally {
    lines.close();
  }
}
