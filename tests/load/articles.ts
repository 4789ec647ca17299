import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureBuilt } from '../../scripts/build.ts';
import { startSite } from '../support/site-process.ts';

/*
 * `npm run bench:articles`: how long the blog takes to answer with the site's own articles and with 5,000, in one run.
 * Prints medians and their ratio; judges nothing.
 */

const MANY = 5000;
const ROUNDS = 60;

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const file = join(folder, 'site.db');
const site = await startSite({ DATABASE_URL: `sqlite:${file}`, MAIL_DIR: folder, LOG_LEVEL: 'warn' });
try {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const { slug } = database.prepare('select slug from articles order by created_at desc limit 1').get() ?? {};
  const paths = ['/blog', `/article/${slug}`, '/blog/rss.xml'];
  const few = await medians(paths);
  fill(database);
  database.close();
  const many = await medians([...paths, '/blog?page=200']);
  for (const [path, milliseconds] of many) {
    const before = few.get(path);
    const ratio = before === undefined ? '' : `  ×${(milliseconds / before).toFixed(2)}`;
    process.stdout.write(
      `${path.padEnd(60)} ${before?.toFixed(1) ?? '–'} ms → ${milliseconds.toFixed(1)} ms${ratio}\n`,
    );
  }
} finally {
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true });
}

/** Older copies of the site's own articles, one an hour back from the oldest. */
function fill(database: DatabaseSync): void {
  const models = database.prepare('select * from articles order by created_at').all();
  const [oldest] = models;
  const insert = database.prepare(
    'insert into articles values (:id, :slug, :title, :description, :content, :image_url, :image_alt, :at, :at, :at)',
  );
  database.exec('begin');
  for (let index = models.length; index < MANY; index++) {
    const model = models[index % models.length];
    if (!model || !oldest) throw new Error('There is no article to copy');
    const { created_at, updated_at, published_at, id, slug, ...texts } = model;
    const at = new Date(Date.parse(String(oldest.created_at)) - index * 3_600_000).toISOString();
    insert.run({ ...texts, id: `${id}-${index}`, slug: `${slug}-${index}`, at });
  }
  database.exec('commit');
}

async function medians(paths: readonly string[]): Promise<Map<string, number>> {
  const results = new Map<string, number>();
  for (const path of paths) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - start);
    }
    results.set(path, times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0);
  }
  return results;
}
