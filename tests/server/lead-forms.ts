import { expect } from 'vitest';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { ORIGIN, type TestSite } from './harness.ts';
import { CONTACT, CONTACT_PATH, QUOTE, QUOTE_PATH, tokenHeaders } from './submissions.ts';

/** A way to send a lead: one of the site's forms, by its script or natively. */
export interface LeadWay {
  name: string;
  /** Posted natively to the form's page, which answers with a page. */
  isNative: boolean;
  path: string;
  kind: 'devis' | 'contact';
  /** A valid lead. */
  fields: typeof QUOTE | typeof CONTACT;
  /** Name of the field that holds the message. */
  text: 'project_description' | 'message';
  /** Prefix of the fields' ids on the form's page. */
  formId: string;
}

const QUOTE_FORM = { kind: 'devis', fields: QUOTE, text: 'project_description', formId: 'devis' } as const;
const CONTACT_FORM = { kind: 'contact', fields: CONTACT, text: 'message', formId: 'contact' } as const;
const SPEED_FORM = { ...CONTACT_FORM, formId: 'estimation' } as const;

export const QUOTE_WAY: LeadWay = {
  name: 'the quote form’s JSON',
  isNative: false,
  path: QUOTE_PATH,
  ...QUOTE_FORM,
};
/** With JavaScript; the contact and the speed-estimate forms send the same. */
export const JSON_WAYS: readonly [LeadWay, LeadWay] = [
  QUOTE_WAY,
  {
    name: 'the contact and speed-estimate forms’ JSON',
    isNative: false,
    path: CONTACT_PATH,
    ...CONTACT_FORM,
  },
];
/** Without JavaScript. */
export const NATIVE_WAYS: readonly LeadWay[] = [
  { name: 'the quote form', isNative: true, path: '/obtenir-un-devis', ...QUOTE_FORM },
  { name: 'the contact form', isNative: true, path: '/contact', ...CONTACT_FORM },
  { name: 'the speed-estimate form', isNative: true, path: '/', ...SPEED_FORM },
];
/** All three forms, with and without JavaScript. */
export const LEAD_WAYS = [...JSON_WAYS, ...NATIVE_WAYS];

type RawBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

interface Message {
  /** Fields of the form, or the raw body. */
  body: object | RawBody;
  /** Added to those that a script or a browser sends, or in their place. */
  headers?: Record<string, string>;
  /** Headers that prove the origin of the form. */
  proof?: Record<string, string>;
}

const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

/** Sends a lead as a page of the site would, unless the message says otherwise. */
export async function send(
  site: TestSite,
  way: LeadWay,
  { body, headers = {}, proof = OWN_PAGE }: Message,
): Promise<Response> {
  const own = way.isNative
    ? { 'Content-Type': 'application/x-www-form-urlencoded' }
    : { 'Content-Type': 'application/json', ...(await tokenHeaders(site)) };
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: isRaw(body) ? body : encode(way, body),
    headers: { ...own, ...proof, ...headers },
    duplex: 'half',
  };
  return site.request(ORIGIN + way.path, init);
}

function isRaw(body: object | string): body is RawBody {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
}

/** Encodes `fields` as the body of a request. */
export function encode({ isNative }: LeadWay, fields: object): string {
  return isNative ? new URLSearchParams(Object.entries(fields)).toString() : JSON.stringify(fields);
}

/** The form's valid lead with changes; `text` is the message, whatever its field is called. */
export function leadWith(way: LeadWay, { text, ...changes }: Record<string, unknown>): object {
  return { ...way.fields, ...changes, ...(text === undefined ? {} : { [way.text]: text }) };
}

/** Checks that a lead was accepted: by JSON, or by a redirect to the confirmation. */
export async function expectAccepted(way: LeadWay, response: Response): Promise<void> {
  expectSafeHeaders(response);
  expect(response.status).toBe(way.isNative ? 303 : 201);
  if (way.isNative)
    expect(response.headers.get('Location')).toMatch(
      new RegExp(`^/confirmation-contact\\?type=${way.kind}&reference=[CD]-\\w{7}$`),
    );
  else expect(await response.json()).toEqual({ id: expect.any(String), reference: expect.any(String) });
}

/** Checks that a request was refused: by a problem with this code, or by a page. */
export async function expectRefused(
  way: LeadWay,
  response: Response,
  status: number,
  code: string,
): Promise<void> {
  if (!way.isNative) return void (await expectProblem(response, status, code));
  expectSafeHeaders(response);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
}

/** Checks that a lead was refused for exactly these fields; `text` is the message. */
export async function expectWrongFields(way: LeadWay, response: Response, fields: string[]): Promise<void> {
  await expectRefused(way, response.clone(), 422, 'validation_failed');
  const named = way.isNative
    ? [...(await response.text()).matchAll(/href="#(\w+)-(\w+)"/g)].flatMap(([, formId, field]) =>
        formId === way.formId ? [field] : [],
      )
    : Object.keys((await response.json()).errors);
  expect(named.toSorted()).toEqual(fields.map((field) => (field === 'text' ? way.text : field)).toSorted());
}

/** All leads of a test's site. */
export async function leadsOf({ services: { database } }: TestSite) {
  return database.selectFrom('leads').selectAll().execute();
}
