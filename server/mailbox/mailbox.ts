import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { toStored } from '../clock.ts';
import type { Parts } from '../parts.ts';
import type { MailReceipt } from './receive-mail.ts';

/** How long one process reads for all; it renews this at each look. */
const LEASE = { minutes: 3 };
/** A lease that ends later was taken before the clock was set back. */
const FURTHEST_LEASE_END = { minutes: 10 };
/** Interval of looks at both folders (ms), also where the server tells of new mails by itself (IDLE). */
const INTERVAL = 60_000;
/** Pauses after a fault (ms): doubled each time, up to the longest. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 300_000;
/** After news, so that several mails are read at once (ms). */
const GATHERING = 500;
/** How far back a folder is read that is not known yet (days). */
const FIRST_LOOK_DAYS = 7;
/** Mails whose headers are fetched at a time, and the bytes of each header. */
const SLICE = 50;
const HEADER_BYTES = 64 * 1024;
/** Longest time of a connection without a word, and the largest answer (ms, bytes). */
const SILENCE = 180_000;
const MOST_RESPONSE = 64 * 1024 * 1024;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The server ended the connection. */
class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** How the mailbox is, by what all processes know. */
export type MailboxState = 'off' | 'fine' | { failingSince: string };

interface MailboxParts extends Pick<Parts, 'database' | 'clock' | 'logger'> {
  /** `IMAP_URL`; `null` to read none. */
  url: URL | null;
  receipt: MailReceipt;
  /** Replace `INTERVAL` and `FIRST_PAUSE` (ms), in tests. */
  interval?: number;
  firstPause?: number;
}

export type MailboxReader = ReturnType<typeof createMailboxReader>;

