import type { ContentsEntry } from './article.ts';

/** A heading of an article; `level` is 1 to 3, for h1 to h3. */
export interface Heading {
  level: number;
  title: string;
}

/** A number before a title: « 1.2 », « 3) », « 4 - »; « 10 erreurs à éviter » has none. */
const WRITTEN_NUMBER = /^\s*(?:\d+(?:\.\d+)+[.):-]?|\d+\s?[.):–-])\s+/;

/**
 * Builds the table of contents of an article from its headings in document order (specification,
 * « Article »). Numbers come from the hierarchy and replace those that the author wrote; a level that the
 * author skipped is not counted.
 */
export function numberHeadings(headings: readonly Heading[]): ContentsEntry[] {
  /** The current heading of each depth: its level, and how many headings were counted at this depth. */
  const path: { level: number; count: number }[] = [];
  return headings.map(({ level, title }, index) => {
    let previous: (typeof path)[number] | undefined;
    while ((path.at(-1)?.level ?? 0) >= level) previous = path.pop();
    path.push({ level, count: (previous?.count ?? 0) + 1 });
    return {
      number: `${path.map(({ count }) => count).join('.')}.`,
      title: title.replace(WRITTEN_NUMBER, ''),
      id: `section-${index}`,
      depth: path.length,
    };
  });
}
