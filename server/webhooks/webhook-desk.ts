import { randomUUID } from 'node:crypto';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import { inNobodysHand } from '../mail/outbox.ts';
import { countOf } from '../store/count-of.ts';
import type { Database, OutboxRow, WebhookRow } from '../store/database.ts';
import { enqueueDelivery, LEAD_EVENTS, type LeadEvent, TEST_EVENT } from './lead-events.ts';
import { faultOfUrl, newSecret } from './post.ts';
import { FORMATS, type WebhookFormat } from './webhook-body.ts';

/** Most webhooks: each lead is a delivery to each. */
const MOST_WEBHOOKS = 10;
/** Longest name and URL (characters). */
const LONGEST_NAME = 60;
const LONGEST_URL = 1000;
/** How long the former secret still signs. */
const FORMER_LIFETIME = { hours: 24 };
/** Deliveries shown. */
const MOST_SHOWN = 50;

export interface TypedWebhook {
  name: string;
  url: string;
  format: string;
  events: readonly string[];
}

export type ShownWebhook = Omit<WebhookRow, 'secret' | 'former_secret'>;

export interface ShownDelivery
  extends Pick<
    OutboxRow,
    'id' | 'message' | 'reference' | 'status' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at'
  > {
  created_at: string;
  name: string;
}

interface WebhookDeskParts {
  database: Database;
  clock: Clock;
  /** See `postJson`. */
  privateHosts: readonly string[];
}

/** Where events of leads go, as owners set it up. */
export function createWebhookDesk({ database, clock, privateHosts }: WebhookDeskParts) {
  async function list(): Promise<{ webhooks: ShownWebhook[]; deliveries: ShownDelivery[] }> {
    const webhooks = await database
      .selectFrom('webhooks')
      .select(['id', 'name', 'url', 'format', 'events', 'former_until', 'created_at', 'gone_at'])
      .orderBy('created_at')
      .execute();
    const deliveries = await database
      .selectFrom('outbox')
      .innerJoin('webhooks', 'webhooks.id', 'outbox.webhook_id')
      .select(['outbox.id', 'message', 'reference', 'status', 'attempts', 'next_attempt_at', 'last_error'])
      .select(['sent_at', 'outbox.created_at', 'name'])
      .orderBy('outbox.created_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return { webhooks, deliveries };
  }

  /**
   * Adds a webhook.
   * @returns its secret, which nothing shows again, or a sentence that says what is wrong
   */
  async function add(typed: TypedWebhook, by: string): Promise<{ secret: string } | { fault: string }> {
    const name = typed.name.trim();
    const url = typed.url.trim();
    if (name === '' || name.length > LONGEST_NAME)
      return { fault: `Donnez un nom de ${LONGEST_NAME} caractères au plus.` };
    if (url.length > LONGEST_URL) return { fault: `L’adresse a ${LONGEST_URL} caractères au plus.` };
    const fault = faultOfUrl(url, privateHosts);
    if (fault !== null) return { fault };
    const { format } = typed;
    if (!isFormat(format)) return { fault: 'Choisissez un format.' };
    const events = typed.events.filter(isEvent);
    if (events.length === 0) return { fault: 'Choisissez au moins un événement.' };
    const secret = newSecret();
    const isAdded = await database.transaction().execute(async (transaction) => {
      if ((await countOf(transaction.selectFrom('webhooks'))) >= MOST_WEBHOOKS) return false;
      const now = clock.now();
      await transaction
        .insertInto('webhooks')
        .values({
          id: randomUUID(),
          name,
          url,
          format,
          events: events.join(' '),
          secret,
          created_at: toStored(now),
        })
        .execute();
      await note(transaction, now, { staffId: by, action: 'webhook.added', subject: name });
      return true;
    });
    return isAdded ? { secret } : { fault: `${MOST_WEBHOOKS} branchements au plus : retirez-en un.` };
  }

  /** Removes a webhook with its deliveries. */
  async function remove(id: string, by: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (gone)
        await note(transaction, clock.now(), { staffId: by, action: 'webhook.removed', subject: gone.name });
    });
  }

  /**
   * Gives a webhook another secret; the former one signs beside it for a day.
   * @returns `null` if there is no such webhook
   */
  async function rotate(id: string, by: string): Promise<string | null> {
    const secret = newSecret();
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const changed = await transaction
        .updateTable('webhooks')
        .set((webhook) => ({
          former_secret: webhook.ref('secret'),
          former_until: toStored(now.add(FORMER_LIFETIME)),
          secret,
        }))
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (!changed) return null;
      await note(transaction, now, { staffId: by, action: 'webhook.rotated', subject: changed.name });
      return secret;
    });
  }

  /** Enqueues a test; a receiver that had said it was gone is asked again. */
  async function test(id: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const webhook = await transaction
        .updateTable('webhooks')
        .set({ gone_at: null })
        .where('id', '=', id)
        .returning(['id', 'url'])
        .executeTakeFirst();
      if (webhook) await enqueueDelivery(transaction, webhook, TEST_EVENT, null, clock.now());
    });
  }

  /** Delivers an event again, with the same identifier. */
  async function replay(deliveryId: string): Promise<void> {
    const now = toStored(clock.now());
    await database
      .updateTable('outbox')
      .set({
        status: 'pending',
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
        sent_at: null,
        last_error: null,
      })
      .where('id', '=', deliveryId)
      .where('webhook_id', 'is not', null)
      .where((delivery) => inNobodysHand(delivery, clock.now()))
      .execute();
  }

  return { list, add, remove, rotate, test, replay };
}

function isFormat(text: string): text is WebhookFormat {
  return Object.hasOwn(FORMATS, text);
}

function isEvent(text: string): text is LeadEvent {
  return Object.hasOwn(LEAD_EVENTS, text);
}
