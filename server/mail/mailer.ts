import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type FactSource, FILE_FACTS } from '../../content/facts.ts';
import { type Clock, toStored } from '../clock.ts';
import { settleWithin, unlessAborted } from '../deadlines.ts';
import type { Database, OutboxRow } from '../store/database.ts';
import { errorFacts, errorText, isFinal, UnsendableMail } from './mail-errors.ts';
import { readMailSubject } from './mail-subject.ts';
import { compose, readRenderer } from './messages.ts';
import { isKept, leaseDue, type MailFate, type MailOutcome, release, renew } from './outbox.ts';
import { nextAttempt } from './retry.ts';
import { type MailTransport, UnclearDelivery } from './transport.ts';

/** How many mails one process sends at a time. */
const CONCURRENCY = 5;
/**
 * How long one mail may take (ms): 60 s for a server's greeting, which some delay on purpose, and as much for the rest.
 * RFC 5321 (section 4.5.3.2) would wait for longer, and keep other mails waiting.
 */
export const MAIL_DEADLINE = 120_000;
/** How long a stop waits for the mails in hand, and then for what their abandonment leaves to be done (ms). */
const STOP_TIMEOUT = 3000;
const ABANDON_TIMEOUT = 500;
/** How often the lease of a mail in hand is renewed (ms); well below the outbox's `LEASE`. */
const HEARTBEAT = 10_000;
/** How often an idle mailer looks for mails that have become due (ms). */
const POLL_INTERVAL = 1000;
/** Longest error text kept with a mail, in characters. */
const MAX_ERROR_LENGTH = 500;

interface MailerParts {
  database: Database;
  /** What the agency says of itself in mails; the content files when absent. */
  facts?: FactSource;
  transport: MailTransport;
  /** Sender of every mail, as in a From header. */
  from: string;
  /** Address of the site, for the links to its leads. */
  publicUrl: URL;
  clock: Clock;
  logger: Logger;
  /** Source of the retries' jitter, in [0, 1). */
  random?: () => number;
  /** Told what became of each attempt. */
  onTried?: (outcome: MailOutcome) => void;
  /** Replace `MAIL_DEADLINE` and `STOP_TIMEOUT` (ms). */
  mailDeadline?: number;
  stopTimeout?: number;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends what the outbox holds: at least once, one process at a time per mail, later again when it fails. */
export function createMailer({
  database,
  facts = { current: () => FILE_FACTS },
  transport,
  from,
  publicUrl,
  clock,
  logger,
  random = Math.random,
  onTried = () => {},
  mailDeadline = MAIL_DEADLINE,
  stopTimeout = STOP_TIMEOUT,
}: MailerParts) {
  const owner = randomUUID();
  const inHand = new Set<Promise<void>>();
  const abandonment = new AbortController();
  let stopping = false;
  let running: Promise<void> | undefined;
  let rest = Promise.withResolvers<void>();

  /** Begins to send mails that are due, as many as there are hands free, and returns what ends with each. */
  async function takeDue(): Promise<Promise<void>[]> {
    const free = CONCURRENCY - inHand.size;
    const leased = free > 0 ? await leaseDue(database, owner, clock.now(), free) : [];
    return leased.map((mail) => {
      const delivery = deliver(mail)
        .catch((error: unknown) => {
          logger.error({ mail: mail.id, err: error }, 'outcome of mail not noted');
        })
        .finally(() => {
          inHand.delete(delivery);
          wake();
        });
      inHand.add(delivery);
      return delivery;
    });
  }

  /** Sends the mails that are due now, a handful at most, and returns how many it tried. */
  async function deliverDue(): Promise<number> {
    const deliveries = await takeDue();
    await Promise.all(deliveries);
    return deliveries.length;
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
      // Whoever takes the mail once its lease has run out sends it under the same Message-ID.
      if (abandonment.signal.aborted) logger.warn({ mail: mail.id }, 'mail left to another process');
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
    const subject = await readMailSubject(database, mail, { publicUrl, now: clock.now() });
    // Code that cannot be read just now, as while another version is put in its place, is not the mail's fault.
    await prepare();
    const composed = await compose(mail.message, subject, facts.current()).catch((cause: unknown) => {
      throw new UnsendableMail(`cannot compose « ${mail.message} »`, { cause });
    });
    await transport.send({ ...composed, from, to: mail.recipient, messageId: mail.message_id }, signal);
  }

  async function note(mail: OutboxRow, outcome: MailFate): Promise<void> {
    const isNoted = await release(database, owner, mail.id, outcome);
    // Its lead was erased while the mail was in hand.
    if (!isNoted && !(await isKept(database, mail.id))) await transport.erase(mail.message_id);
  }

  async function noteSuccess(mail: OutboxRow): Promise<void> {
    await note(mail, { status: 'sent', sent_at: toStored(clock.now()), last_error: null });
    onTried('sent');
    logger.info({ mail: mail.id, message: mail.message, attempts: mail.attempts }, 'mail sent');
  }

  async function noteFailure(mail: OutboxRow, error: unknown): Promise<void> {
    const now = clock.now();
    const next = isFinal(mail, error)
      ? null
      : nextAttempt({
          attempts: mail.attempts,
          createdAt: Temporal.Instant.from(mail.created_at),
          now,
          isUnclear: error instanceof UnclearDelivery,
          random: random(),
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

  async function run(): Promise<void> {
    while (!stopping) {
      rest = Promise.withResolvers<void>();
      try {
        if ((await takeDue()).length > 0) continue;
      } catch (error) {
        logger.error({ err: error }, 'outbox cannot be read');
      }
      const timer = setTimeout(rest.resolve, POLL_INTERVAL);
      await rest.promise;
      clearTimeout(timer);
    }
  }

  /** Says in the log, before the first mail does, that mails will not leave. */
  async function verifyTransport(): Promise<void> {
    const ending = AbortSignal.any([AbortSignal.timeout(mailDeadline), abandonment.signal]);
    try {
      await unlessAborted(transport.verify(), ending);
    } catch (error) {
      if (stopping) return;
      const advice = 'npm run site -- mail test';
      logger.warn({ ...errorFacts(error), advice }, 'mails cannot leave');
    }
  }

  function wake(): void {
    rest.resolve();
  }

  return {
    deliverDue,
    /** Reads the code that mails take, which the first one would wait for. */
    prepare,
    start(): void {
      if (running) return;
      running = run();
      void verifyTransport();
    },
    /** Says that there is something new to send. */
    wake,
    /**
     * Sends no other mail, and finishes those in hand; what takes longer than a few seconds is left to another process.
     * Always resolves.
     */
    async stop(): Promise<void> {
      stopping = true;
      wake();
      const done = Promise.resolve(running).then(() => Promise.all(inHand));
      await settleWithin(done, stopTimeout);
      abandonment.abort();
      await settleWithin(done, ABANDON_TIMEOUT);
    },
  };
}
