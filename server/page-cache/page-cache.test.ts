import { beforeEach, describe, expect, it, test } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache, type Lookup, type Made } from './page-cache.ts';
import { preferredCoding } from './precompressed-response.ts';

type Result = Made<string, string>;

let time: Temporal.Instant;
let revision: number;
let siteRevision: number;
let made: string[];
let lookups: Lookup[];
let faults: unknown[];
/** Result of the next rendering; by default the key with the number of renderings so far. */
let answer: (key: string) => Promise<Result>;

const changing = (key: string): Result => ({ page: `${key} ${made.length}`, bytes: 10 });
const pass = (duration: Temporal.DurationLike) => {
  time = time.add(duration);
};
/** Waits for the background work. */
const settled = () => new Promise(setImmediate);

function cacheOf(limits: { maxBytes?: number; maxPages?: number } = {}) {
  return createPageCache<string, string>({
    make(key) {
      made.push(key);
      return answer(key);
    },
    revision: () => revision,
    siteRevision: () => siteRevision,
    clock: { now: () => time, milliseconds: () => time.epochMilliseconds },
    maxBytes: 1000,
    onLookup: (lookup) => lookups.push(lookup),
    onFault: (error) => faults.push(error),
    ...limits,
  });
}

beforeEach(() => {
  time = Temporal.Instant.from('2026-03-10T10:00:00Z');
  revision = 0;
  siteRevision = 0;
  made = [];
  lookups = [];
  faults = [];
  answer = async (key) => changing(key);
});

describe('a page', () => {
  it('is rendered once for simultaneous requests', async () => {
    const cache = cacheOf();
    const answers = await Promise.all(['1', '2', '3'].map((id) => cache.get('/a', id)));
    expect(answers).toMatchObject([{ page: '/a 1' }, { page: '/a 1' }, { page: '/a 1' }]);
    expect(cache.find('/a')).toBe('/a 1');
    expect(made).toEqual(['/a']);
    expect(lookups).toEqual(['miss', 'miss', 'miss', 'hit']);
  });

  it('is kept while nothing changes, and changes with the site alone if it is made from nothing else', async () => {
    answer = async (key) => ({ ...changing(key), isLasting: true });
    const cache = cacheOf();
    await cache.get('/a', '1');
    revision += 1;
    pass({ hours: 10_000 });
    expect(cache.find('/a')).toBe('/a 1');
    siteRevision += 1;
    expect(cache.find('/a')).toBeUndefined();
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 2' });
  });

  it('is rendered again after a change', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    revision += 1;
    expect(cache.find('/a')).toBeUndefined();
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 2' });
  });

  it('is not cached if its rendering began before a change, nor served to later requests', async () => {
    const cache = cacheOf();
    const first = Promise.withResolvers<Result>();
    answer = () => first.promise;
    const early = cache.get('/a', '1');
    revision += 1;
    answer = async () => ({ page: 'new', bytes: 10 });
    expect(await cache.get('/a', '2')).toMatchObject({ page: 'new' });
    first.resolve({ page: 'old', bytes: 10 });
    expect(await early).toMatchObject({ page: 'old' });
    expect(cache.find('/a')).toBe('new');
    expect(made).toHaveLength(2);
  });
});

