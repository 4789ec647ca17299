import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCaseStudies, partnerList } from 'content-collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentBuild } from '../../scripts/build.ts';
import { startSite } from '../../scripts/site-process.ts';
import { crawl } from '../support/crawl.ts';
import { copyProject } from '../support/project-copy.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the build holds no picture of clients and cases that were deleted', async () => {
  const partners = join(copy, 'content/partners.yaml');
  const [head = ''] = readFileSync(partners, 'utf8').split('partners:\n');
  writeFileSync(partners, `${head}partners: []\n`);
  for (const study of globSync('content/case-studies/*.yaml', { cwd: copy })) rmSync(join(copy, study));
  const founder = join(copy, 'content/founder.yaml');
  writeFileSync(founder, `hidden: true\n${readFileSync(founder, 'utf8')}`);

  const built = spawnSync('node', ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const client = join(currentBuild(join(copy, 'build')) ?? '', 'client');
  const pictures = globSync('assets/{founder,partners,realisations}/*', { cwd: client });
  expect(pictures.filter((path) => !/(?:accueil-1|equipe)\.svg(?:\.br|\.gz)?$/.test(path))).toEqual([]);
  const slugs = [...partnerList.partners.map(({ id }) => id), ...allCaseStudies.map(({ slug }) => slug)];
  const names = globSync('**/*', { cwd: client });
  expect(names.filter((name) => slugs.some((slug) => name.includes(slug)))).toEqual([]);

  const settings = { DATABASE_URL: `sqlite:${copy}/site.db`, MAIL_DIR: join(copy, 'mail') };
  const site = await startSite(settings, copy);
  try {
    for (const path of ['/assets/partners/lysane.svg', '/assets/realisations/erp-negoce.svg'])
      expect((await fetch(site.url + path)).status, path).toBe(404);
    expect((await crawl(site.url)).faults).toEqual([]);
  } finally {
    await site.end('SIGTERM');
  }
}, 300_000);
