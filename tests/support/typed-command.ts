import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { ROOT } from '../../scripts/build.ts';

/** Keys of a terminal. */
export const KEYS = { enter: '\r', interrupt: '\u0003', end: '\u0004' } as const;

/** A command running in a pseudo-terminal. */
export interface TypedCommand {
  /** Waits for a question, then types an answer and Enter. */
  answer(question: string, text?: string): Promise<void>;
  /** Waits for a question, then presses a key. */
  press(question: string, key: string): Promise<void>;
  /** All output so far. */
  screen(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Runs `npm run site -- …argv` in `folder` in a pseudo-terminal (`script` of util-linux or BSD). */
export function typedSiteCommand(folder: string, ...argv: string[]): TypedCommand {
  const words = [process.execPath, `${ROOT}scripts/site.ts`, ...argv];
  const line = words.map((word) => `'${word}'`).join(' ');
  const how = process.platform === 'darwin' ? ['-q', '/dev/null', ...words] : ['-qefc', line, '/dev/null'];
  const child: ChildProcess = spawn('script', how, {
    cwd: folder,
    env: { PATH: process.env.PATH, TERM: 'dumb', DATABASE_URL: 'sqlite::memory:' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let read = 0;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    shown += stripVTControlCharacters(text).replaceAll('\r', '');
  });
  const press = async (question: string, key: string) => {
    await expect.poll(() => shown.slice(read)).toContain(question);
    read = shown.indexOf(question, read) + question.length;
    child.stdin?.write(key);
  };
  return {
    press,
    answer: (question, text = '') => press(question, text + KEYS.enter),
    screen: () => shown,
    ended: once(child, 'close').then(([code]: (number | null)[]) => code ?? null),
  };
}
