import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../scripts/free-port.ts';
import { heldMemory } from './heap.ts';
import { multiplyArticles } from './more-content.ts';
import { databaseOf, pagePaths, readPages, startBenchedSite } from './site.ts';
import { median } from './statistics.ts';

/** How a site of some size answers. */
export interface SizedSite {
  pages: number;
  /** Median time of answer of each of `LISTS` (ms). */
  answerTimes: ReadonlyMap<string, number>;
}

/** What a site holds in memory after so many requests (MB), none of which asks for a page anew before all were read. */
export interface HeldMemory {
  requests: number;
  megabytes: number;
}

/** Answers that are the longer the more cities or articles there are. */
const LISTS = ['/villes', '/plan-du-site', '/sitemap.xml', '/blog', '/blog/rss.xml'];
/** How often each is timed. */
const ROUNDS = 30;

/**
 * Times the answers of a site that was built in `root`.
 * @param articles how many it has at least, those it brings included
 */
export async function timeAnswers(root: string, folder: string, articles: number): Promise<SizedSite> {
  const site = await startFilledSite(root, folder, articles);
  try {
    const pages = (await pagePaths(site.url)).length;
    const answerTimes = new Map<string, number>();
    for (const path of LISTS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now();
        await readPages(site.url, [path]);
        times.push(performance.now() - start);
      }
      answerTimes.set(path, median(times));
    }
    return { pages, answerTimes };
  } finally {
    await site.end();
  }
}

/** Reads all pages of the site in `root`, round and round, and says what it held after each number of requests. */
export async function holdMemory(
  root: string,
  folder: string,
  articles: number,
  counts: readonly number[],
): Promise<HeldMemory[]> {
  const inspectorPort = await freePort();
  const site = await startFilledSite(root, folder, articles, inspectorPort);
  try {
    const paths = await pagePaths(site.url);
    const held: HeldMemory[] = [];
    let requests = 0;
    for (const count of counts) {
      const next = Array.from(
        { length: count - requests },
        (_, index) => paths[(requests + index) % paths.length] ?? '/',
      );
      await readPages(site.url, next);
      requests = count;
      held.push({ requests, megabytes: await heldMemory(inspectorPort) });
    }
    return held;
  } finally {
    await site.end();
  }
}

async function startFilledSite(root: string, folder: string, articles: number, inspectorPort?: number) {
  // The first start makes the database and brings the site's own articles into it.
  const first = await startBenchedSite({ folder, root });
  await first.end();
  const database = new DatabaseSync(databaseOf(folder));
  multiplyArticles(database, articles);
  database.close();
  return startBenchedSite({ folder, root, inspectorPort });
}
