import { dayInParis } from '../../domain/dates.ts';
import { type SearchView, textOf } from './search-view.ts';

/** A text in the structured data of a page. */
export interface StructuredText {
  /** `@type` of its object. */
  type: string;
  key: string;
  value: string;
}

/** Every text in the structured data of a page. @throws SyntaxError when they are not JSON */
export function structuredTexts({ data }: Pick<SearchView, 'data'>): StructuredText[] {
  const read = (type: string, key: string, value: unknown): StructuredText[] => {
    if (typeof value === 'string') return [{ type, key, value }];
    if (Array.isArray(value)) return value.flatMap((item: unknown) => read(type, key, item));
    if (typeof value !== 'object' || value === null) return [];
    const inner = '@type' in value ? String(value['@type']) : '';
    return Object.entries(value).flatMap(([name, item]) => read(inner, name, item));
  };
  return data.flatMap((source) => read('', '', JSON.parse(source)));
}

/** Texts of structured data that the page does not show. A key without a rule is a fault too. */
export function unsaidTexts(texts: readonly StructuredText[], view: SearchView): string[] {
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
    ['text', (value) => isSaid(textOf(value))],
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
