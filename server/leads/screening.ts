import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { type LeadOrigin, NO_ORIGIN } from '../../domain/leads/origin.ts';
import { toStored } from '../clock.ts';
import type { SenderNetwork } from '../http/sender-network.ts';
import type { LeadDigests, QuarantineReason, Tables } from '../store/database.ts';
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
  digests: LeadDigests;
  /** Whether the text reads like a seller’s. */
  isSelling: boolean;
  signals: SubmissionSignals;
  now: Temporal.Instant;
}

/** How far the clock of another node may be ahead. What is later was stored before the clock was set back. */
const LARGEST_SKEW = { minutes: 1 };

/** Leads, and what is remembered of those that their senders erased. */
type Counted = 'leads' | 'erased_leads';
type LeadCondition = (lead: ExpressionBuilder<Tables, Counted>) => ReturnType<typeof lead.and>;

/**
 * The first reason to quarantine a lead that is about to be stored, or `null`. Leads that their senders erased count
 * too; leads of parallel transactions do not: a flood may exceed a limit by as many.
 */
export async function suspicionOf(
  transaction: Transaction<Tables>,
  { digests, isSelling, signals, now }: ScreenedLead,
  limits: SubmissionLimits,
): Promise<QuarantineReason | null> {
  if (signals.hasFilledHoneypot) return 'trap';
  if (signals.secondsOnScreen !== null && signals.secondsOnScreen < limits.secondsToFillIn) return 'too_fast';
  if (isSelling) return 'seller';

  const { network_digest, block_digest, text_digest, mailbox_digest } = digests;
  const hour = { hours: 1 };
  const day = { hours: 24 };
  const { leadsPerNetworkAndHour: perNetwork, networksPerBlock, officeFactor } = limits;
  const networks = [
    { column: 'network_digest', digest: network_digest, limit: perNetwork },
    { column: 'block_digest', digest: block_digest, limit: perNetwork * networksPerBlock },
  ] as const;
  for (const { column, digest, limit } of networks) {
    if (digest === null) continue;
    const ofNetwork: LeadCondition = (lead) => lead.and([lead(column, '=', digest)]);
    if (!(await reaches(limit, hour, ofNetwork))) continue;
    if ((await reaches(limit * officeFactor, hour, ofNetwork)) || (await isLikeOthers(ofNetwork)))
      return 'network_limit';
  }
  const ofMailbox: LeadCondition = (lead) => lead.and([lead('mailbox_digest', '=', mailbox_digest)]);
  if (await reaches(limits.leadsPerEmailAndDay, day, ofMailbox)) return 'email_limit';
  const ofOthersText: LeadCondition = (lead) =>
    lead.and([lead('text_digest', '=', text_digest), lead('mailbox_digest', '!=', mailbox_digest)]);
  if (text_digest !== null && (await reaches(limits.sendersPerTextAndDay, day, ofOthersText)))
    return 'repeated_text';
  const isAccepted: LeadCondition = (lead) => lead.and([lead('status', '=', 'accepted')]);
  return (await reaches(limits.leadsPerHour, hour, isAccepted)) ? 'global_limit' : null;

  /**
   * Whether a lead of the network in this hour has the same mailbox or the same text, or its text is too short to tell:
   * colleagues write from addresses of their own, each about something else.
   */
  async function isLikeOthers(ofNetwork: LeadCondition): Promise<boolean> {
    if (text_digest === null) return true;
    return reaches(1, hour, (lead) =>
      lead.and([
        ofNetwork(lead),
        lead.or([lead('mailbox_digest', '=', mailbox_digest), lead('text_digest', '=', text_digest)]),
      ]),
    );
  }

  async function reaches(
    limit: number,
    time: Temporal.DurationLike,
    condition: LeadCondition,
  ): Promise<boolean> {
    const stored = some(transaction, 'leads', time, now).where(condition);
    const erased = some(transaction, 'erased_leads', time, now).where(condition);
    return isAtLeast(limit, stored.unionAll(erased));
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
  const quarantined = some(transaction, 'leads', { minutes: 1 }, now)
    .where('status', '=', 'quarantined')
    .where('quarantine_reason', isUnsuspected ? '=' : '!=', 'global_limit');
  return !(await isAtLeast(isUnsuspected ? unsuspectedPerMinute : suspectsPerMinute, quarantined));
}

/** The leads of the time before `now`. */
function some(
  transaction: Transaction<Tables>,
  table: Counted,
  time: Temporal.DurationLike,
  now: Temporal.Instant,
) {
  return (
    transaction
      .selectFrom<Counted>(table)
      // Selects no column, so that the index suffices.
      .select(sql.lit(1).as('one'))
      .where('created_at', '>', toStored(now.subtract(time)))
      .where('created_at', '<=', toStored(now.add(LARGEST_SKEW)))
  );
}

/** Whether a query finds that many; it counts no further. */
async function isAtLeast(
  count: number,
  query: SelectQueryBuilder<Tables, Counted, unknown>,
): Promise<boolean> {
  const last = query.limit(1).offset(count - 1);
  return (await last.executeTakeFirst()) !== undefined;
}
