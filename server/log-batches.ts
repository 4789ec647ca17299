import type { DestinationStream } from 'pino';

/** Takes text, and can be told to have written all of it before it returns. */
interface LogDestination extends DestinationStream {
  flushSync(): void;
}

interface Batches {
  /** Characters that are written at once. */
  length: number;
  /** How long a line waits for others at most (ms). */
  every: number;
}

/**
 * Joins lines before `destination` sees them. pino's own destination can wait for as many bytes, but measures all that
 * waits anew with each line. What is left when the process ends is handed on then.
 */
export function inBatches(destination: LogDestination, { length, every }: Batches): LogDestination {
  let batch = '';
  function handOn(): void {
    if (batch === '') return;
    const lines = batch;
    batch = '';
    destination.write(lines);
  }
  setInterval(handOn, every).unref();
  // Before the destination's own listener, which writes what it holds and closes.
  process.prependOnceListener('exit', handOn);
  return {
    write(line) {
      batch += line;
      if (batch.length >= length) handOn();
    },
    flushSync() {
      handOn();
      destination.flushSync();
    },
  };
}
