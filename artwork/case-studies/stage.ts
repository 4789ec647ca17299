import { frame, type Glazing, type Light, panes, sun } from '../glass.ts';
import { inItsColour, inItsColours } from '../output.ts';
import { INK, IRON, MINT, PAPER, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import { Definitions, type Draw, group, type Point, path, rect, sprite } from '../svg.ts';
import { type Theme, Ui } from './ui.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

type Ground = 'ink' | 'paper';

/** Where a screen stands: the wall behind it and the side the light comes from. */
export interface Stage {
  seed: string;
  ground: Ground;
  light: Point;
  theme: Theme;
}

const NIGHT: Ramp = [
  [0, '#0B1C15'],
  [0.4, '#0E271C'],
  [0.7, '#12402E'],
  [0.88, '#176247'],
  [1, '#3E9A74'],
];
const DAY: Ramp = [
  [0, '#DCE6DB'],
  [0.5, '#E6EEE3'],
  [0.85, '#F2F7EC'],
  [1, '#FDFFF6'],
];

/** One picture of a case. */
export type Screen = Draw;

/** A whole picture: the wall of glass, then what stands in front of it. */
export function onStage(stage: Stage, draw: (ui: Ui) => string): Screen {
  return (definitions) => {
    const draft = new Ui(new Definitions(), stage.theme);
    draw(draft);
    const front = draw(new Ui(definitions, stage.theme, draft));
    return wall(definitions, stage) + group({ fill: stage.theme.ink }, front);
  };
}

/** The pictures of a case as one file, each shown by its view: `#ecran-1`, `#ecran-2` … */
export function screensOf(screens: readonly Screen[]): string {
  const views = screens.map((draw, index) => [`ecran-${index + 1}`, draw] as const);
  return sprite({ width: WIDTH, height: HEIGHT }, Object.fromEntries(views));
}

/** Large panes, dim enough to stay behind, and the light that falls across them. */
function wall(definitions: Definitions, { seed, ground, light }: Stage): string {
  const isNight = ground === 'ink';
  const glazing: Glazing = {
    place: (u, v) => [u, v],
    columns: Array.from({ length: 10 }, (_, index) => -100 + index * 200),
    rows: Array.from({ length: 7 }, (_, index) => -150 + index * 200),
    bar: 5,
  };
  const level: Light = sun(light, 1500, 0, 1.1);
  const glass = panes(glazing, {
    light: level,
    random: seeded(seed),
    ramp: isNight ? NIGHT : DAY,
    variety: isNight ? 0.3 : 0.05,
  });
  const mint = inItsColour(MINT);
  const glow = definitions.radial(
    [
      [0, isNight ? mint : '#FFFFF0', isNight ? 0.34 : 0.8],
      [0.5, isNight ? mint : '#FFFFF0', isNight ? 0.08 : 0.3],
      [1, mint, 0],
    ],
    [light[0] / WIDTH, light[1] / HEIGHT],
    0.7,
  );
  return inItsColours(
    rect(0, 0, WIDTH, HEIGHT, { fill: isNight ? INK : PAPER }) +
      glass +
      path(frame(glazing), isNight ? { fill: IRON } : { fill: '#B9C7BB', 'fill-opacity': '.55' }) +
      rect(0, 0, WIDTH, HEIGHT, { fill: glow }),
  );
}
