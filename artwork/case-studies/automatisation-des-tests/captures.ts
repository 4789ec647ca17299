import { box, circle, path, rect } from '../../svg.ts';
import { line } from '../charts.ts';
import type { Ui } from '../ui.ts';

/** Screens of the bank that a pipeline photographs. */
export type Subject =
  | 'home'
  | 'login'
  | 'transfer'
  | 'card'
  | 'savings'
  | 'statements'
  | 'messages'
  | 'signature';

const SEA = '#0B7A89';
const GREY = '#C6D6D8';
const DARK = '#4A666B';
const PALE = '#E4F0F1';

/** A screen as a thumbnail: too small for words, so that lines stand for them. */
export function capture(ui: Ui, subject: Subject, width: number, height: number): string {
  return (
    rect(0, 0, width, height, { rx: 3, fill: '#FFFFFF' }) +
    path(`M0 3q0-3 3-3H${width - 3}q3 0 3 3V17H0z`, { fill: SEA }) +
    path(box(10, 6, 44, 5) + box(width - 64, 6, 22, 5) + box(width - 36, 6, 22, 5), { fill: '#A9D8DD' }) +
    DRAWN[subject](ui, width, height)
  );
}

/** Lines of words: left edge, top, width. */
function words(lines: readonly (readonly [number, number, number])[], fill = GREY, height = 5): string {
  return path(lines.map(([x, y, width]) => box(x, y, width, height)).join(''), { fill });
}

const DRAWN: Readonly<Record<Subject, (ui: Ui, width: number, height: number) => string>> = {
  home: (ui, width, height) =>
    rect(12, 28, width - 24, 44, { rx: 4, fill: PALE }) +
    words([[22, 38, 70]], DARK, 6) +
    words([[22, 54, 110]]) +
    [0, 1, 2]
      .map((index) =>
        rect(12 + index * ((width - 16) / 3), 82, (width - 40) / 3, height - 94, {
          rx: 4,
          fill: '#FFFFFF',
          stroke: GREY,
        }),
      )
      .join('') +
    line({ x: 22, y: 96, width: (width - 40) / 3 - 20, height: 34, max: 10 }, [2, 4, 3, 6, 5, 8], SEA, {
      width: 2,
    }) +
    words(
      [1, 2].map((index) => [24 + index * ((width - 16) / 3), 96, 44] as const),
      DARK,
    ) +
    words([1, 2].map((index) => [24 + index * ((width - 16) / 3), 110, 62 - index * 10] as const)) +
    ui.fill(width - 92, 40, 66, 20, SEA, 4),
  login: (_ui, width) =>
    rect(width / 2 - 70, 28, 140, 112, { rx: 5, fill: '#FFFFFF', stroke: GREY }) +
    words([[width / 2 - 34, 40, 68]], DARK, 6) +
    Array.from({ length: 10 }, (_, index) =>
      rect(width / 2 - 54 + (index % 5) * 22, 58 + Math.floor(index / 5) * 22, 19, 19, { rx: 3, fill: PALE }),
    ).join('') +
    rect(width / 2 - 54, 110, 108, 18, { rx: 4, fill: SEA }),
  transfer: (_ui, width) =>
    words([[14, 30, 84]], DARK, 7) +
    [0, 1, 2]
      .map((index) => rect(14, 48 + index * 30, width * 0.55, 22, { rx: 3, fill: '#FFFFFF', stroke: GREY }))
      .join('') +
    words([
      [22, 57, 62],
      [22, 87, 90],
      [22, 117, 40],
    ]) +
    rect(width * 0.62, 48, width * 0.33, 82, { rx: 4, fill: PALE }) +
    words([[width * 0.66, 60, 50]], DARK, 6) +
    words([
      [width * 0.66, 76, 66],
      [width * 0.66, 88, 58],
    ]) +
    rect(width * 0.66, 106, width * 0.25, 16, { rx: 3, fill: SEA }),
  card: (_ui, width) =>
    rect(14, 32, 136, 86, { rx: 8, fill: '#0E5563' }) +
    rect(26, 56, 20, 15, { rx: 2, fill: '#D9C27A' }) +
    words([[26, 92, 62]], '#7FB8C0', 6) +
    circle(130, 100, 9, { fill: '#F2B33D' }) +
    words(
      [
        [168, 36, 76],
        [168, 66, 60],
        [168, 96, 70],
      ],
      DARK,
      6,
    ) +
    words([
      [168, 48, 110],
      [168, 78, 92],
      [168, 108, 100],
    ]) +
    rect(160, 88, width - 174, 36, {
      rx: 3,
      fill: '#FF6B61',
      'fill-opacity': '.22',
      stroke: '#FF6B61',
      'stroke-width': 2,
    }),
  savings: (ui, width, height) =>
    words([[14, 30, 52]], DARK, 7) +
    words([[14, 46, 96]], SEA, 10) +
    line(
      { x: 14, y: 70, width: width - 28, height: height - 84, max: 10 },
      [1, 1.6, 2.2, 2.1, 3.5, 4.2, 4, 5.6, 6.8, 8.4],
      SEA,
      {
        width: 2.4,
        wash: ui.definitions.linear(
          [
            [0, SEA, 0.3],
            [1, SEA, 0],
          ],
          [0, 0, 0, 1],
        ),
      },
    ),
  statements: (_ui, width) =>
    words([[14, 30, 66]], DARK, 7) +
    [0, 1, 2, 3]
      .map((index) => path(`M14 ${66 + index * 24}.5h${width - 28}`, { stroke: PALE, 'stroke-width': 2 }))
      .join('') +
    words([0, 1, 2, 3].map((index) => [14, 52 + index * 24, [120, 94, 138, 106][index] ?? 100] as const)) +
    words(
      [0, 1, 2, 3].map((index) => [width - 58, 52 + index * 24, 44] as const),
      DARK,
    ),
  messages: (_ui, width) =>
    rect(12, 28, 92, 112, { rx: 3, fill: PALE }) +
    [0, 1, 2].map((index) => circle(28, 46 + index * 32, 9, { fill: index === 1 ? SEA : GREY })).join('') +
    words(
      [
        [44, 42, 46],
        [44, 74, 50],
        [44, 106, 38],
      ],
      DARK,
    ) +
    rect(118, 36, 118, 34, { rx: 8, fill: PALE }) +
    rect(width - 134, 80, 120, 26, { rx: 8, fill: SEA }) +
    rect(118, 114, 90, 22, { rx: 8, fill: PALE }),
  signature: (_ui, width) =>
    rect(14, 28, width * 0.58, 114, { rx: 3, fill: '#FFFFFF', stroke: GREY }) +
    words([[28, 40, 90]], DARK, 6) +
    words([
      [28, 56, 136],
      [28, 67, 120],
      [28, 78, 142],
      [28, 89, 84],
    ]) +
    path(`M34 126c10-20 18-20 16-4s16-18 22-12 4 10 14 2 14-6 26-4`, {
      fill: 'none',
      stroke: DARK,
      'stroke-width': 2.4,
    }) +
    rect(width * 0.64, 30, width * 0.31, 50, { rx: 3, fill: PALE }) +
    words(
      [
        [width * 0.68, 42, 56],
        [width * 0.68, 56, 40],
      ],
      DARK,
    ) +
    rect(width * 0.64, 112, width * 0.31, 24, {
      rx: 3,
      fill: '#FF6B61',
      'fill-opacity': '.22',
      stroke: '#FF6B61',
      'stroke-width': 2,
    }),
};