describe('a page that cannot be renewed', () => {
  const FAULT: Result = { uncacheable: 'away', isFault: true };

  it.each<[string, () => Promise<Result>]>([
    ['the answer is a fault', async () => FAULT],
    ['making it fails', () => Promise.reject(new Error('broken'))],
  ])('is served as it is when %s, and tried again after 10 s', async (_case, fail) => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    answer = fail;
    revision += 1;
    pass({ hours: 48 });
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 1' });
    pass({ seconds: 9 });
    expect(cache.find('/a')).toBe('/a 1');
    await settled();
    expect(made).toHaveLength(2);

    pass({ seconds: 1 });
    expect([cache.find('/a'), cache.find('/a')]).toEqual(['/a 1', '/a 1']);
    await settled();
    expect(made).toHaveLength(3);
    answer = async (key) => changing(key);
    // Also when the clock was set back.
    pass({ hours: -1 });
    expect(cache.find('/a')).toBe('/a 1');
    await settled();
    expect(cache.find('/a')).toBe('/a 4');
    expect(lookups.slice(-2)).toEqual(['stale', 'hit']);
  });

  it('is tried again after the others, in the order of requests', async () => {
    const cache = cacheOf();
    const keys = ['/a', '/b', '/c'];
    for (const key of keys) await cache.get(key, '1');
    answer = async () => FAULT;
    revision += 1;
    for (const key of keys) await cache.get(key, '2');
    made = [];
    pass({ seconds: 10 });
    const inHand = new Map<string, PromiseWithResolvers<Result>>();
    answer = (key) => {
      const making = Promise.withResolvers<Result>();
      inHand.set(key, making);
      return making.promise;
    };
    for (const key of [...keys, '/a', '/b']) cache.find(key);
    await settled();
    expect([...inHand.keys()]).toEqual(['/a']);
    for (const key of keys) {
      inHand.get(key)?.resolve(changing(key));
      await settled();
    }
    expect(made).toEqual(keys);
  });

  it('has a failure in the background reported', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    answer = () => Promise.reject(new Error('broken'));
    revision += 1;
    await cache.get('/a', '2');
    pass({ seconds: 10 });
    cache.find('/a');
    await settled();
    expect(faults).toMatchObject([{ message: 'broken' }, { message: 'broken' }]);
  });

  it('is answered with the error if there is no earlier page', async () => {
    const cache = cacheOf();
    answer = async () => FAULT;
    expect(await cache.get('/a', '1')).toMatchObject({ uncacheable: 'away' });
    answer = () => Promise.reject(new Error('broken'));
    await expect(cache.get('/a', '2')).rejects.toThrow('broken');
  });

  it('is evicted once it no longer exists', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    revision += 1;
    answer = async () => ({ uncacheable: 'gone', isFault: false });
    expect(await cache.get('/a', '2')).toMatchObject({ uncacheable: 'gone' });
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('the memory for pages', () => {
  it('is bounded, and evicts the least recently used page', async () => {
    const cache = cacheOf({ maxBytes: 30 });
    for (const key of ['/a', '/b', '/c', '/d']) await cache.get(key, key);
    expect(cache.size()).toEqual({ pages: 3, bytes: 30 });
    cache.find('/b');
    await cache.get('/e', 'e');
    expect(cache.find('/b')).toBeDefined();
    for (let index = 0; index < 100; index++) await cache.get(`/${index}`, 'x');
    expect(cache.size()).toEqual({ pages: 3, bytes: 30 });
  });

  it('is bounded by the number of pages, too', async () => {
    const cache = cacheOf({ maxPages: 3 });
    for (let index = 0; index < 100; index++) await cache.get(`/${index}`, 'x');
    expect(cache.size().pages).toBe(3);
  });

  it('takes no page larger than the limit, and no uncacheable answer', async () => {
    const cache = cacheOf({ maxBytes: 5 });
    await cache.get('/a', '1');
    answer = async () => ({ uncacheable: 'now', isFault: false });
    await cache.get('/b', '2');
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});

testAll([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.9', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, identity;q=0, br;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  [';;,q=,br;q=x', 'br'],
])('answers Accept-Encoding with the best coding that it allows', ([header, coding]) => {
  expect(preferredCoding(header)).toBe(coding);
  expect(preferredCoding(header)).toBe(coding);
});

test('the cache of header values is bounded', () => {
  for (let index = 0; index < 1000; index++) expect(preferredCoding(`x-${index}, gzip`)).toBe('gzip');
});

const addressOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return pageAddress(pathname, searchParams);
};

testAll([
  ['/', '/'],
  ['/?index', '/'],
  ['/villes/lyon?utm_source=x&page=2&type=devis', '/villes/lyon'],
  ['/blog', '/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?utm_source=x&page=2', '/blog?page=2'],
  ['/blog?page=2&page=3', '/blog?page=2'],
  ['/blog?page=02', '/blog?page=0'],
  ['/blog?page=x', '/blog?page=0'],
  ['/blog?page=', '/blog?page=0'],
  ['/blog.data?page=2&x=y', '/blog.data?page=2'],
  ['/confirmation-contact?type=devis&x=y', '/confirmation-contact?type=devis'],
  ['/confirmation-contact?type=<script>', '/confirmation-contact'],
  [
    '/confirmation-contact?reference=D-7KQ3M9F&type=devis',
    '/confirmation-contact?type=devis&reference=D-7KQ3M9F',
  ],
  ['/confirmation-contact?reference=<script>', '/confirmation-contact'],
  ['/realisations?outil=docker&utm_source=x&metier=energie', '/realisations?metier=energie&outil=docker'],
  ['/realisations?service=voyance&metier=<script>', '/realisations'],
  ['/realisations.data?service=saas', '/realisations.data?service=saas'],
  ['/realisations/boutique-en-ligne?service=saas', '/realisations/boutique-en-ligne'],
  ['/constructor?x', '/constructor'],
  ['/villes/lyon.data', '/villes/lyon.data'],
  ['/_.data', '/_.data'],
])('an address is cached without what its page does not read', ([address, kept]) => {
  expect(addressOf(address)).toBe(kept);
});

testAll([
  '/cOnTaCt///.data',
  '//contact',
  '/contact/_.data',
  '/Contact.data',
  '/villes/LYON.data',
  '/villes/%4cyon',
])('another spelling of a page is not cached', (address) => {
  expect(pageAddress(address, new URLSearchParams())).toBeUndefined();
});

test('partial page data is not cached', () => {
  expect(addressOf('/villes/lyon.data?_routes=routes%2Fcity')).toBe('/villes/lyon.data');
});
