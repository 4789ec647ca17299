import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { unlessAborted } from '../deadlines.ts';
import { countLostNotices, oldestUnsent } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { proveWritable } from '../store/daily-jobs.ts';
import { isMigrated } from '../store/migrate.ts';

/** Paths that monitoring requests every few seconds; logged at debug level only. */
export const PROBES: readonly string[] = ['/healthz', '/readyz'];

/** If a mail waits longer, mails are not being sent (s). */
const LONGEST_MAIL_WAIT = 15 * 60;
/** Least free disk space (bytes). */
const LEAST_FREE_SPACE = 200 * 1024 ** 2;
/** How long a report is reused (ms): the path is public, and each check writes to the disk. */
const MAX_AGE = 1000;
/** Longest time for all checks together (ms), if the database does not answer. */
const DEADLINE = 4500;

/** Whether this process can serve requests, and the result of each check. */
export interface ReadinessReport {
  ready: boolean;
  /** Accepts writes. */
  database: { ok: boolean };
  /** Every migration of this version has run. */
  migrations: { ok: boolean };
  /** `oldestUnsentSeconds` is 0 if no mail waits; `lostNotices` counts abandoned mails to the agency. */
  mail: { ok: boolean; oldestUnsentSeconds?: number; lostNotices?: number };
  /** Free space for data; absent if none is written on this machine. */
  disk?: { ok: boolean; freeBytes?: number };
}

interface ReadinessParts extends Pick<Parts, 'database' | 'clock' | 'logger'> {
  /** Folders on this machine that data is written to. */
  folders: readonly string[];
  /** Free bytes on the disk of a folder. */
  freeSpace?: (folder: string) => Promise<number>;
}

/** The readiness check of `/readyz`. Logs when the process becomes ready or not ready. */
export function createReadiness({ database, clock, logger, folders, freeSpace = freeBytes }: ReadinessParts) {
  let latest: { at: Temporal.Instant; report: Promise<ReadinessReport> } | undefined;
  let wasReady = true;

  /** Never rejects: a check that fails is not ready. */
  async function check(): Promise<ReadinessReport> {
    const now = clock.now();
    // Absolute, because the clock may have been set back.
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

/** Uses the nearest existing parent of a folder that does not exist yet. */
async function freeBytes(folder: string): Promise<number> {
  let existing = resolve(folder);
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = await statfs(existing);
  return bavail * bsize;
}
