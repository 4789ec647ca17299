import { diffLines, diffWordsWithSpace } from 'diff';

/** Lines of context around a change. */
const AROUND = 2;
/** Longest passage that is compared by words (UTF-16 units). */
const LONGEST_PASSAGE = 20_000;
/** Most lines, and most words of a passage, that may differ: the work grows with their square. */
const MOST_LINES = 1000;
const MOST_WORDS = 500;

/** A part of a comparison; `gap`: so many lines that are the same are left out. */
export type ComparedPart =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'gap'; lines: number };

/** The difference of two texts, with some context; `null` if they differ too much to be compared. */
export function compareTexts({ before, after }: { before: string; after: string }): ComparedPart[] | null {
  const parts = diffLines(ended(before), ended(after), { maxEditLength: MOST_LINES });
  if (!parts) return null;
  const shown: ComparedPart[] = [];
  for (const [index, { value, removed, added }] of parts.entries()) {
    const next = parts[index + 1];
    if (removed && next?.added) shown.push(...words(value, next.value));
    else if (removed) shown.push({ kind: 'removed', text: value });
    // Added words in place of removed ones are among these.
    else if (added && !parts[index - 1]?.removed) shown.push({ kind: 'added', text: value });
    else if (!added) shown.push(...same(value, index === 0, index === parts.length - 1));
  }
  return shown;
}

function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

function words(before: string, after: string): ComparedPart[] {
  const isShort = before.length + after.length < LONGEST_PASSAGE;
  const parts = isShort ? diffWordsWithSpace(before, after, { maxEditLength: MOST_WORDS }) : undefined;
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return parts.map(({ value, removed, added }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}

function same(text: string, isFirst: boolean, isLast: boolean): ComparedPart[] {
  const lines = text.split('\n').slice(0, -1);
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  if (lines.length <= head + tail + 1) return [{ kind: 'same', text }];
  const ended = (some: readonly string[]) => some.map((line) => `${line}\n`).join('');
  return [
    { kind: 'same', text: ended(lines.slice(0, head)) },
    { kind: 'gap', lines: lines.length - head - tail },
    { kind: 'same', text: tail > 0 ? ended(lines.slice(-tail)) : '' },
  ];
}
