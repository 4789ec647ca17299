import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LeadInput } from '../../domain/leads/lead.ts';
import { sells } from '../../domain/leads/seller-words.ts';
import { toStored } from '../clock.ts';
import { unlessAborted } from '../deadlines.ts';
import { AppError } from '../errors.ts';
import { note } from '../journal/journal.ts';
import type { Parts } from '../parts.ts';
import type { LeadRow, LeadStage, QuarantineReason, Tables } from '../store/database.ts';
import { announce } from './announce.ts';
import { contentDigest, mailboxDigest, networkDigest, textDigest } from './digests.ts';
import { forgetErased } from './erased-leads.ts';
import type { SubmissionLimits } from './limits.ts';
import { promisedAnswer, promiseOf } from './promised-answer.ts';
import { newReference } from './reference.ts';
import { hasRoom, NO_SIGNALS, type SubmissionSignals, suspicionOf } from './screening.ts';
import { searchText } from './search-text.ts';
import { type AcceptedLead, handOver, holderOf, KEY_LIFETIME, reserve } from './submission-keys.ts';
import { openLink } from './tracking-links.ts';

/** How long the same content, sent again by any form or key, counts as the same submission. */
const REPEAT_WINDOW = { minutes: 10 };
/** How long leads keep the digest of their sender’s network; the limits look back no further. */
const NETWORK_LIFETIME = { hours: 24 };

/**
 * Longest time for storing a lead (ms). When the database goes silent at its commit the lead may be stored all the
 * same; sent again, it is found by its key or content.
 */
const DEADLINE = 4000;

interface LeadIntakeParts
  extends Pick<Parts, 'database' | 'facts' | 'clock' | 'logger' | 'mailing' | 'onEnqueued'> {
  limits: SubmissionLimits;
  /** Key of the network digests. */
  networkSecret: string;
}

