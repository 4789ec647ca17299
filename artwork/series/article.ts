import { frame, type Glazing, panes, sun } from '../glass.ts';
import { IRON, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import { Definitions, drawing, path } from '../svg.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const GLASS: Ramp = [
  [0, '#12372A'],
  [0.45, '#0A6446'],
  [0.8, '#0F7B55'],
  [1, '#D9F65A'],
];

/** A wall of panes for an article without a picture of its own: another address, another light. */
export function seriesGlass(slug: string): string {
  const random = seeded(slug);
  const glazing: Glazing = {
    place: (u, v) => [u, v],
    columns: Array.from({ length: 8 }, (_, index) => -100 + index * 260),
    rows: Array.from({ length: 5 }, (_, index) => -60 + index * 260),
    bar: 9,
  };
  const light = sun([300 + random() * 1000, 150 + random() * 450], 1100, 0, 1.1);
  return drawing(
    { width: WIDTH, height: HEIGHT },
    new Definitions(),
    panes(glazing, { light, random, ramp: GLASS, variety: 0.3 }),
    path(frame(glazing), { fill: IRON }),
  );
}
