import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** For how long an answer that depends on the database is served without another look (s). */
export const FRESH_FOR = 60;
/** For how long after that it is still served at once, while another is made (s). */
export const STALE_FOR = 600;
/** After an attempt to renew a page that failed, the next one comes no sooner (s). */
const RETRY_AFTER = 10;

/** What became of a request for a page. */
export type Lookup = 'hit' | 'stale' | 'miss';

/**
 * What making the page of a key gave: a page to keep, or an answer for those who wait for it alone.
 * `dataVersion` is what the page was made from, as the look of that name said before; `null` says that only another build
 * would make another page. `isFault` says that an earlier page is worth more.
 */
export type Made<Page, Uncacheable> =
  | { page: Page; bytes: number; dataVersion: string | null }
  | { uncacheable: Uncacheable; isFault: boolean };

interface PageCacheParts<Page, Uncacheable> {
  /**
   * Makes the page of `key`, for the request of that id, and whoever asks meanwhile, or for none; nothing else of a
   * visitor is seen.
   */
  make(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>>;
  /** A number that changes at once whenever this process changes what pages are made from. */
  localRevision(): number;
  /** The same of what all pages are made from, those that no look at the database would renew included. */
  siteRevision?(): number;
  /** Looks what pages are made from, whoever changed it: another word, other pages. Rejects when it cannot be told. */
  dataVersion(): Promise<string>;
  clock: Clock;
  /** Bytes that all pages together may take, and how many they may be. */
  maxBytes: number;
  maxPages?: number;
  onLookup?: (lookup: Lookup) => void;
  /** Told why a page could not be renewed that nobody waits for. */
  onFault?: (error: unknown) => void;
}

interface Entry<Page> {
  page: Page;
  bytes: number;
  dataVersion: string | null;
  localRevision: number;
  siteRevision: number;
  /** Milliseconds of Unix time. */
  madeAt: number;
  /** When an attempt to renew it failed last, if it did since it was made. */
  failedAt: number | undefined;
}

export type PageCache<Page, Uncacheable> = ReturnType<typeof createPageCache<Page, Uncacheable>>;

/**
 * Pages kept in memory by key, made once however many ask at the same time. What a page that depends on the database was
 * made from is looked at again after `FRESH_FOR`, once for all pages, and a page is made anew when that has changed; when
 * the localRevision has, before the next answer. While neither can be done, the page that is there is served.
 */
export function createPageCache<Page, Uncacheable>(parts: PageCacheParts<Page, Uncacheable>) {
  const {
    make,
    siteRevision = () => 0,
    dataVersion,
    clock,
    maxBytes,
    maxPages = 1000,
    onLookup = () => {},
    onFault = () => {},
  } = parts;
  const entries = new LRUCache<string, Entry<Page>>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const inHand = new Map<string, { localRevision: number; made: Promise<Made<Page, Uncacheable>> }>();
  const toRenew = new Set<string>();
  /** The last look, and when it was asked for (milliseconds of Unix time). */
  let seen: { dataVersion: string; at: number } | undefined;
  let looking: Promise<void> | undefined;
  let isRenewing = false;
  const now = clock.milliseconds;
  // Both only grow, so that their sum stands for both.
  const localRevision = () => parts.localRevision() + siteRevision();
  // A distance, since the clock may have been set back.
  const secondsSince = (moment: number) => Math.abs(now() - moment) / 1000;

  /** The page of `key` if it can be served at once; renews it unseen when it is stale. */
  function find(key: string): Page | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.siteRevision !== siteRevision()) return undefined;
    const state = entry.dataVersion === null ? 'fresh' : stateOf(entry);
    if (state === 'outdated') return undefined;
    onLookup(state === 'fresh' ? 'hit' : 'stale');
    if (state === 'stale') {
      toRenew.add(key);
      if (!isRenewing) void renewUnseen();
    }
    return entry.page;
  }

  /** One page after the other: all grow stale together, and those who ask meanwhile must not wait for all of them. */
  async function renewUnseen(): Promise<void> {
    isRenewing = true;
    for (const key of toRenew) {
      toRenew.delete(key);
      const entry = entries.get(key);
      // Asked for again while it was being made, or made for somebody since.
      if (!entry || stateOf(entry) !== 'stale') continue;
      try {
        if (!(await isStillRight(key, entry))) await renew(key, null);
      } catch (error) {
        onFault(error);
      }
    }
    isRenewing = false;
  }

  /** The page of `key`, made if need be, or what there is instead. Rejects as `make` does when there is nothing. */
  async function get(key: string, requestId: string): Promise<{ page: Page } | { uncacheable: Uncacheable }> {
    const found = find(key);
    if (found !== undefined) return { page: found };
    onLookup('miss');
    try {
      const known = entries.get(key);
      if (known && (await isStillRight(key, known))) return known;
      const made = await renew(key, requestId);
      const spare = 'uncacheable' in made && made.isFault ? entries.get(key) : undefined;
      return spare ?? made;
    } catch (error) {
      const spare = entries.get(key);
      if (!spare) throw error;
      onFault(error);
      return spare;
    }
  }

  /** Makes the page of `key` unless there is one, for whoever may ask. Rejects as `make` does. */
  async function prepare(key: string): Promise<void> {
    if (!entries.has(key)) await renew(key, null);
  }

  /** Whether a page would be made the same now, by a look that is no older than a fresh page. Rejects as the look does. */
  async function isStillRight(key: string, entry: Entry<Page>): Promise<boolean> {
    if (entry.localRevision !== localRevision()) return false;
    try {
      if (!seen || secondsSince(seen.at) > FRESH_FOR) await look();
    } catch (error) {
      noteFailure(key);
      throw error;
    }
    if (entry.dataVersion !== seen?.dataVersion || entry.localRevision !== localRevision()) return false;
    entry.failedAt = undefined;
    return true;
  }

  function look(): Promise<void> {
    const at = now();
    looking ??= dataVersion()
      .then((found) => {
        seen = { dataVersion: found, at };
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  /** `spare` is a page that could not be renewed a moment ago. */
  function stateOf({
    localRevision: made,
    dataVersion: madeFrom,
    madeAt,
    failedAt,
  }: Entry<Page>): 'fresh' | 'stale' | 'spare' | 'outdated' {
    if (failedAt !== undefined) return secondsSince(failedAt) < RETRY_AFTER ? 'spare' : 'stale';
    if (made !== localRevision()) return 'outdated';
    const sinceLook = seen?.dataVersion === madeFrom ? secondsSince(seen.at) : Number.POSITIVE_INFINITY;
    const age = Math.min(secondsSince(madeAt), sinceLook);
    if (age <= FRESH_FOR) return 'fresh';
    return age <= FRESH_FOR + STALE_FOR ? 'stale' : 'outdated';
  }

  function renew(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>> {
    const current = localRevision();
    const site = siteRevision();
    const underWay = inHand.get(key);
    // What was begun before a change may show what was there before it.
    if (underWay?.localRevision === current) return underWay.made;
    const made = make(key, requestId).then(
      (result) => {
        settle(key, current, site, result);
        return result;
      },
      (error: unknown) => {
        noteFailure(key);
        throw error;
      },
    );
    const attempt = { localRevision: current, made };
    inHand.set(key, attempt);
    const forget = () => {
      if (inHand.get(key) === attempt) inHand.delete(key);
    };
    made.then(forget, forget);
    return made;
  }

  function settle(key: string, madeIn: number, site: number, result: Made<Page, Uncacheable>): void {
    const known = entries.get(key);
    if ('uncacheable' in result && result.isFault) {
      noteFailure(key);
      return;
    }
    if (known && known.localRevision > madeIn) return;
    entries.delete(key);
    if ('uncacheable' in result) return;
    const entry = {
      ...result,
      localRevision: madeIn,
      siteRevision: site,
      madeAt: now(),
      failedAt: undefined,
    };
    entries.set(key, entry);
  }

  function noteFailure(key: string): void {
    const entry = entries.get(key);
    if (entry) entry.failedAt = now();
  }

  return { find, get, prepare, size: () => ({ pages: entries.size, bytes: entries.calculatedSize }) };
}
