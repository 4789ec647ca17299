import type { ContentsEntry } from './article.ts';

/** A heading of a text: 1 to 3 for h1 to h3. */
export interface Heading {
  level: number;
  title: string;
}

/** A number that an author wrote before a title: « 1.2 », « 3) », « 4 - ». « 10 erreurs à éviter » has none. */
const WRITTEN_NUMBER = /^\s*(?:\d+(?:\.\d+)+[.):-]?|\d+\s?[.):–-])\s+/;

/**
 * The table of contents of headings in their order (specification, « Article »): numbered by their place in the
 * hierarchy, whatever number the author wrote before them. A level that an author skipped is not counted.
 */
export function numberHeadings(headings: readonly Heading[]): ContentsEntry[] {
  /** Open headings from the outermost: their levels, and how many were counted at each depth. */
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
