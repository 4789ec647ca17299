import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { unlessAborted } from '../deadlines.ts';
import { countLostNotices, oldestUnsent } from '../mail/outbox.ts';
import { proveWritable } from '../store/daily-jobs.ts';
import type { Database } from '../store/database.ts';
import { isMigrated } from '../store/migrate.ts';

/** A mail that waits longer says that mails do not leave (s). */
const LONGEST_MAIL_WAIT = 15 * 60;
/** Less room than this on the disk (bytes) is soon none. */
const LEAST_FREE_SPACE = 200 * 1024 ** 2;
/** For how long an answer serves those who ask again (ms): the address is public, and each answer writes to the disk. */
const MAX_AGE = 1000;
/** How long all questions together may take (ms): a database that has gone silent answers none. */
const DEADLINE = 4500;

/** Whether this process can do its work, and what is wrong otherwise. */
export interface ReadinessReport {
  ready: boolean;
  /** Takes a row for good. */
  database: { ok: boolean };
  /** Has the tables that this version expects. */
  migrations: { ok: boolean };
  /** `oldestUnsentSeconds` is 0 when no mail waits; `lostNotices` are mails to the agency that were given up. */
  mail: { ok: boolean; oldestUnsentSeconds?: number; lostNotices?: number };
  /** Free space where data are written; absent when no disk of this machine holds any. */
  disk?: { ok: boolean; freeBytes?: number };
}

interface ReadinessParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Folders of this machine that data are written to. */
  folders: readonly string[];
  /** Bytes that may still be written to a folder's disk. */
  freeSpace?: (folder: string) => Promise<number>;
}

export type Readiness = ReturnType<typeof createReadiness>;

export function createReadiness({ database, clock, logger, folders, freeSpace = freeBytes }: ReadinessParts) {
  let latest: { at: Temporal.Instant; report: Promise<ReadinessReport> } | undefined;
  let wasReady = true;

  /** Never rejects: what cannot be found out is not ready. */
  async function check(): Promise<ReadinessReport> {
    const now = clock.now();
    // The distance, since the clock may have been set back.
    const age = latest ? Math.abs(latest.at.until(now).total('milliseconds')) : Number.POSITIVE_INFINITY;
    if (!latest || age > MAX_AGE) latest = { at: now, report: examine(now) };
    return latest.report;
  }

  async function examine(now: Temporal.Instant): Promise<ReadinessReport> {
    const faults: unknown[] = [];
    const deadline = AbortSignal.timeout(DEADLINE);
    const attempt = async <Facts extends object>(facts: () => Promise<Facts>): Promise<Facts | undefined> =>
      unlessAborted(facts(), deadline).catch((error: unknown) => {
        faults.push(error);
        return undefined;
      });
    const written = await attempt(async () => ({ done: await proveWritable(database, now) }));
    const migrated = await attempt(async () => ({ isDone: await isMigrated(database) }));
    const mail = await attempt(async () => ({
      oldestUnsentSeconds: await oldestUnsent(database, now),
      lostNotices: await countLostNotices(database),
    }));
    const spaces = await attempt(() => Promise.all(folders.map(freeSpace)));
    const free = spaces && Math.min(...spaces);

    const checks = {
      database: { ok: written !== undefined },
      migrations: { ok: migrated?.isDone ?? false },
      mail: mail
        ? { ok: mail.oldestUnsentSeconds <= LONGEST_MAIL_WAIT && mail.lostNotices === 0, ...mail }
        : { ok: false },
      ...(folders.length === 0 ? {} : { disk: diskCheck(free) }),
    };
    const ready = Object.values(checks).every(({ ok }) => ok);
    if (ready !== wasReady) {
      if (ready) logger.info('ready again');
      else logger.error({ ...checks, err: faults[0] }, 'not ready');
    }
    wasReady = ready;
    return { ready, ...checks };
  }

  return { check };
}

function diskCheck(free: number | undefined): { ok: boolean; freeBytes?: number } {
  return free === undefined ? { ok: false } : { ok: free >= LEAST_FREE_SPACE, freeBytes: free };
}

/** Of a folder that is not there yet, what its parent has. */
async function freeBytes(folder: string): Promise<number> {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  return bavail * bsize;
}
