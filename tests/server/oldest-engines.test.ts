import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { mediaFaults, scriptFaults, styleFaults } from '../support/oldest-engines.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { testAll } from '../support/test-all.ts';
import { BUILD, createTestSite, type TestSite } from './harness.ts';
import { type Colleague, signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

/** What the oldest engines lack and scripts use once they have asked for it; also libraries' own names. */
const ALLOWED = [
  // `'requestIdleCallback' in window` (entry.client.tsx).
  'requestIdleCallback()',
  // `'popover' in HTMLElement.prototype` (inbox.client.ts).
  'selector :popover-open',
  // React and React Router ask for these, or catch.
  'selector :view-transition',
  '.startViewTransition()',
  '.skipTransition()',
  'navigation.navigate()',
  'navigation.addEventListener()',
  'navigation.removeEventListener()',
  // Names of React, Valibot and this site.
  '.use()',
  '.createContext()',
  '.fallback()',
  '.sources()',
];

const files = readdirSync(join(BUILD, 'client/static'));
const readBuilt = (name: string) => readFileSync(join(BUILD, 'client/static', name), 'utf8');

let site: TestSite;
let staff: Colleague;
beforeAll(async () => {
  site = await createTestSite('sqlite');
  await importArticles(site.services.articles);
  site.clock.advance({ hours: 24 * 365 });
  staff = await signIn(site, 'ada', 'owner');
});
afterAll(() => site.close());

it('has the oldest engines run every script, and read every stylesheet', () => {
  const faults = files.flatMap((name) => {
    if (name.endsWith('.css')) return styleFaults(readBuilt(name));
    return name.endsWith('.js') ? unasked(scriptFaults(readBuilt(name))) : [];
  });
  expect(faults).toEqual([]);
});

testAll(PAGE_KINDS)(
  'has the oldest engines run and read what each kind of page inlines',
  async ({ path }) => {
    expect(inlineFaults(await (await site.request(path)).text())).toEqual([]);
  },
);

it('has the oldest engines run and read the staff area', async () => {
  const { reference } = await site.services.leads.submit(LEAD);
  const article = (await staff.post('/equipe/articles')).headers.get('Location') ?? '';
  const pages = [
    '/equipe',
    `/equipe/demandes/${reference.toLowerCase()}`,
    '/equipe/articles',
    article,
    '/equipe/agence',
  ];
  const answers = [site.request('/connexion'), ...pages.map((path) => staff.get(path))];
  const html = await Promise.all(answers.map(async (answer) => (await answer).text()));
  // The list of articles has no script.
  expect(html.flatMap((page) => inlineFaults(page, 0))).toEqual([]);
  const [editor = ''] = html.flatMap((page) => /\/equipe\/articles\/editeur\.js\?v=\w+/.exec(page) ?? []);
  expect(unasked(scriptFaults(await (await staff.get(editor)).text()))).toEqual([]);
});

function unasked(faults: string[]): string[] {
  return faults.filter((fault) => !ALLOWED.includes(fault));
}

/** Faults of the scripts, styles and media queries in a page. @param least how many scripts it has at least */
function inlineFaults(html: string, least = 1): string[] {
  const tree: Root = unified().use(rehypeParse).parse(html);
  const faults: string[] = [];
  let scripts = 0;
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    if (typeof properties.media === 'string') faults.push(...mediaFaults(properties.media));
    if (tagName === 'style') faults.push(...styleFaults(textOf(element)));
    if (tagName !== 'script' || String(properties.type).endsWith('json')) return;
    scripts += 1;
    faults.push(...unasked(scriptFaults(textOf(element), properties.type ? 'module' : 'script')));
  });
  expect(scripts).toBeGreaterThanOrEqual(least);
  return faults;
}
