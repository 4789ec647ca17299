import { randomUUID } from 'node:crypto';
import { type ContentValues, withContent } from '../../content/live.ts';
import { toStored } from '../clock.ts';
import { settleWithin, unlessAborted } from '../deadlines.ts';
import type { ReplyAddresses } from '../mailbox/match-lead.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import type { OutboxRow } from '../store/database.ts';
import { mailAdvice } from './mail-advice.ts';
import { errorFacts, errorText, isFinal, isServerFault, UnsendableMail } from './mail-errors.ts';
import { readMail, readRenderer } from './messages.ts';
import { isKept, leaseDue, type MailFate, type MailOutcome, release, renew } from './outbox.ts';
import { nextAttempt, pauseAfter } from './retry.ts';
import { type MailDestination, type MailSender, type MailTransport, UnclearDelivery } from './transport.ts';

/**
 * One mail is sent at a time, over a connection that is kept. One that takes longer than this (ms) holds nobody up:
 * another goes beside it, up to so many at a time.
 */
const PATIENCE = 5000;
const MOST_AT_A_TIME = 5;
/**
 * Longest time for one mail (ms): 60 s for the greeting, which some servers delay on purpose, and as much for the
 * rest. RFC 5321 (section 4.5.3.2) allows more, but other mails would wait.
 */
export const MAIL_DEADLINE = 120_000;
/** Time for the mails under way at shutdown, then for their cancellation (ms). */
const STOP_TIMEOUT = 3000;
const ABANDON_TIMEOUT = 500;
/** Interval at which leases of mails under way are renewed (ms); well below the outbox’s `LEASE`. */
const HEARTBEAT = 10_000;
/** Interval at which an idle mailer checks for due mails (ms). */
const POLL_INTERVAL = 1000;
/** Longest error text stored with a mail (characters). */
const MAX_ERROR_LENGTH = 500;

export interface MailerParts extends Pick<Parts, 'database' | 'facts' | 'clock' | 'logger'> {
  /** The texts of mails, as colleagues changed them. */
  content: { current(): ContentValues };
  transport: MailTransport;
  /** What `transport` leads to, for the advice in the log. */
  destination: Pick<MailDestination, 'kind'>;
  from: MailSender;
  /** Public address of the site, for links to leads. */
  publicUrl: URL;
  /** Where visitors answer to. */
  replyAddresses: Pick<ReplyAddresses, 'addressOf'>;
  /** Random source for the jitter of retries, in [0, 1). */
  random?: () => number;
  /** Called with the outcome of each attempt. */
  onTried?: (outcome: MailOutcome) => void;
  /** Replace `MAIL_DEADLINE`, `PATIENCE` and `STOP_TIMEOUT` (ms), in tests. */
  mailDeadline?: number;
  patience?: number;
  stopTimeout?: number;
}

