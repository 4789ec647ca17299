import { HONEYPOT_FIELD } from '../domain/leads/spam-signals.ts';
import type { RawCall } from './raw-call.ts';

/** Parameters of a hostile input. */
export interface HostileContext {
  /** Unique number, found again in the lead’s e-mail address. */
  serial: number;
  token: Record<string, string>;
}

/** A hostile input; `row` is its row in the table of faults in the quality requirements. */
export interface HostileInput {
  row: number;
  what: string;
  expected: readonly number[];
  make(context: HostileContext): RawCall;
}

export const QUOTE_PATH = '/api/contact-forms/get-estimate';
export const CONTACT_PATH = '/api/contact-forms/contact-novne';
const FORM_PAGE = '/obtenir-un-devis';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const REFUSED = [400, 422, 429];
/** The sender sees an accepted lead, or the rate limit. */
const TAKEN = [201, 429];

/** E-mail address in the lead of the hostile post with this number. */
export function hostileEmail(serial: number): string {
  return `robot-${serial}@spam.example`;
}

function lead({ serial }: HostileContext, changes: object = {}): Record<string, unknown> {
  return {
    name: `Robot ${serial}`,
    email: hostileEmail(serial),
    project_description: `Offre numéro ${serial} à saisir.`,
    ...changes,
  };
}

/** A JSON body for the API, with the headers of the site’s own script. */
function api(
  row: number,
  what: string,
  expected: readonly number[],
  body: (context: HostileContext) => unknown,
) {
  const make = (context: HostileContext): RawCall => {
    const content = body(context);
    return {
      method: 'POST',
      path: QUOTE_PATH,
      headers: { ...JSON_TYPE, ...context.token },
      body: typeof content === 'string' ? content : JSON.stringify(content),
    };
  };
  return { row, what, expected, make };
}

/** A valid quote request with unusual headers. */
function headed(row: number, what: string, expected: readonly number[], headers: Record<string, string>) {
  const make = (context: HostileContext): RawCall => ({
    method: 'POST',
    path: QUOTE_PATH,
    headers: { ...JSON_TYPE, ...context.token, ...headers },
    body: JSON.stringify(lead(context)),
  });
  return { row, what, expected, make };
}

/** A native form post, without JavaScript. */
function form(
  row: number,
  what: string,
  expected: readonly number[],
  body: (context: HostileContext) => string,
) {
  const make = (context: HostileContext): RawCall => ({
    method: 'POST',
    path: FORM_PAGE,
    headers: { ...FORM_TYPE, 'Sec-Fetch-Site': 'same-origin' },
    body: body(context),
  });
  return { row, what, expected, make };
}

function address(row: number, path: string, expected: readonly number[], method = 'GET') {
  return {
    row,
    what: `${method} ${path.slice(0, 40)}`,
    expected,
    make: () => ({ method, path, headers: {} }),
  };
}

const encoded = (context: HostileContext, changes: object = {}): string =>
  new URLSearchParams(
    Object.entries(lead(context, changes)).map(([name, value]) => [name, String(value)]),
  ).toString();

/** Posts that bots send to forms: malformed, malicious, or spam. */
export const HOSTILE_POSTS: readonly HostileInput[] = [
  api(7, 'a body of 70 KiB', [413, 429], (context) => JSON.stringify(lead(context)).padEnd(70 * 1024)),
  headed(8, 'text/plain', [415], { 'Content-Type': 'text/plain' }),
  headed(8, 'XML', [415], { 'Content-Type': 'application/xml' }),
  headed(8, 'a compressed body', [415], { 'Content-Encoding': 'gzip' }),
  api(9, 'a list', REFUSED, () => []),
  api(9, 'null', REFUSED, () => 'null'),
  api(9, 'no JSON', REFUSED, () => '{"name":'),
  api(9, 'a number for a name', REFUSED, (context) => lead(context, { name: 1 })),
  api(9, 'depth 10,000', REFUSED, () => `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  api(9, '__proto__', REFUSED, () => '{"__proto__":{"name":"x","email":"a@x.fr"}}'),
  api(9, 'a lone surrogate', REFUSED, (context) => JSON.stringify(lead(context)).replace('Robot', '\\ud800')),
  form(10, 'a name twice', [422, 429], (context) => `${encoded(context)}&name=Autre`),
  form(10, '10,000 pairs', [400, 413, 422, 429], (context) => `${encoded(context)}${'&x=1'.repeat(10_000)}`),
  form(10, 'a bad escape', [400, 429], (context) => `${encoded(context)}&name=%zz`),
  api(11, 'a line break in a name', [201, 422, 429], (context) =>
    lead(context, { name: 'A\r\nBcc: victime@exemple.fr' }),
  ),
  api(11, 'a line break in an address', REFUSED, (context) =>
    lead(context, { email: `${hostileEmail(context.serial)}\r\nBcc: victime@exemple.fr` }),
  ),
  api(12, 'NUL', REFUSED, (context) => lead(context, { name: 'A\u0000B' })),
  api(12, 'bidi overrides', [201, 422, 429], (context) => lead(context, { name: 'A\u202eB' })),
  api(14, 'markup and SQL', TAKEN, (context) =>
    lead(context, {
      name: `<script>alert(1)</script>'); drop table leads;--`,
      project_description: '=HYPERLINK("x")',
    }),
  ),
  headed(18, 'a wrong token', [403], { 'X-XSRF-TOKEN': 'nimporte' }),
  headed(19, 'another site', [403], { Origin: 'https://ailleurs.example' }),
  headed(19, 'an opaque origin', [403], { Origin: 'null' }),
  api(20, 'the honeypot filled in', TAKEN, (context) =>
    lead(context, { [HONEYPOT_FIELD]: 'https://spam.example' }),
  ),
  api(20, 'one text under many names', TAKEN, (context) =>
    lead(context, {
      project_description: 'Première page des moteurs de recherche garantie, à un prix imbattable.',
    }),
  ),
  form(20, 'the honeypot filled in, without a script', [303, 429], (context) =>
    encoded(context, { [HONEYPOT_FIELD]: 'x' }),
  ),
  // The same ten thousand times: one lead.
  api(20, 'the same again', TAKEN, ({ serial, token }) =>
    lead({ serial: -1 - Math.floor(serial / 10_000), token }),
  ),
];

/** Paths and methods tried by scanners. */
export const HOSTILE_ADDRESSES: readonly HostileInput[] = [
  address(21, '/villes/../../etc/passwd', [301, 302, 400, 404]),
  address(21, '/villes/..%2f..%2fetc%2fpasswd', [301, 302, 400, 404]),
  address(21, '/villes/%E0%A4%A', [400]),
  address(21, '/villes/%00', [301, 302, 400, 404]),
  address(21, `/villes/${'a'.repeat(10_000)}`, [404]),
  address(21, '/villes/LYON', [301]),
  address(21, '/technologies/constructor', [302]),
  address(21, '//evil.fr', [301, 302, 404]),
  address(22, '/', [405], 'PUT'),
  address(22, QUOTE_PATH, [405], 'DELETE'),
  address(22, QUOTE_PATH, [405]),
  address(22, '/contact', [204], 'OPTIONS'),
  address(22, '/api/nimporte', [404], 'POST'),
];
