import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toStored } from '../clock.ts';
import type { LeadRow, Tables } from '../store/database.ts';

/** What receivers are told of leads, with the words of the screen. */
export const LEAD_EVENTS = {
  'lead.created': 'Nouvelle demande',
  'lead.assigned': 'Demande prise',
  'lead.answered': 'Demande traitée',
  'lead.updated': 'Demande modifiée',
  'lead.erased': 'Demande effacée',
} as const;

export type LeadEvent = keyof typeof LEAD_EVENTS;

/** Sent by the button of a webhook alone. */
export const TEST_EVENT = 'webhook.test';

interface ToldLead extends Pick<LeadRow, 'reference'> {
  /** `null` for an erased lead. */
  id: string | null;
}

/** Enqueues an event of a lead for each webhook that asks for it, in the transaction of the change. */
export async function tellWebhooks(
  transaction: Kysely<Tables>,
  event: LeadEvent,
  leads: readonly ToldLead[],
  now: Temporal.Instant,
): Promise<void> {
  for (const webhook of await webhooksFor(transaction, event))
    for (const lead of leads) await enqueueDelivery(transaction, webhook, event, lead, now);
}

/** The same for a lead of which only the reference is at hand; a quarantined one is nobody’s yet. */
export async function tellOfLead(
  transaction: Kysely<Tables>,
  event: LeadEvent,
  reference: string,
  now: Temporal.Instant,
): Promise<void> {
  const webhooks = await webhooksFor(transaction, event);
  if (webhooks.length === 0) return;
  const lead = await transaction
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where('reference', '=', reference)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (!lead) return;
  for (const webhook of webhooks) await enqueueDelivery(transaction, webhook, event, lead, now);
}

/** Enqueues one delivery, whose content is written when it leaves. */
export async function enqueueDelivery(
  transaction: Kysely<Tables>,
  webhook: { id: string; url: string },
  event: LeadEvent | typeof TEST_EVENT,
  lead: ToldLead | null,
  now: Temporal.Instant,
): Promise<void> {
  const id = randomUUID();
  await transaction
    .insertInto('outbox')
    .values({
      id,
      webhook_id: webhook.id,
      lead_id: lead?.id ?? null,
      reference: lead?.reference ?? null,
      message: event,
      // Its path may be a secret.
      recipient: new URL(webhook.url).host,
      message_id: `msg_${id.replaceAll('-', '')}`,
      status: 'pending',
      attempts: 0,
      next_attempt_at: toStored(now),
      created_at: toStored(now),
    })
    .execute();
}

export async function isAskedFor(database: Kysely<Tables>, event: LeadEvent): Promise<boolean> {
  return (await webhooksFor(database, event)).length > 0;
}

async function webhooksFor(database: Kysely<Tables>, event: LeadEvent) {
  const webhooks = await database
    .selectFrom('webhooks')
    .select(['id', 'url', 'events'])
    .where('gone_at', 'is', null)
    .execute();
  return webhooks.filter(({ events }) => events.split(' ').includes(event));
}