/** The process was held up, and another one has taken the mail over. */
class LostLease extends Error {}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends the mails of the outbox: at least once each, by one process at a time, with retries. */
export function createMailer({
  database,
  facts,
  content,
  transport,
  destination,
  from,
  publicUrl,
  replyAddresses,
  clock,
  logger,
  random = Math.random,
  onTried = () => {},
  mailDeadline = MAIL_DEADLINE,
  patience = PATIENCE,
  stopTimeout = STOP_TIMEOUT,
}: MailerParts) {
  const owner = randomUUID();
  /** The mails under way, with when each began (`performance.now()`). */
  const inHand = new Map<Promise<void>, number>();
  const abandonment = new AbortController();
  const stopping = new AbortController();
  let verified: Promise<void> | undefined;
  /** Faults of the server in a row; while there are any, one mail at a time is tried after each pause. */
  let faults = 0;
  let pause = { from: 0, to: 0 };

  /** Whether a pause lasts; one that begins later than now was made before the clock was set back. */
  function isPaused(): boolean {
    const now = clock.milliseconds();
    return now >= pause.from && now < pause.to;
  }

  function freeSlots(): number {
    if (isPaused()) return 0;
    const now = performance.now();
    const slow = [...inHand.values()].filter((since) => now - since > patience).length;
    const most = faults > 0 ? 1 : Math.min(1 + slow, MOST_AT_A_TIME);
    return most - inHand.size;
  }

  /** Starts sending due mails, up to the free slots; returns a promise for each. */
  async function takeDue(): Promise<Promise<void>[]> {
    const free = freeSlots();
    const leased = free > 0 ? await leaseDue(database, owner, clock.now(), free) : [];
    return leased.map((mail) => {
      const delivery = deliver(mail)
        .catch((error: unknown) => {
          logger.error({ mail: mail.id, err: error }, 'outcome of mail not noted');
        })
        .finally(() => {
          inHand.delete(delivery);
          sending.wake();
        });
      inHand.set(delivery, performance.now());
      return delivery;
    });
  }

  /** Sends due mails until none is left or the server is at fault, and returns how many were tried. */
  async function deliverDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const deliveries = await takeDue();
      if (deliveries.length === 0) return tried;
      tried += deliveries.length;
      await Promise.all(deliveries);
    }
  }

  async function deliver(mail: OutboxRow): Promise<void> {
    const heartbeat = setInterval(() => {
      renew(database, owner, mail.id, clock.now()).catch((error: unknown) => {
        logger.error({ mail: mail.id, err: error }, 'lease not renewed');
      });
    }, HEARTBEAT);
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new UnclearDelivery(`No end within ${mailDeadline} ms`)),
      mailDeadline,
    );
    const ending = AbortSignal.any([deadline.signal, abandonment.signal]);
    try {
      await unlessAborted(send(mail, ending), ending);
    } catch (error) {
      // Another process sends it, under the same Message-ID.
      if (abandonment.signal.aborted || error instanceof LostLease)
        logger.warn({ mail: mail.id }, 'mail left to another process');
      else await noteFailure(mail, error);
      return;
    } finally {
      clearTimeout(timer);
      clearInterval(heartbeat);
    }
    await noteSuccess(mail);
  }

  async function prepare(): Promise<void> {
    await Promise.all([readRenderer(), transport.prepare()]);
  }

  async function send(mail: OutboxRow, signal: AbortSignal): Promise<void> {
    const write = await readMail({ database, mail, publicUrl, replyAddresses, now: clock.now() });
    // A module that cannot be loaded, as during a deployment, is not the mail’s fault.
    await prepare();
    const { sender, ...composed } = await withContent(content.current(), () =>
      write(facts.current().agency),
    ).catch((cause: unknown) => {
      throw new UnsendableMail(`cannot compose « ${mail.message} »`, { cause });
    });
    await transport.send(
      {
        ...composed,
        from: { ...from, ...(sender !== undefined && { name: sender }) },
        to: mail.recipient,
        messageId: mail.message_id,
      },
      { signal, beforeData: () => keepLease(mail) },
    );
  }

  /** @throws LostLease, or Kysely’s error: what could not be noted as sent is better not sent */
  async function keepLease({ id }: OutboxRow): Promise<void> {
    if (!(await renew(database, owner, id, clock.now()))) throw new LostLease();
  }

  async function note(mail: OutboxRow, outcome: MailFate): Promise<void> {
    const isNoted = await release(database, owner, mail.id, outcome);
    // The lead was erased while the mail was being sent.
    if (!isNoted && !(await isKept(database, mail.id))) await transport.erase(mail.message_id);
  }

  function resume(): void {
    if (faults > 0) logger.info({ faults }, 'mail server answers again');
    faults = 0;
    pause = { from: 0, to: 0 };
  }

  /** Pauses all mails after a fault of the server. Those that were under way beside it count as the same fault. */
  function pauseFor(error: unknown, jitter: number): void {
    transport.close();
    if (isPaused()) return;
    faults += 1;
    const from = clock.milliseconds();
    pause = { from, to: from + pauseAfter(faults, jitter) };
    const seconds = Math.round((pause.to - from) / 1000);
    const advice = mailAdvice(error, destination);
    logger.warn({ ...errorFacts(error), advice, faults, seconds }, 'mail server at fault, all mails wait');
  }

  async function noteSuccess(mail: OutboxRow): Promise<void> {
    resume();
    await note(mail, { status: 'sent', sent_at: toStored(clock.now()), last_error: null });
    onTried('sent');
    logger.info({ mail: mail.id, message: mail.message, attempts: mail.attempts }, 'mail sent');
  }

  async function noteFailure(mail: OutboxRow, error: unknown): Promise<void> {
    const now = clock.now();
    const jitter = random();
    const isServers = isServerFault(error);
    if (isServers) pauseFor(error, jitter);
    else if (errorFacts(error).responseCode !== undefined) resume();
    const next = isFinal(mail, error)
      ? null
      : nextAttempt({
          attempts: mail.attempts,
          createdAt: Temporal.Instant.from(mail.created_at),
          now,
          isUnclear: error instanceof UnclearDelivery,
          isServerFault: isServers,
          random: jitter,
        });
    await note(mail, {
      last_error: errorText(error).slice(0, MAX_ERROR_LENGTH),
      ...(next ? { next_attempt_at: toStored(next) } : { status: 'failed' }),
    });
    onTried(next ? 'postponed' : 'failed');
    const facts = { mail: mail.id, message: mail.message, attempts: mail.attempts, ...errorFacts(error) };
    if (next) logger.warn({ ...facts, nextAttempt: toStored(next) }, 'mail not sent, will be tried again');
    else logger.error(facts, 'mail given up');
  }

  const sending = createPeriodicTask(async () => {
    try {
      while (!stopping.signal.aborted && (await takeDue()).length > 0);
    } catch (error) {
      logger.error({ err: error }, 'outbox cannot be read');
    }
  }, POLL_INTERVAL);

  /** Checks the connection at start, and logs the cause and what to check if mails cannot leave. */
  async function verifyTransport(): Promise<void> {
    const ending = AbortSignal.any([AbortSignal.timeout(mailDeadline), stopping.signal]);
    try {
      await unlessAborted(transport.verify(), ending);
    } catch (error) {
      if (stopping.signal.aborted) return;
      logger.warn({ ...errorFacts(error), advice: mailAdvice(error, destination) }, 'mails cannot leave');
    }
  }

  return {
    deliverDue,
    /** Loads the code that the first mail would wait for. */
    prepare,
    start(): void {
      // Not side by side: a server may allow a single connection.
      verified ??= verifyTransport().then(() => {
        if (!stopping.signal.aborted) sending.start();
      });
    },
    wake: sending.wake,
    /**
     * Starts no further mail and waits for those under way; what takes longer than a few seconds is left to another
     * process. Always resolves.
     */
    async stop(): Promise<void> {
      stopping.abort();
      const done = Promise.resolve(verified)
        .then(sending.stop)
        .then(() => Promise.all(inHand.keys()));
      await settleWithin(done, stopTimeout);
      abandonment.abort();
      await settleWithin(done, ABANDON_TIMEOUT);
      transport.close();
    },
  };
}
