import { IRON, MINT } from '../palette.ts';
import { group, path, polyline, tag } from '../svg.ts';
import { RISE, type Studio } from './studio.ts';

/** A shield leaded like a window, in front of the sheets that it protects. */
export function security(s: Studio): string {
  const sheets = [
    s.at(
      352,
      104,
      s.sheet(0, 0, 176, 150, { strength: 0.6 }),
      s.titleBar(0, 0, 176),
      s.text(90, 44, [62, 46, 66, 38]),
    ),
    s.at(
      110,
      164,
      s.sheet(0, 0, 176, 150, { strength: 0.7 }),
      s.titleBar(0, 0, 176),
      s.text(18, 44, [62, 46, 66, 38]),
    ),
  ];
  const outline = 'M0-108L82-80V6C82 58 44 92 0 114C-44 92-82 58-82 6V-80Z';
  const clip = s.definitions.clip(outline);
  const leads =
    polyline([
      [-90, -37],
      [90, -37],
    ]) +
    polyline([
      [-90, 25],
      [90, 25],
    ]) +
    polyline([
      [0, -120],
      [0, 120],
    ]);
  const quarters: readonly (readonly [d: string, opacity: number])[] = [
    ['M0-120H90V-37H0Z', 0.85],
    ['M0-120H-90V-37H0Z', 0.5],
    ['M-90-37H0V25H-90Z', 0.34],
    ['M0 25H90V120H0Z', 0.5],
    ['M0 25H-90V120H0Z', 0.24],
  ];
  const glass = quarters.map(([d, opacity]) =>
    path(d, {
      fill: s.definitions.linear([
        [0, '#BFF0D6', opacity],
        [1, '#12805A', opacity],
      ]),
    }),
  );
  const edge = s.definitions.linear([
    [0, '#F4FFF8'],
    [0.5, '#7FD9AF'],
    [1, '#2C7A5C'],
  ]);
  const shield = tag(
    'g',
    { transform: `matrix(1 ${RISE} 0 1 322 186)` },
    s.glow(44, -12, 150, MINT, 0.4),
    path(outline, { fill: '#06110C', 'fill-opacity': '.5', transform: 'translate(-16 12)' }),
    path(outline, {
      fill: '#12503A',
      stroke: '#5DBE97',
      'stroke-opacity': '.6',
      transform: 'translate(-8 4)',
    }),
    group(
      { 'clip-path': clip },
      path(outline, { fill: '#0D3023' }),
      ...glass,
      path('M0-37H90V25H0Z', { fill: s.litPaint() }),
      path(leads, { fill: 'none', stroke: IRON, 'stroke-width': 3 }),
    ),
    path(outline, { fill: 'none', stroke: IRON, 'stroke-width': 6 }),
    path(outline, { fill: 'none', stroke: edge, 'stroke-width': 2 }),
  );
  return sheets.join('') + shield;
}
