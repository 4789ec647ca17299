import type { ReactNode } from 'react';
import { titleTypography } from '../../domain/typography.ts';

/** Longer groups of bound words may be wider than a phone or a narrow column (characters). */
const LONG = 15;

/** A hyphen before a short end of a word: « serait-ce », « vingt-sept », « Saint-Denis ». */
const COMPOUND = /\p{L}-\p{L}{1,6}(?!\p{L})/u;

/**
 * The content of a heading, whose lines end on no short word nor at the hyphen of one: the build has every heading pass its
 * content through this (`scripts/french-typography.ts`). A long group is a box, which wraps inside where it has no room (`styles/base.css`).
 */
export function titleText(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content;
  const title = titleTypography(content);
  const groups = title.split(/( )/);
  if (!groups.some(isBox)) return title;
  // Of its own key: what a translator has changed is replaced as a whole.
  return (
    <span key={title} className="bound">
      {groups.map((group) =>
        isBox(group) ? (
          <span key={group} className="bound">
            {group.replaceAll('\u00a0', ' ')}
          </span>
        ) : (
          group
        ),
      )}
    </span>
  );
}

function isBox(group: string): boolean {
  return (group.length > LONG && group.includes('\u00a0')) || COMPOUND.test(group);
}
