import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { expect } from 'vitest';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import type { Store } from '../support/store.ts';
import { type Bench, LEADS_TO } from './bench.ts';

/** Longest time without a mail (ms). The lease that a killed process leaves on its mails lasts 30 s. */
const LONGEST_SILENCE = 60_000;

/** A way to send a lead. */
interface Form {
  path: string;
  /** Name of the field that holds the message. */
  text: string;
  /** Posted natively, without JavaScript: no key, and a page as the answer. */
  isNative: boolean;
}

const QUOTE_JSON: Form = {
  path: '/api/contact-forms/get-estimate',
  text: 'project_description',
  isNative: false,
};
/** All three forms, with and without JavaScript; contact and speed estimate send the same JSON. */
const FORMS: readonly [Form, ...Form[]] = [
  QUOTE_JSON,
  { path: '/contact', text: 'message', isNative: true },
  { path: '/api/contact-forms/contact-novne', text: 'message', isNative: false },
  { path: '/obtenir-un-devis', text: 'project_description', isNative: true },
  { path: '/', text: 'message', isNative: true },
];

/** A unique lead, before it is sent. */
export interface FreshLead {
  form: Form;
  key: string;
  email: string;
  /** Unique client address, so that the submission limit does not apply. */
  address: string;
}

/** A lead that the site accepted. */
export interface AcceptedLead extends FreshLead {
  /** `null` for a native post, whose answer does not tell. */
  id: string | null;
}

let serial = 0;

/** Makes a unique lead, with the forms in turn. */
export function freshLead(): FreshLead {
  serial += 1;
  return {
    form: FORMS[serial % FORMS.length] ?? QUOTE_JSON,
    key: randomUUID(),
    email: `visiteur-${serial}@exemple.fr`,
    address: `10.0.${serial >> 8}.${serial & 255}`,
  };
}

/** One lead for each form, with and without JavaScript. */
export function leadByEachForm(): FreshLead[] {
  return FORMS.map((form) => ({ ...freshLead(), form }));
}

/** A lead sent as JSON, with a key. */
export function freshQuote(): FreshLead {
  return { ...freshLead(), form: QUOTE_JSON };
}

/** A client of the process at `url`, with a token from the one at `tokenFrom`. */
export async function connect(url: string, tokenFrom = url): Promise<ApiClient> {
  return apiClient((address, init) => fetch(init ? address : address.replace(url, tokenFrom), init), url);
}

const answer = v.object({ id: v.string() });

/**
 * Sends `lead` once.
 * @throws TypeError when the connection breaks; Error when the lead is not accepted
 */
export async function submit(client: ApiClient, lead: FreshLead): Promise<AcceptedLead> {
  const { path, text, isNative } = lead.form;
  const fields = { name: 'Camille Martin', email: lead.email, [text]: 'Un site vitrine.' };
  const from = { 'X-Forwarded-For': lead.address };
  const response = isNative
    ? await client.postForm(path, fields, from)
    : await client.post(path, fields, { 'Idempotency-Key': lead.key, ...from });
  const body = await response.text();
  if (response.status !== (isNative ? 303 : 201)) throw new Error(`Not accepted: ${response.status} ${body}`);
  return { ...lead, id: isNative ? null : v.parse(answer, JSON.parse(body)).id };
}

/** What `fetch` rejects with when the connection is refused or lost. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError;
}

/**
 * Checks that the store holds exactly the accepted leads, once each, with their two mails. The daily digest,
 * which belongs to no lead, may be there too: a process that starts in working hours looks for it at once.
 */
export function expectStoredOnce({ leads, keys, mails }: Store, accepted: AcceptedLead[]): void {
  const idOf = new Map(leads.map(({ id, email }) => [email, id]));
  const expected = accepted.map(({ id, email }) => `${id ?? idOf.get(email)} ${email}`).sort();
  expect(leads.map(({ id, email }) => `${id} ${email}`).sort()).toEqual(expected);
  const sentKeys = keys.filter(({ key }) => key.startsWith('key:'));
  expect(sentKeys.map((row) => `${row.key} ${row.lead_id}`).sort()).toEqual(
    accepted.flatMap(({ key, id }) => (id === null ? [] : [`key:${key} ${id}`])).sort(),
  );
  const ofLeads = mails.filter((mail) => mail.lead_id !== null);
  expect(ofLeads.map((mail) => `${mail.lead_id} ${mail.message}`).sort()).toEqual(
    leads.flatMap(({ id }) => [`${id} confirmation`, `${id} notice`]).sort(),
  );
}

/** Waits until every stored mail is marked as sent. Only a long time without progress is a failure. */
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

/** Message-IDs of the mails that the SMTP server received, by recipient and visitor. */
function receivedMessageIds({ smtp }: Bench): Map<string, string[]> {
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
export function expectMailsReceived(bench: Bench, { leads, mails }: Store, accepted: AcceptedLead[]): number {
  const ids = receivedMessageIds(bench);
  const emails = new Map(leads.map(({ id, email }) => [id, email]));
  const expected = mails.map((mail) => [
    `${mail.recipient} about ${emails.get(mail.lead_id ?? '')}`,
    mail.message_id,
  ]);
  const distinct = [...ids].flatMap(([mail, all]) => [...new Set(all)].map((id) => [mail, id]));
  expect(distinct.sort()).toEqual(expected.sort());
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set([LEADS_TO, ...accepted.map(({ email }) => email)]),
  );
  return [...ids.values()].filter((all) => all.length > 1).length;
}
