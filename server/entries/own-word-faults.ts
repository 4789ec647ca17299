import { allCities, allServices, allTechnologies } from 'content-collections';
import { type ContentValues, withContent } from '../../content/live.ts';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import { plainWords } from '../../domain/plain-words.ts';
import { addedKindOf } from './added-kinds.ts';
import type { Entry } from './entries.ts';
import type { FieldIssue } from './published-values.ts';

/** The texts that a page writes itself. */
function textOf(page: object, fields: readonly string[]): string {
  return fields.map((field) => plainWords(leaves(Reflect.get(page, field)).join(' '))).join(' ');
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** A page without a file that would repeat those of its kind: at least two thirds of its words are to be its own. */
export function ownWordFaults(entry: Entry, values: ContentValues): FieldIssue[] {
  const own = addedKindOf(entry)?.own;
  if (!own) return [];
  return withContent(values, () => {
    const kinds: readonly (readonly { path: string }[])[] = [allCities, allTechnologies, allServices];
    const pages = kinds.find((kind) => kind.some(({ path }) => path === entry.shownAt)) ?? [];
    const words = (page: object) => wordsOf(textOf(page, own.fields));
    const page = pages.find(({ path }) => path === entry.shownAt);
    if (!page) return [];
    const text = words(page);
    const others = pages.filter((other) => other !== page).map(words);
    const count = Math.round(shareOfOwnWords(text, others) * text.length);
    if (count >= own.least) return [];
    const message = `cette page dit ${count} mots que les autres ne disent pas, il en faut ${own.least}`;
    return [{ field: 'content', message }];
  });
}
