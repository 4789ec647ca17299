import type { CrawledPage } from './crawl.ts';
import { type SearchView, searchViewOf, textOf } from './search-view.ts';

/** What is wrong with crawled pages in the eyes of a search engine, and the files that they tell it of. */
export interface SearchReport {
  faults: readonly string[];
  /** Paths of the pages that it may show. */
  indexed: ReadonlySet<string>;
  /** Full addresses of the share pictures. */
  shareAddresses: ReadonlySet<string>;
  /** Every address of this site that structured data name. */
  dataAddresses: ReadonlySet<string>;
}

/** @param site public address of the site, which canonical links and structured data bear */
export function searchReport(pages: readonly CrawledPage[], site: string): SearchReport {
  const views = pages
    // The form of the home page posts to its index route: the same page under the address of its action.
    .filter(({ path }) => path !== '/?index')
    .map(({ path, html }) => ({ path, view: searchViewOf(html) }))
    .filter(({ view }) => !view.isHidden);
  const things = views.map(({ path, view }) => ({ path, view, values: valuesOf(view) }));
  return {
    faults: [
      ...views.flatMap(({ path, view }) => headFaults(view, site + path).map((fault) => `${path}: ${fault}`)),
      ...things.flatMap(({ path, view, values }) =>
        valueFaults(values, view).map((fault) => `${path}: ${fault}`),
      ),
      ...repeated(
        'title',
        views.map(({ view }) => view.title),
      ),
      ...repeated(
        'description',
        views.map(({ view }) => view.description),
      ),
    ],
    indexed: new Set(views.map(({ path }) => path)),
    shareAddresses: new Set(views.map(({ view }) => view.properties.get('og:image') ?? '')),
    dataAddresses: new Set(
      things.flatMap(({ values }) => values.map(({ value }) => value)).filter((it) => it.startsWith(site)),
    ),
  };
}

const PROPERTIES = ['type', 'locale', 'site_name', 'image', 'image:width', 'image:height', 'image:alt'];

function headFaults(view: SearchView, address: string): string[] {
  const { title, description, canonical, headings, picturesWithoutText, properties } = view;
  const missing = PROPERTIES.filter((name) => !properties.get(`og:${name}`));
  const checks: [isRight: boolean, fault: string][] = [
    [title.length > 0 && title.length <= 60, `title of ${title.length} characters`],
    [description.length >= 120 && description.length <= 160, `description of ${description.length}`],
    [canonical === address, `canonical ${canonical}`],
    [headings.length === 1, `${headings.length} h1`],
    [picturesWithoutText.length === 0, `no alt on ${picturesWithoutText}`],
    [missing.length === 0, `no og:${missing}`],
    [properties.get('og:url') === address, `og:url ${properties.get('og:url')}`],
    [properties.get('og:title') === title, 'og:title is not the title'],
    [properties.get('og:description') === description, 'og:description is not the description'],
  ];
  return checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

interface Value {
  key: string;
  value: string;
}

/** Every text in the structured data of a page. @throws SyntaxError when they are not JSON */
function valuesOf({ data }: SearchView): Value[] {
  const read = (key: string, value: unknown): Value[] => {
    if (typeof value === 'string') return [{ key, value }];
    if (Array.isArray(value)) return value.flatMap((item: unknown) => read(key, item));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, item]) => read(name, item));
  };
  return data.flatMap((source) => read('', JSON.parse(source)));
}

/** Texts of structured data that the page does not say. */
function valueFaults(values: readonly Value[], { text, description, links }: SearchView): string[] {
  const said = withoutSpaces(text) + withoutSpaces(description);
  const isSaid: Record<string, (value: string) => boolean> = {
    name: (value) => said.includes(withoutSpaces(value)),
    headline: (value) => said.includes(withoutSpaces(value)),
    slogan: (value) => said.includes(withoutSpaces(value)),
    description: (value) => said.includes(withoutSpaces(value)),
    text: (value) => said.includes(withoutSpaces(textOf(value))),
    telephone: (value) => links.has(`tel:${value}`),
    email: (value) => links.has(`mailto:${value}`),
    sameAs: (value) => links.has(value),
  };
  return values
    .filter(({ key, value }) => !(isSaid[key]?.(value) ?? true))
    .map(({ key, value }) => `its structured data say « ${value} » (${key}), the page does not`);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function repeated(what: string, texts: readonly string[]): string[] {
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((text) => `two pages have the ${what} « ${text} »`);
}
