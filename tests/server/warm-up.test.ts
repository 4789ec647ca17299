import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pages } from '../../server/page-cache/pages.ts';
import { warmUp } from '../../server/warm-up.ts';
import { draft } from './articles.ts';
import { createTestSite, type TestSite } from './harness.ts';

describe('the pages made in idle time', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    await site.services.articles.importFile(draft('premier', 1), true);
  });
  afterEach(() => site.close());

  /** The site's pages with a test double for `prepare`. */
  function notedPages(prepare: (path: string) => Promise<void>): Pages {
    return { ...site.pages, prepare };
  }
  const noPause = async () => {};
  const { signal: never } = new AbortController();

  it('are those that the sitemap names, one at a time', async () => {
    const prepared: string[] = [];
    let inHand = 0;
    const pages = notedPages(async (path) => {
      expect(++inHand).toBe(1);
      await new Promise(setImmediate);
      inHand -= 1;
      prepared.push(path);
    });
    await warmUp(pages, site.services, never, noPause);
    const xml = await (await site.request('/sitemap.xml')).text();
    const named = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => new URL(address).pathname);
    expect(prepared.toSorted()).toEqual(named.toSorted());
    expect(prepared).toContain('/article/premier');
  });

  it('are cached when they are made, for the first request', async () => {
    const made = ['/', '/blog', '/article/premier'];
    const pages = notedPages(async (path) => {
      if (made.includes(path)) await site.pages.prepare(path);
    });
    await warmUp(pages, site.services, never, noPause);
    expect(site.pages.size().pages).toBe(3);
    for (const path of made) expect(site.pages.find(path)).toBeDefined();
  });

  it('are no longer made once the process stops, without an error', async () => {
    const stopping = new AbortController();
    const prepared: string[] = [];
    const pages = notedPages(async (path) => {
      prepared.push(path);
      stopping.abort();
    });
    await warmUp(pages, site.services, stopping.signal, async () => stopping.signal.throwIfAborted());
    expect(prepared).toHaveLength(1);
    expect(site.logs.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  });

  it('are left to visitors’ requests when the database is away', async () => {
    await site.services.database.destroy();
    await warmUp(
      notedPages(async () => {}),
      site.services,
      never,
      noPause,
    );
    expect(site.logs.at(-1)).toContain('pages not warmed');
  });
});
