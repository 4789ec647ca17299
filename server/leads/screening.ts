import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { SenderNetwork } from '../http/sender-network.ts';
import type { Instant, QuarantineReason, Tables } from '../store/database.ts';
import { type ErasedLead, erasedSince } from './erased-leads.ts';
import type { SubmissionLimits } from './limits.ts';

/** What is known of a submission besides the lead itself. */
export interface SubmissionSignals {
  /** See `senderNetwork`; `null` when there was none, as in a command. */
  network: SenderNetwork | null;
  hasFilledHoneypot: boolean;
  /** `null` where no script measured it: no suspicion. */
  secondsOnScreen: number | null;
  /** Path of the page that it was sent from, where that is known. */
  page?: string | null;
}

export const NO_SIGNALS: SubmissionSignals = {
  network: null,
  hasFilledHoneypot: false,
  secondsOnScreen: null,
};

interface ScreenedLead {
  mailboxDigest: string;
  networkDigest: string | null;
  blockDigest: string | null;
  textDigest: string | null;
  signals: SubmissionSignals;
  now: Temporal.Instant;
}

type LeadCondition = (lead: ExpressionBuilder<Tables, 'leads'>) => ReturnType<typeof lead.and>;

/**
 * The first reason to put a lead aside, or `null`; it is not stored yet. Those that their senders erased count too. Leads that parallel transactions are storing
 * are not counted: a flood may go over a limit by as many as are under way.
 */
export async function suspicionOf(
  transaction: Transaction<Tables>,
  { mailboxDigest, networkDigest, blockDigest, textDigest, signals, now }: ScreenedLead,
  limits: SubmissionLimits,
): Promise<QuarantineReason | null> {
  if (signals.hasFilledHoneypot) return 'trap';
  if (signals.secondsOnScreen !== null && signals.secondsOnScreen < limits.secondsToFillIn) return 'too_fast';

  const hour = { hours: 1 };
  const day = { hours: 24 };
  const erased = await erasedSince(transaction, toStored(now.subtract(day)));
  if (
    networkDigest !== null &&
    (await reaches(
      limits.leadsPerNetworkAndHour,
      hour,
      (lead) => lead.and([lead('network_digest', '=', networkDigest)]),
      (lead) => lead.network_digest === networkDigest,
    ))
  ) {
    return 'network_limit';
  }
  if (
    blockDigest !== null &&
    (await reaches(
      limits.leadsPerNetworkAndHour * limits.networksPerBlock,
      hour,
      (lead) => lead.and([lead('block_digest', '=', blockDigest)]),
      (lead) => lead.block_digest === blockDigest,
    ))
  ) {
    return 'network_limit';
  }
  if (
    await reaches(
      limits.leadsPerEmailAndDay,
      day,
      (lead) => lead.and([lead('mailbox_digest', '=', mailboxDigest)]),
      (lead) => lead.mailbox_digest === mailboxDigest,
    )
  ) {
    return 'email_limit';
  }
  if (
    textDigest !== null &&
    (await reaches(
      limits.sendersPerTextAndDay,
      day,
      (lead) => lead.and([lead('text_digest', '=', textDigest), lead('mailbox_digest', '!=', mailboxDigest)]),
      (lead) => lead.text_digest === textDigest && lead.mailbox_digest !== mailboxDigest,
    ))
  ) {
    return 'repeated_text';
  }
  if (
    await reaches(
      limits.leadsPerHour,
      hour,
      (lead) => lead.and([lead('status', '=', 'accepted')]),
      (lead) => lead.status === 'accepted',
    )
  ) {
    return 'global_limit';
  }
  return null;

  async function reaches(
    limit: number,
    span: Temporal.DurationLike,
    condition: LeadCondition,
    isMet: (lead: ErasedLead) => boolean,
  ): Promise<boolean> {
    const since = toStored(now.subtract(span));
    const gone = erased.filter((lead) => lead.created_at > since && isMet(lead)).length;
    return gone >= limit || haveCome(transaction, limit - gone, since, condition);
  }
}

/**
 * Whether a lead put aside for `reason` finds room among those of the last minute. Those that bear a sign of their own
 * leave the room of the others untouched: people must not be turned away because programs are at work.
 */
export async function hasRoom(
  transaction: Transaction<Tables>,
  reason: QuarantineReason,
  now: Temporal.Instant,
  { suspectsPerMinute, unsuspectedPerMinute }: SubmissionLimits,
): Promise<boolean> {
  const isUnsuspected = reason === 'global_limit';
  const limit = isUnsuspected ? unsuspectedPerMinute : suspectsPerMinute;
  const minuteAgo = toStored(now.subtract({ minutes: 1 }));
  const isFull = await haveCome(transaction, limit, minuteAgo, (lead) =>
    lead.and([
      lead('status', '=', 'quarantined'),
      lead('quarantine_reason', isUnsuspected ? '=' : '!=', 'global_limit'),
    ]),
  );
  return !isFull;
}

/** Whether `limit` leads that came after `since` meet the condition; it looks no further than that. */
async function haveCome(
  transaction: Transaction<Tables>,
  limit: number,
  since: Instant,
  condition: LeadCondition,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('leads')
    // Nothing of the row itself: an index is enough to answer.
    .select(sql.lit(1).as('one'))
    .where('created_at', '>', since)
    .where(condition)
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst();
  return last !== undefined;
}
