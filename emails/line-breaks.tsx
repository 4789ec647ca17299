import type { ReactNode } from 'react';

/** A text with its line breaks as elements: `white-space` is nothing that the text version of a mail would see. */
export function withLineBreaks(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines never move
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
