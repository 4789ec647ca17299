import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../scripts/free-port.ts';
import { heldMemory } from './heap.ts';
import { multiplyArticles } from './more-content.ts';
import { databaseOf, pagePaths, readPages, startBenchedSite } from './site.ts';
import { median } from './statistics.ts';

/** Size of a site and how fast it answers. */
export interface SizedSite {
  pages: number;
  /** Median response time of each of `LISTS` (ms). */
  answerTimes: ReadonlyMap<string, number>;
}

/** Memory held after a number of requests (MB), which go round-robin over all pages. */
export interface HeldMemory {
  requests: number;
  megabytes: number;
}

/** Answers that grow with the number of cities or articles. */
const LISTS = ['/villes', '/plan-du-site', '/sitemap.xml', '/blog', '/blog/rss.xml'];
const ROUNDS = 30;

/**
 * Times the answers of the site built in `root`.
 * @param articles least number of articles, including the site’s own
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

/** Requests all pages of the site in `root` round-robin; returns the memory after each number of requests. */
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
  // The first start creates the database and imports the site’s own articles.
  const first = await startBenchedSite({ folder, root });
  await first.end();
  const database = new DatabaseSync(databaseOf(folder));
  multiplyArticles(database, articles);
  database.close();
  return startBenchedSite({ folder, root, inspectorPort });
}
