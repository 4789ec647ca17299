import { beforeEach, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { AppError } from '../errors.ts';
import { readFields } from './form-fields.ts';
import type { RequestOrigin } from './same-origin.ts';
import { readSubmission } from './submission.ts';

const PUBLIC_URL = new URL('https://www.exemple.fr');

/** What ran, in order. */
let ran: string[];
let token: boolean;
let isOverLimit: boolean;

beforeEach(() => {
  ran = [];
  token = true;
  isOverLimit = false;
});

function submit(
  headers: Record<string, string>,
  origins: readonly RequestOrigin[] = ['own', 'unknown'],
): Promise<string> {
  const request = new Request(PUBLIC_URL, { method: 'POST', body: '{}', headers });
  const body = Object.defineProperty(request, 'body', {
    get() {
      ran.push('body');
      return new Response('{}').body;
    },
  });
  return readSubmission(body, {
    contentType: 'application/json',
    publicUrl: PUBLIC_URL,
    origins,
    checkToken() {
      ran.push('token');
      if (!token) throw new AppError('anti_forgery');
    },
    limit: {
      async consume() {
        ran.push('limit');
        if (isOverLimit) throw new AppError('rate_limited');
      },
    },
    sender: '192.0.2.1',
  });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const OWN = { ...JSON_TYPE, 'Sec-Fetch-Site': 'same-origin' };
const FOREIGN = { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' };

it('reads the body after all other checks', async () => {
  expect(await submit(OWN)).toBe('{}');
  expect(ran).toEqual(['token', 'limit', 'body']);
});

it('refuses another content type before all other checks', async () => {
  await expect(submit({ ...FOREIGN, 'Content-Type': 'text/plain' })).rejects.toThrow(
    'unsupported_media_type',
  );
  expect(ran).toEqual([]);
});

it('neither counts nor reads a request of another site, or without a required proof of origin', async () => {
  await expect(submit(FOREIGN)).rejects.toThrow('cross_site');
  await expect(submit(JSON_TYPE, ['own'])).rejects.toThrow('cross_site');
  expect(ran).toEqual([]);
});

it('does not count a request without a valid token', async () => {
  token = false;
  await expect(submit(OWN)).rejects.toThrow('anti_forgery');
  expect(ran).toEqual(['token']);
});

it('does not read a request over the limit', async () => {
  isOverLimit = true;
  await expect(submit(OWN)).rejects.toThrow('rate_limited');
  expect(ran).toEqual(['token', 'limit']);
});

const read = (body: string) => [...readFields(body, ['name', 'email'])];

it('keeps the fields of the form, twice when they come twice', () => {
  expect(read('name=Ada&email=a%40x.fr&name=Zo%C3%A9+L.')).toEqual([
    ['name', 'Ada'],
    ['email', 'a@x.fr'],
    ['name', 'Zoé L.'],
  ]);
});

testAll(['name[]', 'name[99999999]', 'name.x', 'a[0].b[500000000]', '__intent__', '__proto__', 'Name', ''])(
  'drops names that the form library would interpret',
  (name) => {
    expect(read(`${name}=1&email=2`)).toEqual([['email', '2']]);
  },
);

it.each([
  ['51 pairs', 'x=1&'.repeat(50)],
  ['a broken escape', 'name=%zz'],
  ['half a letter', 'name=%C3'],
])('refuses %s', (_what, body) => {
  expect(() => read(body)).toThrow('malformed_request');
});
