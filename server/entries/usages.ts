import { pageList } from 'content-collections';
import { referencesOf } from '../../content/references.ts';
import { wholeContent } from '../../content/whole-content.ts';
import { plainWords } from '../../domain/plain-words.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import type { Changes } from './changes.ts';
import { ENTRIES, type Entry } from './entries.ts';
import type { Field } from './field.ts';
import { fieldsOf } from './fields.ts';

/** A page where texts are looked for. */
export interface Place {
  path: string;
  /** Its name, or that of its kind with an example. */
  label: string;
}

/** A text of a file, and the pages that show it. */
export interface Usage {
  field: Field;
  text: string;
  places: readonly Place[];
}

/** Pages of one kind show the same texts, so that one of them stands for all. */
const KINDS = [
  ['services', 'Services'],
  ['expertises', 'Expertises'],
  ['technologies', 'Technologies'],
  ['cities', 'Villes'],
  ['case-studies', 'Réalisations'],
  ['legal', 'Pages légales'],
] as const;

/** Where the texts of a file may be read: its page, those that refer to it, the pages of their own, one of each kind. */
export function placesOf(entry: Entry): Place[] {
  const slug = entry.path.replace(/^.*\/|\.\w+$/g, '');
  const referring = new Set(
    referencesOf(wholeContent())
      .filter(({ kind, target }) => target === slug && kind === entry.kind.replace('case', 'caseStudy'))
      .map(({ file }) => file),
  );
  const known = ENTRIES.filter(
    ({ path, kind }) => kind !== 'page' && kind !== 'copy' && (path === entry.path || referring.has(path)),
  );
  const examples = KINDS.flatMap(([folder, title]) => {
    const example = ENTRIES.find(
      (each) => each.path.startsWith(`content/${folder}/`) && !known.includes(each),
    );
    return example ? [{ path: example.shownAt ?? '', label: `${title}, par exemple ${example.name}` }] : [];
  });
  const places = [
    ...(entry.isMade ? [entry] : []).map(({ shownAt, name }) => ({ path: shownAt ?? '', label: name })),
    ...known.map(({ shownAt, name }) => ({ path: shownAt ?? '', label: name })),
    ...pageList.pages.map(({ path, name }) => ({ path, label: name })),
    ...examples,
  ];
  return places.filter(({ path }, index) => places.findIndex((other) => other.path === path) === index);
}

/** Shorter texts are also found in longer ones, where they are others’ (characters). */
const LONG = 40;

/**
 * Which pages show each published text of a file. Texts in Markdown and numbers are left out: pages show them otherwise.
 * @param pages HTML of the places
 */
export function usagesOf(
  entry: Entry,
  published: Changes,
  pages: readonly (Place & { html: string })[],
): Usage[] {
  const read = pages.map(({ html, ...place }) => {
    const parts = partsOf(html);
    return { place, parts: new Set(parts), whole: parts.join(' ') };
  });
  return fieldsOf(entry, published)
    .filter(({ kind }) => kind === 'line' || kind === 'text' || kind === 'lines')
    .flatMap((field) => {
      const value = published[field.name]?.value ?? field.value;
      const text = plain(typeof value === 'object' ? (value[0] ?? '') : String(value));
      if (text === '') return [];
      return [{ field, text, places: read.filter(shownBy(text)).map(({ place }) => place) }];
    });
}

function shownBy(text: string): (page: { parts: ReadonlySet<string>; whole: string }) => boolean {
  const [start = '', ...rest] = text.split(/\{\w+\}/);
  if (rest.length === 0)
    return text.length < LONG ? ({ parts }) => parts.has(text) : ({ whole }) => whole.includes(text);
  const pattern = new RegExp([start, ...rest].map((part) => RegExp.escape(part)).join('.{1,60}?'));
  return ({ whole }) => pattern.test(whole);
}

/** What a page shows, by element; emphasis is part of its text. */
function partsOf(html: string): string[] {
  return html
    .replaceAll(/<(head|script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:b|br|em|i|mark|small|strong|sub|sup|wbr)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .flatMap((part) => plain(plainWords(part)) || []);
}

function plain(text: string): string {
  return asTyped(text)
    .replaceAll("'", '’')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
