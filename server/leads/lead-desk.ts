import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LeadInput } from '../../domain/leads/lead.ts';
import { type Clock, toStored } from '../clock.ts';
import { AppError } from '../errors.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Database, Tables } from '../store/database.ts';
import { newReference } from './reference.ts';

/** For how long the same content, sent again without a key, is taken as the same submission. */
const REPEAT_WINDOW = { minutes: 10 };
/** For how long an Idempotency-Key is remembered. */
const KEY_LIFETIME = { hours: 7 * 24 };

/** What the sender of a lead is given back; a repeat of the same submission gets the same. */
export interface AcceptedLead {
  id: string;
  reference: string;
}

interface LeadDeskParts {
  database: Database;
  clock: Clock;
  /** Address that receives the notice of each lead. */
  leadsTo: string;
  /** Host name on the right of the @ in each mail's Message-ID. */
  mailDomain: string;
  /** Called once a lead and its mails are committed. */
  onAccepted: () => void;
}

export type LeadDesk = ReturnType<typeof createLeadDesk>;

/** Takes leads in: a lead it returns is on the disk, with the two mails that announce it. */
export function createLeadDesk({ database, clock, leadsTo, mailDomain, onAccepted }: LeadDeskParts) {
  /**
   * Stores `lead` with its two mails in one transaction, once: the same `idempotencyKey` (or, without one, the
   * same content within ten minutes) returns the first result.
   * @throws AppError `idempotency_key_reused` when the key came with other content; `unavailable` when the
   *   database did not take it, in which case nothing is stored.
   */
  async function submit(lead: LeadInput, idempotencyKey: string | null = null): Promise<AcceptedLead> {
    const fingerprint = fingerprintOf(lead);
    const key = idempotencyKey ? `key:${idempotencyKey}` : `content:${fingerprint}`;
    const now = clock.now();
    const cutoff = now.subtract(idempotencyKey ? KEY_LIFETIME : REPEAT_WINDOW);

    try {
      const { accepted, isNew } = await database.transaction().execute(async (transaction) => {
        const id = randomUUID();
        const claimed = await claimKey(transaction, { key, id, fingerprint, now, cutoff });
        if (!claimed) return { accepted: await firstResult(transaction, key, fingerprint), isNew: false };

        const created = { id, reference: newReference(lead.kind) };
        await transaction
          .insertInto('leads')
          .values({ ...created, ...lead, created_at: toStored(now) })
          .execute();
        await enqueue(transaction, {
          leadId: id,
          now,
          mailDomain,
          message: 'confirmation',
          recipient: lead.email,
        });
        await enqueue(transaction, { leadId: id, now, mailDomain, message: 'notice', recipient: leadsTo });
        return { accepted: created, isNew: true };
      });
      if (isNew) onAccepted();
      return accepted;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unavailable', { cause: error, retryAfter: 30 });
    }
  }

  return { submit };
}

function fingerprintOf({ kind, name, email, phone, message }: LeadInput): string {
  const content = JSON.stringify([kind, name, email.toLowerCase(), phone, message]);
  return createHash('sha256').update(content).digest('hex');
}

interface KeyClaim {
  key: string;
  id: string;
  fingerprint: string;
  now: Temporal.Instant;
  /** A key older than this is free again. */
  cutoff: Temporal.Instant;
}

/** True for the first to claim the key; a parallel claim waits for the first one's commit, then gets false. */
async function claimKey(transaction: Transaction<Tables>, claim: KeyClaim): Promise<boolean> {
  const row = { lead_id: claim.id, fingerprint: claim.fingerprint, created_at: toStored(claim.now) };
  const claimed = await transaction
    .insertInto('submission_keys')
    .values({ key: claim.key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where('submission_keys.created_at', '<', toStored(claim.cutoff)),
    )
    .returning('lead_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function firstResult(
  transaction: Transaction<Tables>,
  key: string,
  fingerprint: string,
): Promise<AcceptedLead> {
  const first = await transaction
    .selectFrom('submission_keys')
    .innerJoin('leads', 'leads.id', 'submission_keys.lead_id')
    .select(['leads.id', 'leads.reference', 'submission_keys.fingerprint'])
    .where('submission_keys.key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused');
  return { id: first.id, reference: first.reference };
}
