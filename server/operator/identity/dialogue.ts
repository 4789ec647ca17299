import { createInterface } from 'node:readline/promises';
import { CommandFailure } from '../command.ts';

/** Asks one question on the terminal; what is typed up to Enter, without spaces around it. */
export type Ask = (words: string) => Promise<string>;

/**
 * Talks with whoever sits at the terminal.
 * @throws CommandFailure when they break off (Ctrl-C, Ctrl-D), and what `talk` throws
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
