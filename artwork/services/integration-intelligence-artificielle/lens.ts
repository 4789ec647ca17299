import { bars } from '../../glass.ts';
import { LIME } from '../../palette.ts';
import { box, circle, group, type Point, rect } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, moved, sized } from '../studio/shorthand.ts';
import { plaster } from '../vocabulary/rooms.ts';
import { paper } from '../vocabulary/screens.ts';
import { bubble, magnifier } from '../vocabulary/signs.ts';

/** A wall of papers: the glass finds the three that answer. */
export function lens(): string {
  const s = new Daylight('left');
  const [columns, rows] = [7, 4];
  const [stepX, stepY] = [76, 96];
  const found = new Map<number, Lit>([[10, 'lime']]);
  const cells = bars(0, columns * rows, columns * rows).slice(0, -1);
  const place = (index: number): Point => [
    36 + (index % columns) * stepX,
    30 + Math.floor(index / columns) * stepY,
  ];
  const papers = cells.map((index) => {
    const [x, y] = place(index);
    return moved(x + 12, y + 14, paper(s, stepX - 24, stepY - 22));
  });
  const lens: Point = [302, 186];
  const close = [2, 3, 4, 9, 10, 11, 16, 17, 18].map((index) => {
    const lit = found.get(index);
    const [x, y] = place(index);
    const scale = 1.62;
    return sized(
      lens[0] + (x + stepX / 2 - lens[0]) * scale,
      lens[1] + (y + stepY / 2 - 174) * scale,
      scale,
      moved(-stepX / 2 + 10, -stepY / 2 + 10, paper(s, stepX - 20, stepY - 20, { lit })),
    );
  });
  const clip = s.definitions.clip(`M${lens[0] - 116} ${lens[1]}a116 116 0 1 0 232 0a116 116 0 1 0-232 0z`);
  const answer = bubble(176, 92, 'left');
  return s.finish(
    WIDE,
    plaster(s, WIDE, { sun: [0.1, 0], patch: [-30, -20, 40] }),
    s.shade(box(46, 42, columns * stepX, rows * stepY + 20), 0.8),
    rect(36, 30, columns * stepX, rows * stepY, { fill: s.paint('#F4FBF4', '#BFDFCD', '#6FB394') }),
    ...papers,
    s.leads(frameOf(columns, rows, stepX, stepY), 8),
    group(
      { 'clip-path': clip },
      circle(...lens, 116, { fill: '#F4FBEF' }),
      s.glow(...lens, 150, LIME, 0.5),
      ...close,
    ),
    magnifier(s, lens, 116, 0.36),
    moved(
      456,
      356,
      s.shade(answer, 0.8),
      s.litGlass(answer, 'lime'),
      s.marks(boxes(22, 24, 108, 7, 22, 44, 130, 7, 22, 64, 70, 7)),
    ),
  );
}

function frameOf(columns: number, rows: number, stepX: number, stepY: number): string {
  const [width, height] = [columns * stepX, rows * stepY];
  return (
    bars(0, columns, columns)
      .map((column) => box(36 + column * stepX - 1.6, 30, 3.2, height))
      .join('') +
    bars(0, rows, rows)
      .map((row) => box(34, 30 + row * stepY - 2, width + 4, 4))
      .join('')
  );
}
