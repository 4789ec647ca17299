import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';

/** Pieces of a line of code, each with the colour of its role. */
export type CodeLine = readonly (readonly [role: keyof typeof ROLES, text: string])[];

const ROLES = {
  word: '#C9A6FF',
  name: '#7FC8FF',
  text: '#B8E28A',
  plain: '#DCE6F7',
  note: '#6E80A3',
  value: '#FFC98A',
} as const;

/** Width of a letter of the code face, as a share of its size. */
const ADVANCE = 0.6;

/** Lines of code with their numbers. */
export function code(
  ui: Ui,
  { x, y, size = 16, leading = 27 }: { x: number; y: number; size?: number; leading?: number },
  lines: readonly CodeLine[],
): string {
  return lines
    .map((line, index) => {
      const baseline = y + index * leading;
      let column = 0;
      const pieces = line.map(([role, text]) => {
        const at = x + column * size * ADVANCE;
        column += text.length;
        const lead = text.length - text.trimStart().length;
        return ui.text(at + lead * size * ADVANCE, baseline, text.trim(), {
          size,
          face: PLEX_MONO,
          fill: ROLES[role],
        });
      });
      const number = ui.text(x - 18, baseline, String(index + 1), {
        size: size - 1.5,
        face: PLEX_MONO,
        fill: '#4A5C80',
        align: 'end',
      });
      return number + pieces.join('');
    })
    .join('');
}