/** Stores leads. A lead that `submit` returns is committed, with its mails unless it is quarantined. */
export function createLeadIntake({
  database,
  facts,
  clock,
  logger,
  mailing,
  limits,
  networkSecret,
  onEnqueued,
}: LeadIntakeParts) {
  /**
   * Stores `lead` with its mails in one transaction, once: the same `idempotencyKey`, or the same content within ten
   * minutes under any key or none, returns the first result. A suspicious lead is stored as quarantined, without mails,
   * and returned like any other.
   * @param wantsLink whether to return a tracking link; a repeated submission gets none, since it only proves knowledge
   *   of the content
   * @throws AppError `idempotency_key_reused` if the key came with other content; `rate_limited` if too many leads are in
   *   quarantine; `unavailable` if the database fails. Nothing is stored then.
   */
  async function submit(
    lead: LeadInput,
    idempotencyKey: string | null = null,
    signals: SubmissionSignals = NO_SIGNALS,
    wantsLink = false,
  ): Promise<AcceptedLead & { link?: string }> {
    const fingerprint = contentDigest(lead);
    const outcome = await inTransaction(async (transaction) => {
      const now = clock.now();
      const reservation = { leadId: randomUUID(), fingerprint, now };
      const key = idempotencyKey === null ? null : `key:${idempotencyKey}`;
      if (key !== null && !(await reserve(transaction, { ...reservation, key, lifetime: KEY_LIFETIME }))) {
        const first = await holderOf(transaction, key);
        if (first.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused');
        return { accepted: identity(first), quarantine: null, isNew: false };
      }
      const content = `content:${fingerprint}`;
      if (!(await reserve(transaction, { ...reservation, key: content, lifetime: REPEAT_WINDOW }))) {
        const first = await holderOf(transaction, content);
        if (key !== null) await handOver(transaction, key, first.id);
        return { accepted: identity(first), quarantine: null, isNew: false };
      }
      const stored = await store(transaction, lead, reservation.leadId, signals, now);
      const link = wantsLink ? { link: await openLink(transaction, stored.id, now) } : {};
      return {
        accepted: { ...identity(stored), ...link },
        quarantine: stored.quarantine_reason,
        isNew: true,
      };
    });
    if (outcome.quarantine)
      logger.warn({ lead: outcome.accepted.id, reason: outcome.quarantine }, 'lead quarantined');
    else if (outcome.isNew) onEnqueued();
    return outcome.accepted;
  }

  /**
   * Accepts a quarantined lead and enqueues its mails, in one transaction; one that its sender has withdrawn stays lost, and
   * nobody is told.
   * @param by staff id; `null` for the command line
   * @returns `null` if no quarantined lead has this reference
   * @throws AppError `unavailable` if the database fails
   */
  async function release(reference: string, by: string | null = null): Promise<AcceptedLead | null> {
    const released = await inTransaction(async (transaction) => {
      const lead = await transaction
        .updateTable('leads')
        .set((lead) => ({
          status: 'accepted',
          stage: lead
            .case()
            .when('withdrawn_at', 'is', null)
            .then<LeadStage>('new')
            .else(lead.ref('stage'))
            .end(),
          revision: lead('revision', '+', 1),
        }))
        .where('reference', '=', reference)
        .where('status', '=', 'quarantined')
        .returningAll()
        .executeTakeFirst();
      if (!lead) return null;
      const now = clock.now();
      if (lead.withdrawn_at === null) await announce(transaction, lead, mailing, now);
      await note(transaction, now, { staffId: by, action: 'lead.released', subject: reference });
      return identity(lead);
    });
    if (released) onEnqueued();
    return released;
  }

  /** When a lead came and its promised answer time; `null` when the reference is unknown. */
  async function promisedFor(
    reference: string,
  ): Promise<{ received: Temporal.Instant; due: Temporal.Instant } | null> {
    const lead = await database
      .selectFrom('leads')
      .select(['created_at', 'answer_due_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!lead) return null;
    const received = Temporal.Instant.from(lead.created_at);
    return { received, due: promiseOf(lead, facts.current().agency.hours) };
  }

  /** Erases the network digests of leads older than a day, and what was remembered of erased leads. */
  async function forgetNetworks(): Promise<void> {
    await forgetErased(database, clock.now());
    await database
      .updateTable('leads')
      .set({ network_digest: null, block_digest: null })
      .where('network_digest', 'is not', null)
      .where('created_at', '<', toStored(clock.now().subtract(NETWORK_LIFETIME)))
      .execute();
  }

  async function store(
    transaction: Transaction<Tables>,
    lead: LeadInput,
    id: string,
    signals: SubmissionSignals,
    now: Temporal.Instant,
  ): Promise<LeadRow> {
    const digestOf = (network: string | null | undefined) =>
      network ? networkDigest(network, networkSecret) : null;
    const digests = {
      network_digest: digestOf(signals.network?.network),
      block_digest: digestOf(signals.network?.block),
      text_digest: textDigest(lead.message, limits.lettersOfComparedText),
      mailbox_digest: mailboxDigest(lead.email),
    };
    const reason: QuarantineReason | null = await suspicionOf(
      transaction,
      {
        digests,
        isSelling: sells(lead.message, facts.current().sellerWords.words),
        signals,
        now,
      },
      limits,
    );
    if (reason !== null && !(await hasRoom(transaction, reason, now, limits)))
      throw new AppError('rate_limited', { retryAfter: 60 });
    const reference = newReference(lead.kind);
    const stored = await transaction
      .insertInto('leads')
      .values({
        id,
        reference,
        ...lead,
        created_at: toStored(now),
        answer_due_at: toStored(promisedAnswer(now, facts.current().agency.hours)),
        ...signals.origin,
        search_text: searchText({ ...lead, ...signals.origin, reference }),
        status: reason === null ? 'accepted' : 'quarantined',
        quarantine_reason: reason,
        ...digests,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (reason === null) await announce(transaction, stored, mailing, now);
    return stored;
  }

  async function inTransaction<Result>(
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    const deadline = AbortSignal.timeout(DEADLINE);
    const inTime = async (transaction: Transaction<Tables>) => {
      const result = await work(transaction);
      // The sender has been told that it failed.
      deadline.throwIfAborted();
      return result;
    };
    try {
      return await unlessAborted(database.transaction().execute(inTime), deadline);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unavailable', { cause: error });
    }
  }

  return { submit, release, promisedFor, forgetNetworks };
}

function identity({ id, reference }: AcceptedLead): AcceptedLead {
  return { id, reference };
}
