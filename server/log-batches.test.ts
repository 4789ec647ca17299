import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBatches } from './log-batches.ts';

let written: string[];
const destination = { write: (text: string) => written.push(text), flushSync: () => written.push('flushed') };
const batches = () => inBatches(destination, { length: 40, every: 200 });
/** What is to be done when the process ends, besides what the tests' own tool does. */
const ownListeners = () => process.listeners('exit').filter((listener) => !others.has(listener));
const others = new Set(process.listeners('exit'));

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const listener of ownListeners()) process.off('exit', listener);
});

it('joins lines in their order until another might not fit', () => {
  const log = batches();
  for (const line of ['« un »\n', 'two\n', 'three\n', 'four\n', 'five\n', 'six\n']) log.write(line);
  expect(written).toEqual(['« un »\ntwo\nthree\nfour\nfive\n']);
});

it('hands on a line that is longer than all that is joined, after those before it', () => {
  const log = batches();
  const long = `${'é'.repeat(50)}\n`;
  for (const line of ['one\n', long, 'two\n']) log.write(line);
  expect(written).toEqual(['one\n', long]);
  log.flushSync();
  expect(written.slice(2)).toEqual(['two\n', 'flushed']);
});

it('lets no line wait for long, and writes nothing where nothing waits', () => {
  const log = batches();
  log.write('one\n');
  vi.advanceTimersByTime(199);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(401);
  expect(written).toEqual(['one\n']);
});

it('hands on what waits when it is told to, and when the process ends', () => {
  const log = batches();
  log.write('one\n');
  log.flushSync();
  expect(written).toEqual(['one\n', 'flushed']);
  log.write('two\n');
  for (const listener of ownListeners()) listener.call(process, 0);
  expect(written.slice(2)).toEqual(['two\n', 'flushed']);
});
