import { MINT } from '../palette.ts';
import { box, type Point, path, polyline } from '../svg.ts';
import { NARROWING, RISE, type Studio } from './studio.ts';

/** Layers of a network as sheets of panes; one path of light runs through to an answer. */
export function intelligence(s: Studio): string {
  const layers = [
    { x: 128, y: 116, rows: 4, on: 2 },
    { x: 214, y: 88, rows: 5, on: 3 },
    { x: 300, y: 92, rows: 4, on: 1 },
  ];
  const cell = 30;
  const centre = ({ x, y }: { x: number; y: number }, row: number): Point => [
    x + 26 * NARROWING,
    y + 26 * RISE + 23 + row * (cell + 8),
  ];
  const target: Point = [402, 186];
  const wires: string[] = [];
  const live: Point[] = [];
  layers.forEach((layer, index) => {
    live.push(centre(layer, layer.on));
    const next = layers[index + 1];
    for (let row = 0; row < layer.rows; row++) {
      if (!next) wires.push(polyline([centre(layer, row), target]));
      else
        for (let to = 0; to < next.rows; to++) wires.push(polyline([centre(layer, row), centre(next, to)]));
    }
  });
  const sheets = layers.map(({ x, y, rows, on }) => {
    const height = rows * (cell + 8) + 8;
    const cells = Array.from({ length: rows }, (_, row) =>
      row === on ? s.lit(8, 8 + row * (cell + 8), 36, cell) : s.pane(8, 8 + row * (cell + 8), 36, cell, 0.7),
    );
    return s.at(x, y, s.ground(0, 0, 52, height, 0.45), s.sheet(0, 0, 52, height), ...cells);
  });
  const bubble = `M6 0H150a6 6 0 0 1 6 6V88a6 6 0 0 1-6 6H52L28 118V94H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z`;
  const question = s.at(
    446,
    74,
    path('M6 0H92a6 6 0 0 1 6 6V40a6 6 0 0 1-6 6H80L66 60V46H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z', {
      fill: s.definitions.linear([
        [0, '#A9EBCB', 0.5],
        [1, '#12503A', 0.6],
      ]),
      stroke: '#CFF5E1',
      'stroke-opacity': '.6',
      'stroke-width': 1.4,
    }),
    s.text(16, 15, [60, 40]),
  );
  const answer = s.at(
    402,
    152,
    s.glow(78, 48, 128, MINT, 0.42),
    path(bubble, { fill: '#0A2219', 'fill-opacity': '.7' }),
    path(bubble, { fill: s.litPaint() }),
    path(box(20, 24, 96, 7) + box(20, 44, 116, 7) + box(20, 64, 62, 7), {
      fill: '#12503A',
      'fill-opacity': '.72',
    }),
  );
  return (
    path(wires.join(''), { fill: 'none', stroke: '#BFF0D6', 'stroke-opacity': '.2', 'stroke-width': 1 }) +
    sheets.join('') +
    path(polyline([...live, target]), { fill: 'none', stroke: '#F4FFF8', 'stroke-width': 2.4 }) +
    question +
    answer
  );
}
