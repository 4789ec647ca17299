import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';

/** Longer groups of bound words may be wider than a phone or a narrow column (characters). */
const LONG = 15;

/** A hyphen before a short end of a word (« serait-ce », « vingt-sept », « Saint-Denis ») or after one letter: « e-commerce ». */
const COMPOUND = /\p{L}-\p{L}{1,6}(?!\p{L})|\be-/u;

/** Where a sentence ends: the next one starts a line if the title takes more than one. */
const SENTENCE_END = /(\p{L}[\u00a0\u202f]?[?.]) /gu;

/**
 * The content of a heading, whose lines end on no short word nor at the hyphen of one: the build has every heading pass its
 * content through this (`scripts/french-typography.ts`). A second sentence and a long group are boxes, which wrap inside where
 * they have no room (`styles/base.css`).
 */
export function titleText(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const title = titleTypography(content);
  const [first = '', ...others] = title.replaceAll(SENTENCE_END, '$1\n').split('\n');
  const parts =
    others.length > 0
      ? [boxes(first), ...others.flatMap((sentence) => [' ', inBox(sentence, boxes(sentence))])]
      : boxes(first);
  // Of its own key: what a translator has changed is replaced as a whole.
  return parts === title ? (
    title
  ) : (
    <span key={title} className="bound">
      {parts}
    </span>
  );
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
