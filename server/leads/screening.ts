import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { type LeadOrigin, NO_ORIGIN } from '../../domain/leads/origin.ts';
import type { Instant } from '../clock.ts';
import { toStored } from '../clock.ts';
import type { SenderNetwork } from '../http/sender-network.ts';
import type { QuarantineReason, Tables } from '../store/database.ts';
import { type ErasedLead, erasedSince } from './erased-leads.ts';
import type { SubmissionLimits } from './limits.ts';

/** Signals about a submission, besides its content. */
export interface SubmissionSignals {
  /** From `senderNetwork`; `null` for leads that come from no request. */
  network: SenderNetwork | null;
  hasFilledHoneypot: boolean;
  /** `null` when no script measured it, which is not suspicious. */
  secondsOnScreen: number | null;
  origin: LeadOrigin;
}

export const NO_SIGNALS: SubmissionSignals = {
  network: null,
  hasFilledHoneypot: false,
  secondsOnScreen: null,
  origin: NO_ORIGIN,
};

interface ScreenedLead {
  mailboxDigest: string;
  networkDigest: string | null;
  blockDigest: string | null;
  textDigest: string | null;
  /** Whether the text reads like a seller’s. */
  isSelling: boolean;
  signals: SubmissionSignals;
  now: Temporal.Instant;
}

/** How far the clock of another node may be ahead. What is later was stored before the clock was set back. */
const LARGEST_SKEW = { minutes: 1 };

type LeadCondition = (lead: ExpressionBuilder<Tables, 'leads'>) => ReturnType<typeof lead.and>;

/**
 * The first reason to quarantine a lead that is about to be stored, or `null`. Leads that their senders erased count
 * too; leads of parallel transactions do not: a flood may exceed a limit by as many.
 */
export async function suspicionOf(
  transaction: Transaction<Tables>,
  { mailboxDigest, networkDigest, blockDigest, textDigest, isSelling, signals, now }: ScreenedLead,
  limits: SubmissionLimits,
): Promise<QuarantineReason | null> {
  if (signals.hasFilledHoneypot) return 'trap';
  if (signals.secondsOnScreen !== null && signals.secondsOnScreen < limits.secondsToFillIn) return 'too_fast';
  if (isSelling) return 'seller';

  const hour = { hours: 1 };
  const day = { hours: 24 };
  const erased = await erasedSince(transaction, toStored(now.subtract(day)));
  const { leadsPerNetworkAndHour: perNetwork, networksPerBlock, officeFactor } = limits;
  const networks = [
    { column: 'network_digest', digest: networkDigest, limit: perNetwork },
    { column: 'block_digest', digest: blockDigest, limit: perNetwork * networksPerBlock },
  ] as const;
  for (const { column, digest, limit } of networks) {
    if (digest === null) continue;
    const ofNetwork: LeadCondition = (lead) => lead.and([lead(column, '=', digest)]);
    const isOfNetwork = (lead: ErasedLead) => lead[column] === digest;
    if (!(await reaches(limit, hour, ofNetwork, isOfNetwork))) continue;
    const isFlood =
      (await reaches(limit * officeFactor, hour, ofNetwork, isOfNetwork)) ||
      (await isLikeOthers(ofNetwork, isOfNetwork));
    if (isFlood) return 'network_limit';
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

  /**
   * Whether a lead of the network in this hour has the same mailbox or the same text, or its text is too short to tell:
   * colleagues write from addresses of their own, each about something else.
   */
  async function isLikeOthers(
    ofNetwork: LeadCondition,
    isOfNetwork: (lead: ErasedLead) => boolean,
  ): Promise<boolean> {
    if (textDigest === null) return true;
    return reaches(
      1,
      hour,
      (lead) =>
        lead.and([
          ofNetwork(lead),
          lead.or([lead('mailbox_digest', '=', mailboxDigest), lead('text_digest', '=', textDigest)]),
        ]),
      (lead) =>
        isOfNetwork(lead) && (lead.mailbox_digest === mailboxDigest || lead.text_digest === textDigest),
    );
  }

  async function reaches(
    limit: number,
    time: Temporal.DurationLike,
    condition: LeadCondition,
    isMet: (lead: ErasedLead) => boolean,
  ): Promise<boolean> {
    const span = { since: toStored(now.subtract(time)), until: toStored(now.add(LARGEST_SKEW)) };
    const gone = erased.filter(
      (lead) => lead.created_at > span.since && lead.created_at <= span.until && isMet(lead),
    ).length;
    return gone >= limit || haveCome(transaction, limit - gone, span, condition);
  }
}

/**
 * Whether another lead quarantined for `reason` may be stored in this minute. Suspicious leads and leads over the
 * hourly limit have separate quotas, so that a flood of the first does not refuse people.
 */
export async function hasRoom(
  transaction: Transaction<Tables>,
  reason: QuarantineReason,
  now: Temporal.Instant,
  { suspectsPerMinute, unsuspectedPerMinute }: SubmissionLimits,
): Promise<boolean> {
  const isUnsuspected = reason === 'global_limit';
  const limit = isUnsuspected ? unsuspectedPerMinute : suspectsPerMinute;
  const minute = { since: toStored(now.subtract({ minutes: 1 })), until: toStored(now.add(LARGEST_SKEW)) };
  const isFull = await haveCome(transaction, limit, minute, (lead) =>
    lead.and([
      lead('status', '=', 'quarantined'),
      lead('quarantine_reason', isUnsuspected ? '=' : '!=', 'global_limit'),
    ]),
  );
  return !isFull;
}

/** Whether at least `limit` leads of a time meet the condition; counts no further. */
async function haveCome(
  transaction: Transaction<Tables>,
  limit: number,
  { since, until }: { since: Instant; until: Instant },
  condition: LeadCondition,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('leads')
    // Selects no column, so that the index suffices.
    .select(sql.lit(1).as('one'))
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .where(condition)
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst();
  return last !== undefined;
}
