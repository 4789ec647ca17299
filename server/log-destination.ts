import { write, writeSync } from 'node:fs';

/** A log destination that can be flushed synchronously. */
export interface LogDestination {
  write(text: string): void;
  flushSync(): void;
}

/** Most bytes buffered while the destination is blocked (full disk, stalled pipe); further lines are lost. */
const MOST_WAITING = 4 * 1024 ** 2;
/** Lines are written in batches: at this length (UTF-16 units), or after this long (ms). */
const BATCH = { length: 64 * 1024, every: 200 };
/** Wait before the next write to a destination that refused one (ms). */
const RETRY_AFTER = 100;
/** Longest wait for such a destination when the process ends (ms). */
const LAST_WAIT = 1000;

/**
 * Opens a file descriptor as the log of the process. Never throws and never blocks: when the buffer is full,
 * lines are dropped, and one line tells how many once writes succeed again. (pino’s sonic-boom retries for
 * ever on a full disk and blocks the process.) What is left in the buffer is written when the process ends.
 */
export function openLog(fd: number): LogDestination {
  let batch = '';
  let timer: NodeJS.Timeout | undefined;
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let lostLines = 0;
  /** When the current write began (Unix time, ms). */
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

  /** Returns the unwritten part of `bytes` to the buffer. */
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
    // A synchronous write to a stalled pipe would block forever.
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

/** For `Atomics.wait`: a synchronous sleep. */
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
