import type { ReactNode } from 'react';

/** Line breaks as `<br>`: the plain-text version of a mail would ignore `white-space`. */
export function withLineBreaks(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines never move
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
