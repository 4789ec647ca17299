import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { crawl } from './crawl.ts';
import { startSite } from './site-process.ts';

/* `npm run check:links`: checks every internal link, picture and fragment of the built site. */

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'site-links-'));
const site = await startSite({ DATABASE_URL: `sqlite:${folder}/site.db`, MAIL_DIR: folder });
try {
  const { pages, files, faults } = await crawl(site.url);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${pages.length} pages, ${files} files, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
