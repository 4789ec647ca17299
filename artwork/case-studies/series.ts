import { seeded } from '../random.ts';
import type { SeriesPage } from '../series/pages.ts';
import { path, rect } from '../svg.ts';
import { initialsOf } from '../technologies/series.ts';
import { line } from './charts.ts';
import { browser } from './frames.ts';
import { avatar } from './parts.ts';
import { onStage, type Screen } from './stage.ts';
import { HORALUNE, HORALUNE_NIGHT } from './themes.ts';
import type { Ui } from './ui.ts';

const FRAME = { x: 70, y: 48, width: 1460, height: 904 };
const EDGE = 34;
const SIDE = 250;

/** Two mock-ups that say nothing of the product: bars stand for words until the agency puts its own screens there. */
export function seriesScreens({ slug, name }: SeriesPage): Screen[] {
  const initials = initialsOf(name);
  return [
    onStage({ seed: `${slug} 1`, ground: 'ink', light: [1560, -40], theme: HORALUNE }, (ui) =>
      browser(
        ui,
        FRAME,
        '',
        (width, height) => frameOf(ui, initials, width, height) + list(ui, slug, width, height),
      ),
    ),
    onStage({ seed: `${slug} 2`, ground: 'ink', light: [-20, -60], theme: HORALUNE_NIGHT }, (ui) =>
      browser(
        ui,
        FRAME,
        '',
        (width, height) => frameOf(ui, initials, width, height) + board(ui, slug, width, height),
      ),
    ),
  ];
}

/** A line of words that nobody can read. */
function words(
  ui: Ui,
  x: number,
  y: number,
  width: number,
  { height = 12, fill = ui.theme.line } = {},
): string {
  return ui.fill(x, y, width, height, fill, height / 2);
}

function frameOf(ui: Ui, initials: string, width: number, height: number): string {
  const { accent, line: hairline, surface, tint } = ui.theme;
  return [
    rect(0, 0, SIDE, height, { fill: surface }),
    path(`M${SIDE + 0.5} 0V${height}M0 73.5H${width}`, { stroke: hairline }),
    avatar(ui, EDGE + 18, 37, 19, initials, accent),
    words(ui, EDGE + 52, 31, 110),
    rect(EDGE - 16, 104, SIDE - 2 * EDGE + 32, 44, { rx: 9, fill: tint }),
    ...Array.from({ length: 7 }, (_, index) =>
      words(
        ui,
        EDGE + 4,
        120 + index * 54,
        [120, 92, 134, 76, 108, 88, 116][index] ?? 90,
        index === 0 ? { fill: accent } : {},
      ),
    ),
    ui.fill(width - EDGE - 150, 18, 150, 38, accent, 9),
    words(ui, width - EDGE - 118, 31, 86, { fill: '#FFFFFF' }),
  ].join('');
}

function list(ui: Ui, slug: string, width: number, height: number): string {
  const { accent, line: hairline, surface, tint, faint } = ui.theme;
  const random = seeded(`${slug} rows`);
  const x = SIDE + EDGE;
  const wide = width - EDGE - x;
  const rows = Math.floor((height - 190) / 72);
  return [
    words(ui, x, 104, 260, { height: 22, fill: ui.theme.ink }),
    rect(x, 156, wide, rows * 72, { rx: 12, fill: surface, stroke: hairline }),
    ...Array.from({ length: rows }, (_, index) => {
      const y = 156 + index * 72;
      const isDone = random() > 0.4;
      return [
        index > 0 ? ui.rule(x, y + 0.5, wide) : '',
        rect(x + 24, y + 22, 28, 28, { rx: 8, fill: isDone ? accent : tint }),
        words(ui, x + 76, y + 22, 140 + random() * 190, { fill: faint }),
        words(ui, x + 76, y + 42, 90 + random() * 120, { height: 9 }),
        words(ui, x + wide * 0.58, y + 30, 60 + random() * 110),
        ui.fill(x + wide - 150, y + 22, 116, 28, isDone ? tint : hairline, 14),
      ].join('');
    }),
  ].join('');
}

function board(ui: Ui, slug: string, width: number, height: number): string {
  const { accent, line: hairline, surface, faint, tint } = ui.theme;
  const random = seeded(`${slug} board`);
  const x = SIDE + EDGE;
  const wide = width - EDGE - x;
  const card = (wide - 2 * 24) / 3;
  const chart = { x: x + 40, y: 360, width: wide - 80, height: height - 470, max: 100 };
  const rise = Array.from({ length: 12 }, (_, index) => 16 + index * 5.6 + random() * 14);
  return [
    words(ui, x, 104, 220, { height: 22, fill: ui.theme.ink }),
    ...[0, 1, 2].map((index) => {
      const left = x + index * (card + 24);
      return [
        rect(left, 156, card, 120, { rx: 12, fill: index === 0 ? tint : surface, stroke: hairline }),
        words(ui, left + 26, 184, 120, { fill: faint }),
        words(ui, left + 26, 218, 70 + random() * 90, {
          height: 30,
          fill: index === 0 ? accent : ui.theme.ink,
        }),
      ].join('');
    }),
    rect(x, 300, wide, height - 340, { rx: 12, fill: surface, stroke: hairline }),
    ...[0, 1, 2, 3].map((step) => ui.rule(chart.x, chart.y + (step * chart.height) / 3, chart.width)),
    line(chart, rise, accent, { width: 5, wash: tint }),
    ...Array.from({ length: 6 }, (_, index) =>
      words(ui, chart.x + (index * (chart.width - 60)) / 5, chart.y + chart.height + 26, 60, { height: 9 }),
    ),
  ].join('');
}
