import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import type { Store } from '../support/store.ts';
import { type Bench, LEADS_TO } from './bench.ts';

/** Longest time without a mail (ms). The lease that a killed process leaves on its mails lasts 30 s. */
const LONGEST_SILENCE = 60_000;

/** A lead like no other, before it is sent. */
export interface FreshLead {
  key: string;
  email: string;
  /** Client address of its own, so that the submission limit is not met. */
  address: string;
}

/** A lead that the site answered with 201. */
export interface AcceptedLead extends FreshLead {
  id: string;
}

let serial = 0;

export function freshLead(): FreshLead {
  serial += 1;
  return {
    key: randomUUID(),
    email: `visiteur-${serial}@exemple.fr`,
    address: `10.0.${serial >> 8}.${serial & 255}`,
  };
}

/** A client of the process at `url`, with a token that the one at `tokenFrom` gave. */
export async function connect(url: string, tokenFrom = url): Promise<ApiClient> {
  return apiClient((address, init) => fetch(init ? address : address.replace(url, tokenFrom), init), url);
}

const answer = v.object({ id: v.string() });

/**
 * Sends `lead` once.
 * @throws TypeError when the connection breaks; Error when the answer is not 201
 */
export async function submit(client: ApiClient, lead: FreshLead): Promise<AcceptedLead> {
  const response = await client.post(
    '/api/contact-forms/get-estimate',
    { name: 'Camille Martin', email: lead.email, project_description: 'Un site vitrine.' },
    { 'Idempotency-Key': lead.key, 'X-Forwarded-For': lead.address },
  );
  const text = await response.text();
  if (response.status !== 201) throw new Error(`Not accepted: ${response.status} ${text}`);
  return { ...lead, id: v.parse(answer, JSON.parse(text)).id };
}

/** What `fetch` rejects with when the connection is refused or lost. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Checks that the store holds the accepted leads and no other, once each, with their two mails. */
export function expectStoredOnce({ leads, keys, mails }: Store, accepted: AcceptedLead[]): void {
  const expected = accepted.map(({ id, email }) => `${id} ${email}`).sort();
  expect(leads.map(({ id, email }) => `${id} ${email}`).sort()).toEqual(expected);
  const sentKeys = keys.filter(({ key }) => key.startsWith('key:'));
  expect(sentKeys.map((row) => `${row.key} ${row.lead_id}`).sort()).toEqual(
    accepted.map(({ key, id }) => `key:${key} ${id}`).sort(),
  );
  expect(mails.map((mail) => `${mail.lead_id} ${mail.message}`).sort()).toEqual(
    accepted.flatMap(({ id }) => [`${id} confirmation`, `${id} notice`]).sort(),
  );
}

/**
 * Waits until every stored mail is noted as sent. However many there are, they keep coming; only a long silence is
 * a failure.
 */
export async function waitForMails(bench: Bench): Promise<void> {
  let received = -1;
  let lastSign = 0;
  for (;;) {
    const { mails } = await bench.readStore();
    const unsent = mails.filter((mail) => mail.status !== 'sent');
    if (unsent.length === 0) return;
    if (bench.smtp.received.length > received) {
      received = bench.smtp.received.length;
      lastSign = performance.now();
    } else if (performance.now() - lastSign > LONGEST_SILENCE) {
      expect(unsent).toEqual([]);
    }
    await sleep(500);
  }
}

/** Message-IDs of the mails that the SMTP server was given, by recipient and the visitor they are about. */
export function receivedMessageIds({ smtp }: Bench): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { recipients, parsed } of smtp.received) {
    const recipient = recipients.join();
    const visitor = recipient === LEADS_TO ? parsed.replyTo?.[0]?.address : recipient;
    const mail = `${recipient} about ${visitor}`;
    ids.set(mail, [...(ids.get(mail) ?? []), parsed.messageId ?? 'none']);
  }
  return ids;
}

/**
 * Checks that both mails of each accepted lead were received, each under one Message-ID, the stored one.
 * @returns how many mails were received more than once
 */
export function expectMailsReceived(bench: Bench, { mails }: Store, accepted: AcceptedLead[]): number {
  const ids = receivedMessageIds(bench);
  const emails = new Map(accepted.map(({ id, email }) => [id, email]));
  const expected = mails.map((mail) => [
    `${mail.recipient} about ${emails.get(mail.lead_id)}`,
    mail.message_id,
  ]);
  const distinct = [...ids].flatMap(([mail, all]) => [...new Set(all)].map((id) => [mail, id]));
  expect(distinct.sort()).toEqual(expected.sort());
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set([LEADS_TO, ...accepted.map(({ email }) => email)]),
  );
  return [...ids.values()].filter((all) => all.length > 1).length;
}
