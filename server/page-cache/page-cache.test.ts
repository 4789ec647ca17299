import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type Lookup, type Made } from './page-cache.ts';

type Result = Made<string, string>;

let time: Temporal.Instant;
let localRevision: number;
/** What pages are made from, and how often that was looked at. */
let dataVersion: string;
let looks: number;
let made: string[];
let lookups: Lookup[];
let faults: unknown[];
/** What making a page gives next, by default its name and how many were made before. */
let answer: (key: string) => Promise<Result>;

const changing = (key: string): Result => ({ page: `${key} ${made.length}`, bytes: 10, dataVersion });
const lasting = (key: string): Result => ({ ...changing(key), dataVersion: null });
const pass = (duration: Temporal.DurationLike) => {
  time = time.add(duration);
};
/** Lets what was begun unseen come to its end. */
const settled = () => new Promise(setImmediate);

function cacheOf(
  changes: { maxBytes?: number; maxPages?: number; dataVersion?: () => Promise<string> } = {},
) {
  return createPageCache<string, string>({
    make(key) {
      made.push(key);
      return answer(key);
    },
    localRevision: () => localRevision,
    async dataVersion() {
      looks += 1;
      return dataVersion;
    },
    clock: { now: () => time, milliseconds: () => time.epochMilliseconds },
    maxBytes: 1000,
    onLookup: (lookup) => lookups.push(lookup),
    onFault: (error) => faults.push(error),
    ...changes,
  });
}

beforeEach(() => {
  time = Temporal.Instant.from('2026-03-10T10:00:00Z');
  localRevision = 0;
  dataVersion = 'first';
  looks = 0;
  made = [];
  lookups = [];
  faults = [];
  answer = async (key) => changing(key);
});

