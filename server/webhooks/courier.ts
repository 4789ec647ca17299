import { randomUUID } from 'node:crypto';
import { toStored } from '../clock.ts';
import { settleWithin } from '../deadlines.ts';
import { leaseDelivery, release } from '../mail/outbox.ts';
import { nextAttempt } from '../mail/retry.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import type { OutboxRow, WebhookRow } from '../store/database.ts';
import { NotDelivered, postJson, signatureHeaders } from './post.ts';
import { bodyIn, readTold } from './webhook-body.ts';

/** Interval at which an idle courier checks for due deliveries (ms). */
const POLL_INTERVAL = 1000;
/** Time for the deliveries under way at shutdown (ms); their leases end later, and another process repeats them. */
const STOP_TIMEOUT = 2000;
/** The receiver asks for nothing more (RFC 9110, 15.5.11). */
const GONE = 410;

interface CourierParts extends Pick<Parts, 'database' | 'clock' | 'logger'> {
  publicUrl: URL;
  /** See `postJson`. */
  privateHosts: readonly string[];
  /** Longest time for an answer (ms), in tests. */
  timeout?: number;
}

/**
 * Delivers the events of the outbox: at least once each, and one at a time to each receiver from each process, so that one
 * that hangs holds up no other; with the retries of mails, which later events pass.
 */
export function createCourier({ database, publicUrl, privateHosts, clock, logger, timeout }: CourierParts) {
  const owner = randomUUID();
  /** Deliveries under way, by webhook. */
  const inHand = new Map<string, Promise<void>>();

  /** Starts a due delivery to a receiver that has none under way. @returns whether there was one */
  async function takeDue(): Promise<boolean> {
    const delivery = await leaseDelivery(database, owner, clock.now(), [...inHand.keys()]);
    if (!delivery?.webhook_id) return false;
    const { webhook_id } = delivery;
    const delivering = deliver(delivery, webhook_id)
      .catch((error: unknown) => logger.error({ delivery: delivery.id, err: error }, 'delivery not noted'))
      .finally(() => {
        inHand.delete(webhook_id);
        work.wake();
      });
    inHand.set(webhook_id, delivering);
    return true;
  }

  async function deliver(delivery: OutboxRow, webhookId: string): Promise<void> {
    const webhook = await database
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow();
    const facts = { delivery: delivery.id, webhook: webhook.id, event: delivery.message };
    try {
      await send(delivery, webhook);
    } catch (error) {
      const reason = error instanceof NotDelivered ? error.message : 'Message illisible pour le site.';
      const isGone = error instanceof NotDelivered && error.status === GONE;
      if (isGone) await endWebhook(webhook.id);
      const next = isGone ? null : nextTime(delivery);
      const fate = next ? { next_attempt_at: toStored(next) } : { status: 'failed' as const };
      await release(database, owner, delivery.id, { last_error: reason, ...fate });
      // The reason quotes the receiver, which may quote the lead.
      const status = error instanceof NotDelivered ? error.status : null;
      const unforeseen = error instanceof NotDelivered ? {} : { err: error };
      logger.warn({ ...facts, ...unforeseen, status, attempts: delivery.attempts }, 'event not delivered');
      return;
    }
    const sent = { status: 'sent' as const, sent_at: toStored(clock.now()), last_error: null };
    await release(database, owner, delivery.id, sent);
    logger.info(facts, 'event delivered');
  }

  async function send(delivery: OutboxRow, webhook: WebhookRow): Promise<void> {
    const now = clock.now();
    const body = bodyIn(webhook.format, await readTold(database, delivery, publicUrl));
    const isFormerValid = webhook.former_until !== null && webhook.former_until > toStored(now);
    const secrets = [webhook.secret, ...(isFormerValid ? [webhook.former_secret ?? ''] : [])];
    const headers = signatureHeaders({ id: delivery.message_id, now, body, secrets });
    const limit = timeout === undefined ? {} : { timeout };
    await postJson({ url: webhook.url, body, headers, privateHosts, ...limit });
  }

  function nextTime({ attempts, created_at }: OutboxRow): Temporal.Instant | null {
    return nextAttempt({
      attempts,
      createdAt: Temporal.Instant.from(created_at),
      now: clock.now(),
      isUnclear: false,
      isServerFault: false,
      random: Math.random(),
    });
  }

  async function endWebhook(id: string): Promise<void> {
    await database
      .updateTable('webhooks')
      .set({ gone_at: toStored(clock.now()) })
      .where('id', '=', id)
      .execute();
  }

  /** Delivers until nothing is due. */
  async function deliverDue(): Promise<void> {
    while (await takeDue());
    if (inHand.size === 0) return;
    await Promise.race(inHand.values());
    await deliverDue();
  }

  const work = createPeriodicTask(async () => {
    try {
      while (await takeDue());
    } catch (error) {
      logger.error({ err: error }, 'events cannot be read');
    }
  }, POLL_INTERVAL);

  return {
    deliverDue,
    start: work.start,
    async stop(): Promise<void> {
      await settleWithin(
        work.stop().then(() => Promise.all(inHand.values())),
        STOP_TIMEOUT,
      );
    },
  };
}
