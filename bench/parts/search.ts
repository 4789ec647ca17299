import { globSync, readFileSync } from 'node:fs';
import { indexTerms } from '../../domain/search/terms.ts';
import { ROOT } from '../../scripts/build.ts';
import type { SearchDocument } from '../../server/search/documents.ts';
import { createSearchIndex } from '../../server/search/search-index.ts';
import { seededRandom } from '../../tests/support/random.ts';
import { barTable, type Report } from './report.ts';
import { median, percentile } from './statistics.ts';

const ARTICLES = 5000;
const SEARCHES = 1000;
/** Longest 99th percentile (ms). */
const BAR = 20;

/** Measures search times over thousands of articles, in this process. */
export async function benchSearch(): Promise<Report> {
  const random = seededRandom(20_261_124);
  const words = wordsOfArticles();
  const pick = () => words[Math.floor(random() * words.length)] ?? 'site';
  const some = (count: number) => Array.from({ length: count }, pick).join(' ');
  const documents = Array.from(
    { length: ARTICLES },
    (_, index): SearchDocument => ({
      kind: 'article',
      path: `/article/${index}`,
      title: some(8),
      keywords: some(30),
      text: some(25),
    }),
  );
  const start = performance.now();
  const index = await createSearchIndex(documents);
  const making = performance.now() - start;

  const forms = [
    pick,
    () => pick().slice(0, 3),
    () => misspelt(pick()),
    () => `${pick()} ${pick()}`,
    () => `${misspelt(pick())} ${pick()} ${pick().slice(0, 4)}`,
    () => some(6),
  ];
  const times: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const query = forms[at % forms.length]?.() ?? '';
    const from = performance.now();
    await index.find(query);
    times.push(performance.now() - from);
  }
  const tail = percentile(times, 99);
  return {
    title: `Search among ${ARTICLES} articles`,
    tables: [
      barTable([
        {
          what: '99th percentile of a search',
          bar: `≤ ${BAR} ms`,
          measured: `${tail.toFixed(1)} ms`,
          isMet: tail <= BAR,
        },
        {
          what: 'median of a search',
          bar: `≤ ${BAR} ms`,
          measured: `${median(times).toFixed(1)} ms`,
          isMet: median(times) <= BAR,
        },
      ]),
    ],
    notes: [
      `${SEARCHES} searches of one to six words, beginnings of words and typing errors among them; longest ${Math.max(...times).toFixed(1)} ms.`,
      `Titles, headings and summaries made of the ${words.length} words of the site’s own articles; the index took ${making.toFixed(0)} ms.`,
    ],
  };
}

function wordsOfArticles(): string[] {
  const texts = globSync('content/articles/*.md', { cwd: ROOT }).map((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8'),
  );
  return [...new Set(texts.flatMap(indexTerms))].filter((word) => word.length > 2);
}

function misspelt(word: string): string {
  return word.slice(0, 1) + word.slice(2, 3) + word.slice(1, 2) + word.slice(3);
}
