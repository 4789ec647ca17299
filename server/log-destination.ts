import { write, writeSync } from 'node:fs';

/** Takes text, and can be told to have written all of it before it returns. */
export interface LogDestination {
  write(text: string): void;
  flushSync(): void;
}

/** Bytes that wait for a log that takes nothing, on a full disk or behind a stalled pipe; what comes then is lost. */
const MOST_WAITING = 4 * 1024 ** 2;
/** Lines are written together: once there are so many (UTF-16 units), or after so long (ms). */
const BATCH = { length: 64 * 1024, every: 200 };
/** How long a log that takes nothing is left alone before it is tried again (ms). */
const RETRY_AFTER = 100;
/** For how long the end of the process, all in all, waits for such a log (ms). */
const LAST_WAIT = 1000;

/**
 * Opens a file descriptor as the process's log. It never throws and never holds the process up: lines that find no room
 * are lost, and counted in a line of their own once the log takes lines again. pino's own destination (sonic-boom) tries
 * for ever to flush to a full disk, and blocks the process meanwhile. What is left when the process ends is written then.
 */
export function openLog(fd: number): LogDestination {
  let batch = '';
  let timer: NodeJS.Timeout | undefined;
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let lostLines = 0;
  /** When the write under way began (ms of Unix time). */
  let writingSince: number | undefined;

  function add(bytes: Buffer): void {
    waiting.push(bytes);
    waitingBytes += bytes.byteLength;
  }

  function take(): Buffer | undefined {
    const bytes = waiting.shift();
    waitingBytes -= bytes?.byteLength ?? 0;
    return bytes;
  }

  /** Puts back what was not written of `bytes`. */
  function putBack(bytes: Buffer, written = 0): void {
    const rest = bytes.subarray(written);
    if (rest.byteLength === 0) return;
    waiting.unshift(rest);
    waitingBytes += rest.byteLength;
  }

  function noteLoss(): void {
    if (lostLines === 0) return;
    const line = { level: 40, time: Date.now(), lines: lostLines, msg: 'log lines lost' };
    lostLines = 0;
    add(Buffer.from(`${JSON.stringify(line)}\n`));
  }

  function writeOn(): void {
    const bytes = take();
    writingSince = bytes && Date.now();
    if (!bytes) return;
    write(fd, bytes, (error, written) => {
      putBack(bytes, error ? 0 : written);
      if (error) return void setTimeout(writeOn, RETRY_AFTER).unref();
      noteLoss();
      writeOn();
    });
  }

  function endBatch(): void {
    if (batch === '') return;
    clearTimeout(timer);
    timer = undefined;
    const text = batch;
    batch = '';
    const bytes = Buffer.from(text);
    if (waitingBytes + bytes.byteLength > MOST_WAITING) lostLines += text.split('\n').length - 1;
    else add(bytes);
  }

  function flushSync(): void {
    endBatch();
    const now = Date.now();
    // A write to a pipe that nobody reads would never come back.
    const isStalled = writingSince !== undefined && now - writingSince > LAST_WAIT;
    if (isStalled) return;
    for (let bytes = take(); bytes; bytes = take()) {
      try {
        putBack(bytes, writeSync(fd, bytes));
        noteLoss();
      } catch {
        putBack(bytes);
        if (Date.now() - now > LAST_WAIT) return;
        Atomics.wait(PAUSE, 0, 0, RETRY_AFTER);
      }
    }
  }

  function writeBatch(): void {
    endBatch();
    if (writingSince === undefined) writeOn();
  }

  process.once('exit', flushSync);
  return {
    write(text) {
      batch += text;
      if (batch.length > BATCH.length) writeBatch();
      else timer ??= setTimeout(writeBatch, BATCH.every).unref();
    },
    flushSync,
  };
}

/** Something to wait for that never comes. */
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