describe('a page', () => {
  it('is made once, however many ask for it at the same time', async () => {
    const cache = cacheOf();
    const answers = await Promise.all(['1', '2', '3'].map((id) => cache.get('/a', id)));
    expect(answers).toMatchObject([{ page: '/a 1' }, { page: '/a 1' }, { page: '/a 1' }]);
    expect(cache.find('/a')).toBe('/a 1');
    expect(made).toEqual(['/a']);
    expect(lookups).toEqual(['miss', 'miss', 'miss', 'hit']);
  });

  it('lasts until the process ends when nothing can change it', async () => {
    answer = async (key) => lasting(key);
    const cache = cacheOf();
    await cache.get('/a', '1');
    localRevision += 1;
    dataVersion = 'second';
    pass({ hours: 10_000 });
    expect(cache.find('/a')).toBe('/a 1');
    await settled();
    expect([made, looks]).toEqual([['/a'], 0]);
  });

  it('is served for a minute, then while another is made, then not before another is made', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    dataVersion = 'second';
    pass({ seconds: 60 });
    expect(cache.find('/a')).toBe('/a 1');
    expect(made).toHaveLength(1);

    pass({ seconds: 1 });
    expect([cache.find('/a'), cache.find('/a')]).toEqual(['/a 1', '/a 1']);
    await settled();
    expect(cache.find('/a')).toBe('/a 2');
    expect(made).toHaveLength(2);

    dataVersion = 'third';
    pass({ seconds: 661 });
    expect(cache.find('/a')).toBeUndefined();
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 3' });
    expect(lookups).toEqual(['miss', 'hit', 'stale', 'stale', 'hit', 'miss']);
  });

  it('is not made again while what it was made from stays the same, which one look a minute tells for all', async () => {
    const cache = cacheOf();
    for (const key of ['/a', '/b']) await cache.get(key, '1');
    for (let minute = 1; minute <= 3; minute++) {
      pass({ seconds: 61 });
      for (const key of ['/a', '/b', '/a']) cache.find(key);
      await settled();
      expect(looks).toBe(minute);
    }
    pass({ hours: 2 });
    expect(cache.find('/a')).toBeUndefined();
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 1' });
    expect(cache.find('/b')).toBe('/b 2');
    expect([made, looks]).toEqual([['/a', '/b'], 4]);
  });

  it('is made again when it was made before the change that a look found', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    dataVersion = 'second';
    await cache.get('/b', '1');
    pass({ seconds: 61 });
    for (const key of ['/a', '/b']) cache.find(key);
    await settled();
    expect([made, looks]).toEqual([['/a', '/b', '/a'], 1]);
  });

  it('is renewed after those that were asked for before it, each once', async () => {
    const cache = cacheOf();
    for (const key of ['/a', '/b', '/c']) await cache.get(key, '1');
    dataVersion = 'second';
    pass({ minutes: 2 });
    const inHand = new Map<string, PromiseWithResolvers<Result>>();
    answer = (key) => {
      const making = Promise.withResolvers<Result>();
      inHand.set(key, making);
      return making.promise;
    };
    for (const key of ['/a', '/b', '/c', '/a', '/b']) cache.find(key);
    await settled();
    expect([...inHand.keys()]).toEqual(['/a']);
    cache.find('/a');
    for (const key of ['/a', '/b', '/c']) {
      inHand.get(key)?.resolve(changing(key));
      await settled();
    }
    expect(made).toEqual(['/a', '/b', '/c', '/a', '/b', '/c']);
  });

  it('ages whichever way the clock is set', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    pass({ hours: -1 });
    expect(cache.find('/a')).toBeUndefined();
  });

  it('is made anew for whoever asks after a change', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    localRevision += 1;
    expect(cache.find('/a')).toBeUndefined();
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 2' });
  });

  it('is not kept when it was begun before a change, nor given to who asks after it', async () => {
    const cache = cacheOf();
    const first = Promise.withResolvers<Result>();
    answer = () => first.promise;
    const early = cache.get('/a', '1');
    localRevision += 1;
    answer = async () => ({ page: 'new', bytes: 10, dataVersion });
    expect(await cache.get('/a', '2')).toMatchObject({ page: 'new' });
    first.resolve({ page: 'old', bytes: 10, dataVersion });
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
    localRevision += 1;
    pass({ hours: 48 });
    expect(await cache.get('/a', '2')).toMatchObject({ page: '/a 1' });
    expect(cache.find('/a')).toBe('/a 1');
    expect(made).toHaveLength(2);

    pass({ seconds: 10 });
    expect(cache.find('/a')).toBe('/a 1');
    await settled();
    expect(made).toHaveLength(3);
    answer = async (key) => changing(key);
    pass({ seconds: 10 });
    expect(cache.find('/a')).toBe('/a 1');
    await settled();
    expect(cache.find('/a')).toBe('/a 4');
  });

  it('tells of a failure that nobody waited for', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    answer = () => Promise.reject(new Error('broken'));
    dataVersion = 'second';
    pass({ seconds: 61 });
    cache.find('/a');
    await settled();
    expect(faults).toMatchObject([{ message: 'broken' }]);
  });

  it('is served as it is while nobody can tell whether it changed, which is asked again after 10 s', async () => {
    let isAway = true;
    const cache = cacheOf({
      async dataVersion() {
        if (isAway) throw new Error('away');
        return dataVersion;
      },
    });
    await cache.get('/a', '1');
    for (const [duration, told] of [
      [{ seconds: 61 }, 1],
      [{ seconds: 9 }, 1],
      [{ seconds: 1 }, 2],
    ] as const) {
      pass(duration);
      expect(cache.find('/a')).toBe('/a 1');
      await settled();
      expect(faults).toHaveLength(told);
    }
    isAway = false;
    pass({ seconds: 10 });
    cache.find('/a');
    await settled();
    expect(cache.find('/a')).toBe('/a 1');
    expect(lookups.at(-1)).toBe('hit');
    expect(made).toEqual(['/a']);
  });

  it('is answered with the fault when there was none before', async () => {
    const cache = cacheOf();
    answer = async () => FAULT;
    expect(await cache.get('/a', '1')).toMatchObject({ uncacheable: 'away' });
    answer = () => Promise.reject(new Error('broken'));
    await expect(cache.get('/a', '2')).rejects.toThrow('broken');
  });

  it('is forgotten when it is gone', async () => {
    const cache = cacheOf();
    await cache.get('/a', '1');
    localRevision += 1;
    answer = async () => ({ uncacheable: 'gone', isFault: false });
    expect(await cache.get('/a', '2')).toMatchObject({ uncacheable: 'gone' });
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('the memory for pages', () => {
  it('is bounded, and kept by those that are asked for', async () => {
    const cache = cacheOf({ maxBytes: 30 });
    for (const key of ['/a', '/b', '/c', '/d']) await cache.get(key, key);
    expect(cache.size()).toEqual({ pages: 3, bytes: 30 });
    cache.find('/b');
    await cache.get('/e', 'e');
    expect(cache.find('/b')).toBeDefined();
    for (let index = 0; index < 100; index++) await cache.get(`/${index}`, 'x');
    expect(cache.size()).toEqual({ pages: 3, bytes: 30 });
  });

  it('is bounded by their number, too', async () => {
    const cache = cacheOf({ maxPages: 3 });
    for (let index = 0; index < 100; index++) await cache.get(`/${index}`, 'x');
    expect(cache.size().pages).toBe(3);
  });

  it('takes no page that is larger than all of it, and no answer of the moment', async () => {
    const cache = cacheOf({ maxBytes: 5 });
    await cache.get('/a', '1');
    answer = async () => ({ uncacheable: 'now', isFault: false });
    await cache.get('/b', '2');
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
  });
});
