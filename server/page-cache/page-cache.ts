import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Shortest time between two attempts to renew a page, after a failure (s). */
const RETRY_AFTER = 10;

/** How a request for a page was answered. */
export type Lookup = 'hit' | 'stale' | 'miss';

/**
 * The result of rendering the page of a key: a page to cache, or an answer for the waiting requests alone.
 * `isLasting`: the page changes with the site alone, not with the data. `isFault` means that an earlier page is
 * better than this answer.
 */
export type Made<Page, Uncacheable> =
  | { page: Page; bytes: number; isLasting?: boolean }
  | { uncacheable: Uncacheable; isFault: boolean };

interface PageCacheParts<Page, Uncacheable> {
  /** Renders the page of `key`, from the key alone. `requestId` is for the log; `null` when no request waits. */
  make(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>>;
  /** Incremented when data that pages are made from change. */
  revision?(): number;
  /** Incremented when something on every page has changed, such as the agency's facts. */
  siteRevision?(): number;
  clock: Clock;
  /** Maximum size (bytes) and number of cached pages. */
  maxBytes: number;
  maxPages?: number;
  onLookup?: (lookup: Lookup) => void;
  /** Called when a page could not be renewed, and an older one was served. */
  onFault?: (error: unknown) => void;
}

interface Entry<Page> {
  page: Page;
  bytes: number;
  isLasting: boolean;
  revision: number;
  /** When the last attempt to renew it failed (Unix time, ms). */
  failedAt: number | undefined;
}

export type PageCache<Page, Uncacheable> = ReturnType<typeof createPageCache<Page, Uncacheable>>;

/**
 * Keeps pages in memory by key. Parallel requests share one rendering. A page whose data have changed is rendered
 * before the next answer; while that fails, the old page is served, and tried again in the background.
 */
export function createPageCache<Page, Uncacheable>(parts: PageCacheParts<Page, Uncacheable>) {
  const {
    make,
    revision: dataRevision = () => 0,
    siteRevision = () => 0,
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
  const inFlight = new Map<string, { revision: number; made: Promise<Made<Page, Uncacheable>> }>();
  let retries: Promise<unknown> = Promise.resolve();
  const revision = (isLasting = false) => siteRevision() + (isLasting ? 0 : dataRevision());
  const now = clock.milliseconds;

  /** The cached page of `key`, if any; one that could not be renewed is tried again in the background. */
  function find(key: string): Page | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    const isCurrent = entry.revision === revision(entry.isLasting);
    if (!isCurrent && entry.failedAt === undefined) return undefined;
    onLookup(isCurrent ? 'hit' : 'stale');
    if (!isCurrent) retry(key, entry);
    return entry.page;
  }

  /** One page at a time: all have failed together, and a request must not wait for all of them. */
  function retry(key: string, entry: Entry<Page>): void {
    // Absolute, because the clock may have been set back.
    if (Math.abs(now() - (entry.failedAt ?? 0)) < RETRY_AFTER * 1000) return;
    entry.failedAt = now();
    retries = retries.then(() => renew(key, null)).catch(onFault);
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

  function renew(key: string, requestId: string | null): Promise<Made<Page, Uncacheable>> {
    const current = revision();
    const lasting = revision(true);
    const underWay = inFlight.get(key);
    // A rendering that began before a change may show the old data.
    if (underWay?.revision === current) return underWay.made;
    const made = make(key, requestId).then(
      (result) => {
        if (finish()) keep(key, result, 'isLasting' in result && result.isLasting ? lasting : current);
        return result;
      },
      (error: unknown) => {
        if (finish()) noteFailure(key);
        throw error;
      },
    );
    const attempt = { revision: current, made };
    inFlight.set(key, attempt);
    /** @returns false if a later rendering has begun, which counts */
    function finish(): boolean {
      return inFlight.get(key) === attempt && inFlight.delete(key);
    }
    return made;
  }

  function keep(key: string, result: Made<Page, Uncacheable>, madeIn: number): void {
    if ('uncacheable' in result && result.isFault) {
      noteFailure(key);
      return;
    }
    entries.delete(key);
    if ('uncacheable' in result) return;
    const { page, bytes, isLasting = false } = result;
    entries.set(key, { page, bytes, isLasting, revision: madeIn, failedAt: undefined });
  }

  function noteFailure(key: string): void {
    const entry = entries.get(key);
    if (entry) entry.failedAt = now();
  }

  return { find, get, prepare, size: () => ({ pages: entries.size, bytes: entries.calculatedSize }) };
}
