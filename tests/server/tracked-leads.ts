import { expect } from 'vitest';
import { visibleText } from './answers.ts';
import { ORIGIN, type TestSite } from './harness.ts';
import { QUOTE, QUOTE_PATH, tokenHeaders } from './submissions.ts';

export type Fields = Record<string, string>;

/** A well-formed address that belongs to no lead. */
export const UNKNOWN = `/suivi/${'A'.repeat(43)}`;
const FROM_PAGE = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };

/** Sends a lead as a page's script does, and returns the path of its page. */
export async function submit(site: TestSite, fields: object = QUOTE, path = QUOTE_PATH): Promise<string> {
  const answer = await site.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await tokenHeaders(site)) },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('Location') ?? '';
}

/** Sends a form of a lead's page, as a browser does from there. */
export async function post(
  site: TestSite,
  path: string,
  fields: Fields,
  headers: Record<string, string> = FROM_PAGE,
): Promise<Response> {
  return site.request(ORIGIN + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Opens a page; `text` is the visible text of its main part. */
export async function read(site: TestSite, path: string) {
  const answer = await site.request(ORIGIN + path);
  const html = await answer.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return { answer, html, text: visibleText(main) };
}

/** All leads, oldest first. */
export async function rows({ services: { database } }: TestSite) {
  return database.selectFrom('leads').selectAll().orderBy('created_at').execute();
}

export async function firstLead(site: TestSite) {
  const [lead] = await rows(site);
  if (!lead) throw new Error('No lead');
  return lead;
}

/** The link in the visitor's confirmation mail. */
export async function mailedLink(site: TestSite): Promise<string> {
  await site.services.mailer.deliverDue();
  const mail = site.transport.sent.find(({ text }) => text.includes('/suivi/'));
  return /\/suivi\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}
