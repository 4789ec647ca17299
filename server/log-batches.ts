import type { LogDestination } from './log-destination.ts';

interface Batches {
  /** Bytes that are written at once. */
  length: number;
  /** How long a line waits for others at most (ms). */
  every: number;
}

/** Bytes of a UTF-16 code unit in UTF-8, at most. */
const UNIT_LENGTH = 3;

/**
 * Joins lines before `destination` sees them. pino's own destination can wait for as many bytes, but measures all that
 * waits anew with each line. What is left when the process ends is handed on then.
 */
export function inBatches(destination: LogDestination, { length, every }: Batches): LogDestination {
  // Bytes, for a text that grows is a tree of all the pieces that it was made from, and as much garbage.
  const batch = Buffer.alloc(length);
  let used = 0;
  function handOn(): void {
    if (used === 0) return;
    const lines = batch.toString('utf8', 0, used);
    used = 0;
    destination.write(lines);
  }
  setInterval(handOn, every).unref();
  process.once('exit', flushSync);
  function flushSync(): void {
    handOn();
    destination.flushSync();
  }
  return {
    write(line) {
      const room = line.length * UNIT_LENGTH;
      if (used + room > length) handOn();
      if (room > length) destination.write(line);
      else used += batch.write(line, used);
    },
    flushSync,
  };
}
