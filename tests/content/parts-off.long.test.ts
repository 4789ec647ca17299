import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agencyFile as agency, partList } from 'content-collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShown, type Part } from '../../content/parts.ts';
import { currentBuild } from '../../scripts/build.ts';
import { startSite } from '../../scripts/site-process.ts';
import { crawl } from '../support/crawl.ts';
import { copyProject } from '../support/project-copy.ts';

const SWITCHES = 'content/parts.yaml';
/** Addresses of each part, which answer while it is on. */
const ADDRESSES: Readonly<Record<Part, readonly string[]>> = {
  booking: [],
  blog: ['/blog', '/article/prix-d-un-site-vitrine', '/blog/rss.xml', '/blog/atom.xml'],
  cities: ['/villes', '/villes/lyon'],
  technologies: ['/technologies', '/technologies/docker'],
  estimate: ['/estimation'],
  delivery: ['/delais', '/delais/calendrier.ics'],
  visits: [],
};
const EVERY = [
  'booking',
  'blog',
  'cities',
  'technologies',
  'estimate',
  'delivery',
  'visits',
] as const satisfies Part[];
const BOOKINGS = [agency.links.appointment, agency.links.consultation, agency.links.discoveryCall];

let copy: string;
let switches: string;

beforeAll(() => {
  copy = copyProject();
  switches = readFileSync(join(copy, SWITCHES), 'utf8');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const CASES: [string, readonly Part[]][] = [
  ...EVERY.map((part): [string, Part[]] => [part, [part]]),
  ['any part', EVERY],
];

test.each(CASES)(
  'without %s, no page links to it and its addresses answer 404',
  async (_name, off) => {
    const text = off.reduce((text, part) => text.replace(`\n${part}: true`, `\n${part}: false`), switches);
    writeFileSync(join(copy, SWITCHES), text);
    const built = spawnSync('node', ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' });
    expect(built.status, built.stderr).toBe(0);

    const folder = `${copy}/${off.length}-${off[0]}`;
    const site = await startSite({ DATABASE_URL: `sqlite:${folder}.db`, MAIL_DIR: folder }, copy);
    try {
      const { pages, faults } = await crawl(site.url, ['/', '/recherche', '/plan-du-site', '/sitemap.xml']);
      expect(faults).toEqual([]);
      const parts = { ...partList, ...Object.fromEntries(off.map((part) => [part, false])) };
      expect(pages.filter(({ path }) => !isShown(path, parts))).toEqual([]);
      for (const part of EVERY) {
        for (const path of ADDRESSES[part]) {
          const { status } = await fetch(site.url + path, { redirect: 'manual' });
          if (off.includes(part)) expect(status, path).toBe(404);
          else expect([200, 302], path).toContain(status);
        }
      }
      for (const file of ['/sitemap.xml', '/llms.txt']) {
        const addresses = (await (await fetch(site.url + file)).text()).match(/https:\/\/[^\s<)]+/g) ?? [];
        expect(
          addresses.map((address) => new URL(address).pathname).filter((path) => !isShown(path, parts)),
        ).toEqual([]);
      }
      if (off.includes('estimate')) {
        // An article’s words are its author’s: the build names its links.
        const priced = pages.filter(
          ({ path, html }) =>
            !path.startsWith('/article/') &&
            />le plus souvent|HT la journée|Voir les tarifs|>Tarifs</.test(html),
        );
        expect(priced.map(({ path }) => path)).toEqual([]);
      }
      if (off.includes('booking')) {
        const html = pages.map((page) => page.html).join('');
        const scripts = join(currentBuild(join(copy, 'build')) ?? '', 'client/static');
        const loaded = globSync('*.js', { cwd: scripts }).map((name) =>
          readFileSync(join(scripts, name), 'utf8'),
        );
        expect(html).not.toMatch(/30\sminutes offertes avec un expert, 20/);
        for (const href of BOOKINGS) expect(html + loaded.join('')).not.toContain(href);
      }
    } finally {
      await site.end('SIGTERM');
    }
  },
  120_000,
);