/** Reads the agency’s mailbox, without changing it: in one process at a time, with a new connection after each fault. */
export function createMailboxReader({
  database,
  url,
  receipt,
  clock,
  logger,
  interval = INTERVAL,
  firstPause = FIRST_PAUSE,
}: MailboxParts) {
  const owner = randomUUID();
  const stopping = new AbortController();
  const account = url === null ? '' : `${decodeURIComponent(url.username)}@${url.host}`;
  const inbox = url === null ? '' : decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  const keyOf = (path: string) => `${account}/${path}`;
  let running: Promise<void> | undefined;

  async function run(at: URL): Promise<void> {
    let faults = 0;
    while (!stopping.signal.aborted) {
      try {
        if (await holdLease()) {
          await session(at, () => {
            faults = 0;
          });
        }
        await pause(interval / 2);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (faults === 0) logger.warn(faultOf(error), 'mailbox cannot be read');
        await noteFailure();
        await pause(Math.min(firstPause * 2 ** faults++, LONGEST_PAUSE));
      }
    }
  }

  /** Reads until the lease is lost or the process stops. */
  async function session(at: URL, onRead: () => void): Promise<void> {
    // Loaded here, because most sites read no mailbox.
    const { ImapFlow } = await import('imapflow');
    const client = new ImapFlow({
      host: at.hostname.replace(/^\[|\]$/g, ''),
      port: Number(at.port) || (at.protocol === 'imaps:' ? 993 : 143),
      secure: at.protocol === 'imaps:',
      // A password never leaves the machine in the clear.
      ...(at.protocol === 'imap:' && !LOCAL.has(at.hostname) ? { doSTARTTLS: true } : {}),
      auth: { user: decodeURIComponent(at.username), pass: decodeURIComponent(at.password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 30_000,
      socketTimeout: SILENCE,
      maxResponseSize: MOST_RESPONSE,
    });
    const ended = new AbortController();
    let lost: unknown = new ConnectionLost();
    client.on('error', (error) => {
      lost = error;
    });
    client.on('close', () => ended.abort(lost));
    const onStop = () => client.close();
    stopping.signal.addEventListener('abort', onStop, { once: true });
    try {
      await client.connect();
      const sent = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')?.path;
      while (!stopping.signal.aborted && (await holdLease())) {
        const news = new AbortController();
        const onNews = () => news.abort();
        if (sent !== undefined && sent !== inbox) await readFolder(client, sent, 'sent');
        client.on('exists', onNews);
        await readFolder(client, inbox, 'inbox');
        await noteSuccess();
        onRead();
        await waitForNews(client, news.signal, ended.signal);
        client.off('exists', onNews);
      }
    } finally {
      stopping.signal.removeEventListener('abort', onStop);
      client.close();
    }
  }

  /** Waits until the server tells of a mail, for `interval` at most. */
  async function waitForNews(client: ImapFlow, news: AbortSignal, ended: AbortSignal): Promise<void> {
    // Ends with the next command; a fault of it ends the connection, which is what counts.
    client.idle().catch((error: unknown) => logger.debug(faultOf(error), 'idle ended'));
    await sleepUnless(interval, AbortSignal.any([news, ended, stopping.signal]));
    ended.throwIfAborted();
    if (news.aborted) await pause(GATHERING);
  }

  async function readFolder(client: ImapFlow, path: string, folder: 'inbox' | 'sent'): Promise<void> {
    const lock = await client.getMailboxLock(path, { readOnly: true });
    try {
      if (client.mailbox === false) throw new Error('no folder selected');
      const validity = String(client.mailbox.uidValidity);
      const last = await lastUid(path, validity);
      const since = new Date(clock.milliseconds() - FIRST_LOOK_DAYS * 86_400_000);
      const found = await client.search(last === null ? { since } : { uid: `${last + 1}:*` }, { uid: true });
      // « n:* » names the last mail even where n is beyond it.
      const uids = (found || []).filter((uid) => uid > (last ?? 0)).sort((one, other) => one - other);
      for (let at = 0; at < uids.length && !stopping.signal.aborted; at += SLICE) {
        await readMails(client, uids.slice(at, at + SLICE), { path, folder, validity });
        if (!(await holdLease())) return;
      }
      if (uids.length === 0 && last === null) await noteRead(path, validity, 0);
    } finally {
      lock.release();
    }
  }

  async function readMails(
    client: ImapFlow,
    uids: readonly number[],
    { path, folder, validity }: { path: string; folder: 'inbox' | 'sent'; validity: string },
  ): Promise<void> {
    const heads = await client.fetchAll(
      uids.join(','),
      {
        uid: true,
        size: true,
        internalDate: true,
        bodyParts: [{ key: 'HEADER', start: 0, maxLength: HEADER_BYTES }],
      },
      { uid: true },
    );
    for (const { uid, size = 0, internalDate, headers } of heads.sort((one, other) => one.uid - other.uid)) {
      if (stopping.signal.aborted) return;
      const date = internalDate === undefined ? null : new Date(internalDate);
      if (headers) {
        await receipt.receive({
          folder,
          place: `${keyOf(path)};${validity};${uid}`,
          header: new Uint8Array(headers),
          size,
          received: date === null ? clock.now() : date.toTemporalInstant(),
          async fetch(most) {
            const mail = await client.fetchOne(
              String(uid),
              { source: { start: 0, maxLength: most } },
              { uid: true },
            );
            // Deleted meanwhile.
            return new Uint8Array(mail === false ? [] : (mail.source ?? []));
          },
        });
      }
      await noteRead(path, validity, uid);
    }
  }

  /** The last UID that was read; `null` for a folder that is not known, or was made anew. */
  async function lastUid(path: string, validity: string): Promise<number | null> {
    const row = await database
      .selectFrom('mailbox_folders')
      .select(['uid_validity', 'last_uid'])
      .where('folder', '=', keyOf(path))
      .executeTakeFirst();
    return row?.uid_validity === validity ? row.last_uid : null;
  }

  async function noteRead(path: string, validity: string, uid: number): Promise<void> {
    const read = { uid_validity: validity, last_uid: uid };
    await database
      .insertInto('mailbox_folders')
      .values({ folder: keyOf(path), ...read })
      .onConflict((conflict) => conflict.column('folder').doUpdateSet(read))
      .execute();
  }

  /** Takes or renews the lease. @returns whether this process holds it */
  async function holdLease(): Promise<boolean> {
    const now = clock.now();
    await database
      .insertInto('mailbox_folders')
      .values({ folder: keyOf(inbox), last_uid: 0 })
      .onConflict((conflict) => conflict.column('folder').doNothing())
      .execute();
    const { numUpdatedRows } = await database
      .updateTable('mailbox_folders')
      .set({ lease_owner: owner, lease_until: toStored(now.add(LEASE)) })
      .where('folder', '=', keyOf(inbox))
      .where((row) =>
        row.or([
          row('lease_owner', '=', owner),
          row('lease_until', 'is', null),
          row('lease_until', '<', toStored(now)),
          row('lease_until', '>', toStored(now.add(FURTHEST_LEASE_END))),
        ]),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  async function noteSuccess(): Promise<void> {
    const { numUpdatedRows } = await database
      .updateTable('mailbox_folders')
      .set({ failing_since: null })
      .where('folder', '=', keyOf(inbox))
      .where('failing_since', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) logger.info('mailbox is read again');
  }

  async function noteFailure(): Promise<void> {
    try {
      await database
        .updateTable('mailbox_folders')
        .set({ failing_since: toStored(clock.now()) })
        .where('folder', '=', keyOf(inbox))
        .where('failing_since', 'is', null)
        .execute();
    } catch (error) {
      logger.error({ err: error }, 'state of the mailbox not noted');
    }
  }

  function pause(ms: number): Promise<void> {
    return sleepUnless(ms, stopping.signal);
  }

  return {
    start(): void {
      if (url !== null) running = run(url);
    },
    /** Ends the connection, and leaves the mailbox to other processes. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
      if (running === undefined) return;
      await database
        .updateTable('mailbox_folders')
        .set({ lease_owner: null, lease_until: null })
        .where('lease_owner', '=', owner)
        .execute();
    },
    async state(): Promise<MailboxState> {
      if (url === null) return 'off';
      const row = await database
        .selectFrom('mailbox_folders')
        .select('failing_since')
        .where('folder', '=', keyOf(inbox))
        .executeTakeFirst();
      return row?.failing_since ? { failingSince: row.failing_since } : 'fine';
    },
  };
}

async function sleepUnless(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await sleep(ms, undefined, { signal, ref: false }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** The loggable parts of an error: what a server says may hold an address. */
function faultOf(error: unknown): { fault: string; code?: string; response?: string } {
  if (!(error instanceof Error)) return { fault: 'unknown' };
  const isRefused = 'authenticationFailed' in error && error.authenticationFailed === true;
  return {
    fault: isRefused ? 'AuthenticationFailed' : error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('serverResponseCode' in error && typeof error.serverResponseCode === 'string'
      ? { response: error.serverResponseCode }
      : {}),
  };
}
