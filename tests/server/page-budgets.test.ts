import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { testAll } from '../support/test-all.ts';
import { BUILD, createTestSite, type TestSite } from './harness.ts';

/** Budget of a page's scripts, and of the one among them that every page loads once it is idle (bytes, Brotli). */
const SCRIPTS = 131_000;
const LATER = 1300;

/** One page of each kind and its budget of elements. */
const PAGES = [
  ['/', 872],
  ['/services/saas', 778],
  ['/technologies/postman-newman', 750],
  ['/villes/clermont-ferrand', 783],
  ['/services', 715],
  ['/realisations', 870],
  ['/realisations/boutique-en-ligne', 525],
  ['/article/rgpd-pour-une-petite-entreprise', 637],
  ['/blog', 464],
  ['/obtenir-un-devis', 499],
  ['/contact', 460],
  ['/estimation', 770],
  ['/delais', 630],
  ['/technologies', 648],
  ['/villes', 561],
  ['/plan-du-site', 615],
  ['/mentions-legales', 410],
  ['/confirmation-contact', 385],
] as const;

/** Cache of module sizes, since pages share modules (bytes, Brotli). */
const packed = new Map<string, number>();

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite('sqlite');
  await importArticles(site.services.articles);
  site.clock.advance({ hours: 24 * 365 });
});
afterAll(() => site.close());

testAll(PAGES)(
  'a page loads nothing that its first paint waits for, and stays within its budgets',
  async ([path, mostElements]) => {
    const html = await (await site.request(path)).text();
    const [head = ''] = html.split('</head>');
    expect(head).not.toMatch(/<link[^>]*rel="stylesheet"|<script[^>]* src=/);
    expect((await scriptBytes(html)) + LATER).toBeLessThanOrEqual(SCRIPTS);
    expect(elementsOf(html)).toBeLessThanOrEqual(mostElements);
  },
);

test('what counts visits, which no page waits for, stays within its own budget', async () => {
  const files = readdirSync(`${BUILD}/client/static`).filter((name) => /^count-visits.*\.js$/.test(name));
  expect(files).toHaveLength(1);
  for (const file of files)
    expect(brotliCompressSync(await readFile(`${BUILD}/client/static/${file}`)).length).toBeLessThanOrEqual(
      LATER,
    );
});

/** Size of the modules that the page starts with (bytes, Brotli). */
async function scriptBytes(html: string): Promise<number> {
  const files = new Set(Array.from(html.matchAll(/\/static\/[\w.-]+\.js/g), ([file]) => file));
  expect(files.size).toBeGreaterThan(2);
  let bytes = 0;
  for (const file of files) {
    const known = packed.get(file) ?? brotliCompressSync(await readFile(`${BUILD}/client${file}`)).length;
    packed.set(file, known);
    bytes += known;
  }
  return bytes;
}

/** Elements of a page with JavaScript, without those inside an `svg`. */
function elementsOf(html: string): number {
  const tree: Root = unified().use(rehypeParse).parse(html);
  let count = 0;
  visit(tree, 'element', ({ tagName }: Element) => {
    count += 1;
    return tagName === 'svg' || tagName === 'noscript' ? SKIP : undefined;
  });
  return count;
}
