import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';

/** Longer groups of bound words may be wider than a phone or a narrow column (characters). */
const LONG = 15;

/** A hyphen before a short end of a word (« serait-ce », « vingt-sept », « Saint-Denis ») or after one letter: « e-commerce ». */
const COMPOUND = /\p{L}-\p{L}{1,6}(?!\p{L})|\be-/u;

/** Where a sentence ends, or its half at a colon: the next one starts a line if the title takes more than one. */
const SENTENCE_END = /([\p{L}\d][\u00a0\u202f]?[?.:]) /gu;

const COMMA = /(,) /g;

/** Two clauses of a line each, no list. */
const TWO_LINES = /^[^,]{10,44}, [^,]{11,45}$/;

/**
 * The content of a heading, whose lines end on no short word nor at the hyphen of one: the build has every heading pass its
 * content through this (`scripts/french-typography.ts`). Each of several sentences or clauses of more than a group, and a long
 * group, is a box, which wraps inside where it has no room (`styles/base.css`).
 */
export function titleText(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const title = titleTypography(content);
  const lines = parted(title, SENTENCE_END).flatMap(clauses);
  const parts =
    lines.length > 1
      ? lines.flatMap((line) => [' ', line.includes(' ') ? inBox(line, boxes(line)) : boxes(line)]).slice(1)
      : boxes(title);
  // Of its own key: what a translator has changed is replaced as a whole.
  return parts === title ? (
    title
  ) : (
    <span key={title} className="bound">
      {parts}
    </span>
  );
}

/** The halves of a sentence at its comma, if each is a line: « Le développeur part, pas l’échéance ». */
function clauses(sentence: string): string[] {
  return TWO_LINES.test(sentence) ? parted(sentence, COMMA) : [sentence];
}

function parted(text: string, end: RegExp): string[] {
  return text.replaceAll(end, '$1\n').split('\n');
}

/** The same text with a box around each long group. */
function boxes(text: string): ReactNode {
  const groups = text.split(/( )/);
  return groups.some(isLong)
    ? groups.map((group) => (isLong(group) ? inBox(group, group.replaceAll('\u00a0', ' ')) : group))
    : text;
}

function inBox(key: string, content: ReactNode): ReactNode {
  return (
    <span key={key} className="bound">
      {content}
    </span>
  );
}

function isLong(group: string): boolean {
  return (group.length > LONG && group.includes('\u00a0')) || COMPOUND.test(group);
}
