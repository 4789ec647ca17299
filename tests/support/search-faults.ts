import { dayInParis } from '../../domain/dates.ts';
import type { CrawledPage } from './crawl.ts';
import { type SearchView, type ShownPicture, searchViewOf } from './search-view.ts';

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

function repeated(what: string, texts: readonly string[]): string[] {
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((text) => `two pages have the ${what} « ${text} »`);
}

/** Informative pictures; the others are decorative, as the one of a case in the menu, beside its result. */
const TELLING = /^\/assets\/(?:partners|founder|villes|realisations\/(?!accueil-|.*-vignette))/;

/** Faults in the alternative texts of a page. */
function pictureFaults(pictures: readonly ShownPicture[]): string[] {
  const told = new Set(pictures.filter(({ alt }) => alt).map(({ src }) => src));
  const sources = Map.groupBy(pictures, ({ alt }) => alt);
  return pictures.flatMap(({ src, alt }) => {
    if (alt === undefined) return [`no alt on ${src}`];
    // A second copy, as in a loop, has an empty alternative text.
    if (alt === '') return TELLING.test(src) && !told.has(src) ? [`${src} tells nothing`] : [];
    if (/^[\w./-]+\.\w{3,4}$|^[a-z\d]+(?:[-_][a-z\d]+)+$/.test(alt))
      return [`${src} bears a file's name, ${alt}`];
    const others = sources.get(alt)?.filter((other) => other.src !== src) ?? [];
    return others.map((other) => `${src} and ${other.src} are both « ${alt} »`);
  });
}

/** A text in the structured data of a page. */
interface StructuredText {
  key: string;
  value: string;
}

/** Every text in the structured data of a page. @throws SyntaxError when they are not JSON */
function structuredTexts({ data }: Pick<SearchView, 'data'>): StructuredText[] {
  const read = (key: string, value: unknown): StructuredText[] => {
    if (typeof value === 'string') return [{ key, value }];
    if (Array.isArray(value)) return value.flatMap((item: unknown) => read(key, item));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, item]) => read(name, item));
  };
  return data.flatMap((source) => read('', JSON.parse(source)));
}

/** Texts of structured data that the page does not show. A key without a rule is a fault too. */
function unsaidTexts(texts: readonly StructuredText[], view: SearchView): string[] {
  const said = withoutSpaces(view.text) + withoutSpaces(view.description);
  const isSaid = (value: string) => said.includes(withoutSpaces(value));
  const isSaidDay = (value: string) => isSaid(dayInParis(value));
  // Whether it answers is tested by requesting it.
  const isAddress = (value: string) => URL.canParse(value);
  const rules = new Map<string, (value: string) => boolean>([
    ...['name', 'headline', 'slogan', 'description'].map((key) => [key, isSaid] as const),
    ...['streetAddress', 'postalCode', 'addressLocality'].map((key) => [key, isSaid] as const),
    ...['url', '@id', 'item', 'logo', 'image', 'mainEntityOfPage'].map((key) => [key, isAddress] as const),
    ['datePublished', isSaidDay],
    ['dateModified', isSaidDay],
    ['telephone', (value) => view.links.has(`tel:${value}`)],
    ['email', (value) => view.links.has(`mailto:${value}`)],
    ['sameAs', (value) => view.links.has(value)],
    ['inLanguage', (value) => value === view.language],
    ['addressCountry', (value) => /^[A-Z]{2}$/.test(value)],
    ['@type', (value) => /^[A-Z]\w+$/.test(value)],
    ['@context', (value) => value === 'https://schema.org'],
  ]);
  return texts
    .filter(({ key, value }) => !rules.get(key)?.(value))
    .map(({ key, value }) => `its structured data say « ${value} » (${key}), the page does not`);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
