import type { CrawledPage } from './crawl.ts';
import { pictureFaults } from './picture-faults.ts';
import { type SearchView, searchViewOf } from './search-view.ts';
import { type StructuredText, structuredTexts, unsaidTexts } from './structured-texts.ts';

/** Faults that a search engine would find in crawled pages, and the addresses that the pages name. */
export interface SearchReport {
  faults: readonly string[];
  /** Paths of the pages that may be indexed. */
  indexed: ReadonlySet<string>;
  /** URLs of the share pictures. */
  shareAddresses: ReadonlySet<string>;
  /** URLs of this site in structured data. */
  dataAddresses: ReadonlySet<string>;
}

/** @param site public URL of the site, as in canonical links and structured data */
export function searchReport(pages: readonly CrawledPage[], site: string): SearchReport {
  const views = pages
    .map(({ path, html }) => ({ path, view: searchViewOf(html) }))
    .filter(({ view }) => !view.isHidden);
  const things = views.map(({ path, view }) => ({ path, view, texts: structuredTexts(view) }));
  return {
    faults: [
      ...views.flatMap(({ path, view }) => headFaults(view, site + path).map((fault) => `${path}: ${fault}`)),
      ...things.flatMap(({ path, view, texts }) =>
        [...unsaidTexts(texts, view), ...pictureFaults(view.pictures)].map((fault) => `${path}: ${fault}`),
      ),
      ...repeated(
        'title',
        views.map(({ view }) => view.title),
      ),
      ...repeated(
        'description',
        views.map(({ view }) => view.description),
      ),
      ...repeated(
        'question of their FAQPage',
        things.flatMap(({ texts }) => questionsOf(texts)),
      ),
    ],
    indexed: new Set(views.map(({ path }) => path)),
    shareAddresses: new Set(views.map(({ view }) => view.properties.get('og:image') ?? '')),
    dataAddresses: new Set(
      things.flatMap(({ texts }) => texts.map(({ value }) => value)).filter((it) => it.startsWith(site)),
    ),
  };
}

const PROPERTIES = ['type', 'locale', 'site_name', 'image', 'image:width', 'image:height', 'image:alt'];

function headFaults(view: SearchView, address: string): string[] {
  const { title, description, canonical, headings, properties } = view;
  const missing = PROPERTIES.filter((name) => !properties.get(`og:${name}`));
  const checks: [isRight: boolean, fault: string][] = [
    [title.length > 0 && title.length <= 60, `title of ${title.length} characters`],
    [description.length >= 120 && description.length <= 160, `description of ${description.length}`],
    [canonical === address, `canonical ${canonical}`],
    [headings.length === 1, `${headings.length} h1`],
    [missing.length === 0, `no og:${missing}`],
    [properties.get('og:url') === address, `og:url ${properties.get('og:url')}`],
    [properties.get('og:title') === title, 'og:title is not the title'],
    [properties.get('og:description') === description, 'og:description is not the description'],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

/** Google shows a repeated question once: one page may mark it up (« FAQ structured data guidelines »). */
function questionsOf(texts: readonly StructuredText[]): string[] {
  return texts.flatMap(({ type, key, value }) => (type === 'Question' && key === 'name' ? [value] : []));
}

function repeated(what: string, texts: readonly string[]): string[] {
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((text) => `two pages have the ${what} « ${text} »`);
}
