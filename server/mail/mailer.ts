import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, toStored } from '../clock.ts';
import type { MailOutcome } from '../metrics/site-metrics.ts';
import type { Database, LeadRow, OutboxRow } from '../store/database.ts';
import { compose, readRenderer } from './messages.ts';
import { claimDue, release, renew } from './outbox.ts';
import { nextAttempt } from './retry.ts';
import type { MailTransport } from './transport.ts';

/** How many mails one process sends at a time. */
const CONCURRENCY = 5;
/** How often the lease of a mail in hand is renewed (ms); well below the outbox's `LEASE`. */
const HEARTBEAT = 10_000;
/** How often an idle mailer looks for mails that have become due (ms). */
const POLL_INTERVAL = 1000;
/** Longest error text kept with a mail, in characters. */
const MAX_ERROR_LENGTH = 500;

interface MailerParts {
  database: Database;
  transport: MailTransport;
  /** Sender of every mail, as in a From header. */
  from: string;
  clock: Clock;
  logger: Logger;
  /** Source of the retries' jitter, in [0, 1). */
  random?: () => number;
  /** Told what became of each attempt. */
  onTried?: (outcome: MailOutcome) => void;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends what the outbox holds: at least once, one process at a time per mail, later again when it fails. */
export function createMailer({
  database,
  transport,
  from,
  clock,
  logger,
  random = Math.random,
  onTried = () => {},
}: MailerParts) {
  const owner = randomUUID();
  let stopping = false;
  let running: Promise<void> | undefined;
  let rest = Promise.withResolvers<void>();

  /** Sends the mails that are due now, a handful at most, and returns how many it tried. */
  async function deliverDue(): Promise<number> {
    const claimed = await claimDue(database, owner, clock.now(), CONCURRENCY);
    // All of them end before anything is reported: a stop must not pull the database from under a mail in hand.
    const outcomes = await Promise.allSettled(claimed.map(deliver));
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    return claimed.length;
  }

  async function deliver(mail: OutboxRow): Promise<void> {
    const heartbeat = setInterval(() => {
      renew(database, owner, mail.id, clock.now()).catch((error: unknown) => {
        logger.error({ mail: mail.id, err: error }, 'lease not renewed');
      });
    }, HEARTBEAT);
    try {
      const lead = await database
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', mail.lead_id)
        .executeTakeFirstOrThrow();
      await send(mail, lead);
    } catch (error) {
      await noteFailure(mail, error);
      return;
    } finally {
      clearInterval(heartbeat);
    }
    await release(database, owner, mail.id, {
      status: 'sent',
      sent_at: toStored(clock.now()),
      last_error: null,
    });
    onTried('sent');
    logger.info({ mail: mail.id, message: mail.message, attempts: mail.attempts }, 'mail sent');
  }

  async function prepare(): Promise<void> {
    await Promise.all([readRenderer(), transport.prepare()]);
  }

  async function send(mail: OutboxRow, lead: LeadRow): Promise<void> {
    // Code that cannot be read just now, as while another version is put in its place, is not the mail's fault.
    await prepare();
    const composed = await compose(mail.message, lead).catch((cause: unknown) => {
      throw new UnsendableMail(`cannot compose « ${mail.message} »`, { cause });
    });
    await transport.send({ ...composed, from, to: mail.recipient, messageId: mail.message_id });
  }

  async function noteFailure(mail: OutboxRow, error: unknown): Promise<void> {
    const now = clock.now();
    const next = isPermanent(error)
      ? null
      : nextAttempt(mail.attempts, Temporal.Instant.from(mail.created_at), now, random());
    const lastError = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_LENGTH);
    await release(database, owner, mail.id, {
      last_error: lastError,
      ...(next ? { next_attempt_at: toStored(next) } : { status: 'failed' }),
    });
    onTried(next ? 'postponed' : 'failed');
    const facts = { mail: mail.id, message: mail.message, attempts: mail.attempts, ...errorFacts(error) };
    if (next) logger.warn({ ...facts, nextAttempt: toStored(next) }, 'mail not sent, will be tried again');
    else logger.error(facts, 'mail given up');
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        if ((await deliverDue()) > 0) continue;
      } catch (error) {
        logger.error({ err: error }, 'outbox cannot be read');
      }
      rest = Promise.withResolvers<void>();
      const timer = setTimeout(rest.resolve, POLL_INTERVAL);
      await rest.promise;
      clearTimeout(timer);
    }
  }

  return {
    deliverDue,
    /** Reads the code that mails take, which the first one would wait for. */
    prepare,
    start(): void {
      running ??= run();
    },
    /** Says that there is something new to send. */
    wake(): void {
      rest.resolve();
    },
    /** Finishes the mails in hand and sends no other. */
    async stop(): Promise<void> {
      stopping = true;
      rest.resolve();
      await running;
      transport.close();
    },
  };
}

/** A mail that no later attempt can mend. */
class UnsendableMail extends Error {}

/** A 5xx about this mail or its recipient is final; one about our own login or connection is not. */
function isPermanent(error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  const { code, responseCode } = errorFacts(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** What may be logged of an SMTP error: its text can quote the recipient's address, its codes cannot. */
function errorFacts(error: unknown): { code?: string; responseCode?: number; reason?: string } {
  if (!(error instanceof Error)) return {};
  const facts: ReturnType<typeof errorFacts> = {};
  if ('code' in error && typeof error.code === 'string') facts.code = error.code;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    facts.responseCode = error.responseCode;
  if (error instanceof UnsendableMail) facts.reason = `${error.message}: ${String(error.cause)}`;
  return facts;
}
