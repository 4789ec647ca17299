import { circle, number, rect } from '../../svg.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** A field to search in, with its glass. */
export function searchField(s: Stage, width: number, height = 26): string {
  const [x, y] = [width - height * 0.62, height * 0.46];
  return (
    s.recess(0, 0, width, height, height / 2) +
    rect(0, 0, width, height, {
      rx: height / 2,
      fill: 'none',
      stroke: s.line,
      'stroke-opacity': '.7',
      'stroke-width': 1.4,
    }) +
    s.words(boxes(height * 0.6, height / 2 - 2, width * 0.4, 4), 0.7) +
    s.wire(`M${number(x + 4)} ${number(y + 4)}l5 5`, { width: 2.4, opacity: 1 }) +
    circle(x, y, height * 0.2, { fill: 'none', stroke: s.line, 'stroke-width': 2 })
  );
}

/** One answer of a search: a picture, a title, two lines. */
export function result(s: Stage, width: number, height: number, lit?: Lit): string {
  const side = height - 16;
  const words = (colour: 'words' | 'marks') =>
    s[colour](
      boxes(side + 18, 10, (width - side - 30) * 0.6, 6) +
        boxes(
          side + 18,
          height * 0.5,
          (width - side - 30) * 0.94,
          3.4,
          side + 18,
          height * 0.72,
          (width - side - 30) * 0.7,
          3.4,
        ),
      colour === 'words' ? 0.55 : 0.7,
    );
  if (lit)
    return (
      s.lit(0, 0, width, height, lit, 4) +
      rect(8, 8, side, side, { rx: 2, fill: s.mark, 'fill-opacity': '.3' }) +
      words('marks')
    );
  return (
    s.sheet(0, 0, width, height, { strength: 0.55, radius: 4 }) +
    s.pane(8, 8, side, side, 0.7) +
    words('words')
  );
}
