import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningServer, startServer, untilIdle } from './server-process.ts';

interface SiteOptions {
  /** For the database, the mails and the log; keeps them between starts. */
  folder: string;
  core?: string;
  /** Folder of the project, if it is a copy of this one. */
  root?: string;
  /** Port of the inspector; see `heap.ts`. */
  inspectorPort?: number;
}

/** Starts the built site as in production, with default settings. */
export async function startBenchedSite({
  folder,
  core,
  root = ROOT,
  inspectorPort,
}: SiteOptions): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const port = String(await freePort());
  const inspector = inspectorPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectorPort}`];
  return startServer({
    command: process.execPath,
    args: [...inspector, 'scripts/start.ts'],
    cwd: root,
    environment: { PORT: port, DATABASE_URL: `sqlite:${databaseOf(folder)}`, MAIL_DIR: join(folder, 'mail') },
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'site.log'),
    core,
  });
}

/**
 * Requests every page and waits until the site’s background work is done: a process that has just started
 * serves hastily compressed pages, 1.4 kB larger, which visitors hardly ever meet.
 * @returns the paths of all pages
 */
export async function warmUp(site: RunningServer): Promise<string[]> {
  const paths = await pagePaths(site.url);
  await readPages(site.url, paths);
  await untilIdle(site);
  return paths;
}

/** Database file of a site started in `folder`. */
export function databaseOf(folder: string): string {
  return join(folder, 'site.db');
}

/** Paths of all pages in the sitemap of a running site. */
export async function pagePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Requests pages one after another, accepting Brotli. */
export async function readPages(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  }
}
