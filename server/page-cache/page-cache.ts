import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** How long a page that depends on the database is served without revalidation (s). */
export const FRESH_FOR = 60;
/** How long after that it is served while it is revalidated (stale-while-revalidate; s). */
export const STALE_FOR = 600;
/** Shortest time between two attempts to renew a page, after a failure (s). */
const RETRY_AFTER = 10;

/** How a request for a page was answered. */
export type Lookup = 'hit' | 'stale' | 'miss';

/**
 * The result of rendering the page of a key: a page to cache, or an answer for the waiting requests alone.
 * `dataVersion` is the version of the data that the page was made from, `null` when it depends on the build alone.
 * `isFault` means that an earlier page is better than this answer.
 */
export type Made<Page, Uncacheable> =
  | { page: Page; bytes: number; dataVersion: string | null }
  | { uncacheable: Uncacheable; isFault: boolean };

interface PageCacheParts<Page, Uncacheable> {
  /** Renders the page of `key`, from the key alone. `requestId` is for the log; `null` when no request waits. */
  make(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>>;
  /** Incremented when this process changes the data of pages. */
  localRevision(): number;
  /** Incremented when something on every page has changed, such as the agency's facts. */
  siteRevision?(): number;
  /** Version of the data of pages, changed by any process. Rejects if it cannot be read. */
  dataVersion(): Promise<string>;
  clock: Clock;
  /** Maximum size (bytes) and number of cached pages. */
  maxBytes: number;
  maxPages?: number;
  onLookup?: (lookup: Lookup) => void;
  /** Called when a page could not be renewed in the background. */
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
  /** When the last attempt to renew it failed (Unix time, ms). */
  failedAt: number | undefined;
}

export type PageCache<Page, Uncacheable> = ReturnType<typeof createPageCache<Page, Uncacheable>>;

/**
 * Keeps pages in memory by key. Parallel requests share one rendering. A page that depends on the database is
 * checked after `FRESH_FOR`, by one query for all pages, and rendered again when the data have changed; after a
 * change by this process (`localRevision`), before the next answer. When that fails, the old page is served.
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
  const inFlight = new Map<string, { localRevision: number; made: Promise<Made<Page, Uncacheable>> }>();
  const toRenew = new Set<string>();
  /** The last version read, and the time of that request (Unix time, ms). */
  let seen: { dataVersion: string; at: number } | undefined;
  let versionRead: Promise<void> | undefined;
  let isRenewing = false;
  const now = clock.milliseconds;
  const localRevision = () => parts.localRevision() + siteRevision();
  // Absolute, because the clock may have been set back.
  const secondsSince = (moment: number) => Math.abs(now() - moment) / 1000;

  /** The cached page of `key`, if any; a stale one is renewed in the background. */
  function find(key: string): Page | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.siteRevision !== siteRevision()) return undefined;
    const state = entry.dataVersion === null ? 'fresh' : stateOf(entry);
    if (state === 'outdated') return undefined;
    onLookup(state === 'fresh' ? 'hit' : 'stale');
    if (state === 'stale') {
      toRenew.add(key);
      if (!isRenewing) void revalidateStale();
    }
    return entry.page;
  }

  /** One page at a time: all become stale together, and a request must not wait for all of them. */
  async function revalidateStale(): Promise<void> {
    isRenewing = true;
    for (const key of toRenew) {
      toRenew.delete(key);
      const entry = entries.get(key);
      // A request may have renewed it meanwhile.
      if (!entry || stateOf(entry) !== 'stale') continue;
      try {
        if (!(await isCurrent(key, entry))) await renew(key, null);
      } catch (error) {
        onFault(error);
      }
    }
    isRenewing = false;
  }

  /**
   * The page of `key`, rendered if necessary, or an older one when that fails. Rejects as `make` does when there is
   * none.
   */
  async function get(key: string, requestId: string): Promise<{ page: Page } | { uncacheable: Uncacheable }> {
    const found = find(key);
    if (found !== undefined) return { page: found };
    onLookup('miss');
    try {
      const known = entries.get(key);
      if (known && (await isCurrent(key, known))) return known;
      const made = await renew(key, requestId);
      const fallback = 'uncacheable' in made && made.isFault ? entries.get(key) : undefined;
      return fallback ?? made;
    } catch (error) {
      const fallback = entries.get(key);
      if (!fallback) throw error;
      onFault(error);
      return fallback;
    }
  }

  /** Renders the page of `key` into the cache unless it is there. Rejects as `make` does. */
  async function prepare(key: string): Promise<void> {
    if (!entries.has(key)) await renew(key, null);
  }

  /** Whether the data have not changed since the page was made. Rejects when their version cannot be read. */
  async function isCurrent(key: string, entry: Entry<Page>): Promise<boolean> {
    if (entry.localRevision !== localRevision()) return false;
    try {
      if (!seen || secondsSince(seen.at) > FRESH_FOR) await readVersion();
    } catch (error) {
      noteFailure(key);
      throw error;
    }
    if (entry.dataVersion !== seen?.dataVersion || entry.localRevision !== localRevision()) return false;
    entry.failedAt = undefined;
    return true;
  }

  function readVersion(): Promise<void> {
    const at = now();
    versionRead ??= dataVersion()
      .then((found) => {
        seen = { dataVersion: found, at };
      })
      .finally(() => {
        versionRead = undefined;
      });
    return versionRead;
  }

  /** `fallback`: renewing the page has just failed, so the old one is served. */
  function stateOf({
    localRevision: made,
    dataVersion: madeFrom,
    madeAt,
    failedAt,
  }: Entry<Page>): 'fresh' | 'stale' | 'fallback' | 'outdated' {
    if (failedAt !== undefined) return secondsSince(failedAt) < RETRY_AFTER ? 'fallback' : 'stale';
    if (made !== localRevision()) return 'outdated';
    const sinceVersionRead =
      seen?.dataVersion === madeFrom ? secondsSince(seen.at) : Number.POSITIVE_INFINITY;
    const age = Math.min(secondsSince(madeAt), sinceVersionRead);
    if (age <= FRESH_FOR) return 'fresh';
    return age <= FRESH_FOR + STALE_FOR ? 'stale' : 'outdated';
  }

  function renew(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>> {
    const current = localRevision();
    const site = siteRevision();
    const underWay = inFlight.get(key);
    // A rendering that began before a change may show the old data.
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
    inFlight.set(key, attempt);
    const forget = () => {
      if (inFlight.get(key) === attempt) inFlight.delete(key);
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
