import { allCities, allServices, allTechnologies } from 'content-collections';
import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { createTestSite } from '../server/harness.ts';
import { shareOfOwnWords, wordsOf } from './words.ts';

/** Minimum share of a page's words that are in no sequence shared with another page of its kind. */
const LEAST = 0.65;
const KINDS = { cities: allCities, technologies: allTechnologies, services: allServices };

const parser = unified().use(rehypeParse);
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'svg']);

interface PageShare {
  path: string;
  words: number;
  /** From 0 to 1. */
  own: number;
}

it('shares at most a third of the words of a city, technology or service with the others of its kind', async () => {
  const site = await createTestSite('sqlite');
  const shares = new Map<string, PageShare[]>();
  for (const [kind, entries] of Object.entries(KINDS)) {
    const pages: { path: string; words: string[] }[] = [];
    for (const { path } of entries) {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await (await site.request(path)).text()) ?? [];
      pages.push({ path, words: wordsOf(textOf(parser.parse(main))) });
    }
    const own = shareOfOwnWords(pages);
    shares.set(
      kind,
      pages.map(({ path, words }, index) => ({ path, words: words.length, own: own[index] ?? 0 })),
    );
  }
  await site.close();

  console.table(Array.from(shares, ([kind, pages]) => summary(kind, pages)));
  expect([...shares.values()].flat().filter(({ own }) => own < LEAST)).toEqual([]);
});

function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && (UNREAD.has(node.tagName) || isForScreenReaders(node))) return '';
  return node.children.map(textOf).join(' ');
}

/** Text for screen readers, which often repeats visible text. */
function isForScreenReaders({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('sr-only');
}

function summary(kind: string, pages: readonly PageShare[]) {
  const sorted = pages.toSorted((a, b) => a.own - b.own);
  const percent = (share = 0) => `${Math.round(share * 100)} %`;
  return {
    kind,
    pages: pages.length,
    words: Math.round(pages.reduce((sum, { words }) => sum + words, 0) / pages.length),
    least: percent(sorted[0]?.own),
    median: percent(sorted[Math.floor(pages.length / 2)]?.own),
    'least of': sorted[0]?.path,
  };
}
