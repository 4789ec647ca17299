import { ArrowDown, ArrowUp, Minus, Search } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { line, places } from '../charts.ts';
import { browser } from '../frames.ts';
import { field, logo } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { type Cell, table } from '../table.ts';
import { LYSANE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 48;
const SIDE = 240;
const GOOD = '#4C8C6A';
const POOR = '#C24B4B';

const GROUPS = [
  ['Sérums', '#7A2E5D', [24, 23, 21, 22, 17, 14, 12, 11, 8, 7, 6, 5]],
  ['Soins du visage', '#D08A6E', [31, 30, 31, 27, 26, 22, 23, 19, 16, 15, 12, 11]],
  ['Coffrets', '#8A9A7E', [18, 19, 17, 19, 20, 16, 15, 13, 14, 10, 9, 9]],
] as const;

/** Searches: words, position, change, past positions, visits, page. */
const WORDS: readonly (readonly [string, number, number, readonly number[], string, string])[] = [
  ['sérum vitamine c peau sensible', 4, 11, [15, 14, 15, 10, 8, 6, 4], '1 240', 'sérums'],
  ['crème de nuit sans parfum', 7, 8, [15, 16, 12, 12, 9, 8, 7], '860', 'soins du visage'],
  ['coffret soin naissance', 3, 2, [5, 5, 6, 4, 4, 3, 3], '610', 'coffrets'],
  ['huile de lys visage', 1, 0, [1, 2, 1, 1, 1, 1, 1], '540', 'sérums'],
  ['routine peau mixte', 12, 19, [31, 29, 24, 22, 17, 14, 12], '420', 'journal'],
  ['gommage doux corps', 14, -3, [11, 10, 12, 11, 13, 13, 14], '280', 'corps'],
];

/** How searches rise, group by group and word by word. */
export function positions(): Screen {
  return onStage({ seed: 'positions', ground: 'ink', light: [700, 1040], theme: LYSANE }, (ui) =>
    browser(
      ui,
      { x: 80, y: 52, width: 1440, height: 896 },
      'audit.lysane.example/positions',
      (width, height) => [side(ui, height), chart(ui, width), words(ui, width)].join(''),
    ),
  );
}

function side(ui: Ui, height: number): string {
  const { accent } = ui.theme;
  return [
    ui.fill(0, 0, SIDE, height, '#3A1C30'),
    logo('lysane', 34, 30, 46, '#F1C9DA'),
    ui.heading(96, 64, 'Lysane', { size: 31, fill: '#FFFFFF' }),
    ...['Audit', 'Positions', 'Pages', 'Liens', 'Journal'].map((label, index) => {
      const y = 146 + index * 52;
      const isHere = index === 1;
      return (
        (isHere ? rect(20, y - 29, SIDE - 40, 46, { rx: 4, fill: accent }) : '') +
        ui.text(40, y, label, { size: 17, fill: isHere ? '#FFFFFF' : '#CDB4C2' })
      );
    }),
    rect(20, height - 190, SIDE - 40, 166, { rx: 4, fill: '#4B273F' }),
    ui.text(40, height - 152, 'En première page', { size: 15.5, fill: '#CDB4C2' }),
    ui.heading(40, height - 96, '47', { size: 56, fill: '#FFFFFF' }),
    ui.text(104, height - 98, 'mots', { size: 16, fill: '#CDB4C2' }),
    ui.text(40, height - 54, '+ 29 depuis février', { size: 15.5, fill: '#B7DCC4' }),
  ].join('');
}

function chart(ui: Ui, width: number): string {
  const { line: hair, soft } = ui.theme;
  const [x, y, high] = [SIDE + EDGE - 14, 106, 320];
  const wide = width - x - EDGE + 14;
  /** Positions grow downwards: they are drawn as their opposites. */
  const frame = { x: x + 66, y: y + 36, width: wide - 232, height: high - 90, min: -34, max: -1 };
  const opposite = (values: readonly number[]) => values.map((value) => -value);
  const yOf = (position: number) => frame.y + ((position - 1) / 33) * frame.height;
  return [
    ui.heading(x, 66, 'Positions', { size: 38 }),
    ui.soft(x + 156, 65, 'moyenne de 126 recherches suivies', { size: 16.5 }),
    field(ui, width - EDGE - 226, 34, 240, 44, 'Un mot, une page', { icon: Search }),
    ui.card(x, y, wide, high),
    rect(frame.x, yOf(1), frame.width, yOf(10) - yOf(1), { fill: '#EEF5F0' }),
    ui.text(frame.x + 14, yOf(10) - 10, 'première page', { size: 14.5, fill: GOOD }),
    path([1, 10, 20, 30].map((value) => `M${frame.x} ${yOf(value).toFixed(1)}h${frame.width}`).join(''), {
      stroke: hair,
    }),
    ...[1, 10, 20, 30].map((value) =>
      ui.soft(frame.x - 14, yOf(value) + 5, String(value), { size: 14.5, align: 'end' }),
    ),
    ...GROUPS.map(([label, colour, values]) => {
      const points = places(frame, opposite(values));
      const [endX, endY] = points.at(-1) ?? [0, 0];
      return (
        line(frame, opposite(values), colour, { width: 3.2 }) +
        circle(endX, endY, 6, { fill: '#FFFFFF', stroke: colour, 'stroke-width': 3 }) +
        ui.strong(
          endX + 18,
          endY + 5 + (label === 'Sérums' ? -6 : label === 'Soins du visage' ? 12 : 2),
          label,
          { size: 15, fill: colour },
        )
      );
    }),
    ...['févr.', 'mars', 'avril', 'mai', 'juin'].map((label, index) =>
      ui.text(frame.x + (index / 4) * frame.width, frame.y + frame.height + 30, label, {
        size: 14.5,
        align: 'middle',
        fill: soft,
      }),
    ),
  ].join('');
}

function words(ui: Ui, width: number): string {
  const x = SIDE + EDGE - 14;
  const wide = width - x - EDGE + 14;
  const y = 446;
  const rows = WORDS.map(([word, position, change, past, visits, page]): Cell[] => [
    (at, middle) => ui.strong(at, middle + 6, word, { size: 16 }),
    (at, middle) => ui.heading(at, middle + 9, String(position), { size: 27, align: 'end' }),
    (at, middle) => {
      const [icon, colour] =
        change > 0 ? [ArrowUp, GOOD] : change < 0 ? [ArrowDown, POOR] : [Minus, LYSANE.faint];
      return (
        ui.icon(icon, at, middle - 9, 18, colour, 2.4) +
        (change ? ui.strong(at + 24, middle + 6, String(Math.abs(change)), { size: 16, fill: colour }) : '')
      );
    },
    (at, middle) =>
      line(
        { x: at, y: middle - 14, width: 120, height: 28, min: -Math.max(...past) - 2, max: -1 },
        past.map((value) => -value),
        change < 0 ? POOR : LYSANE.accent,
        { width: 2.4 },
      ),
    (at, middle) => ui.text(at, middle + 6, visits, { size: 16, align: 'end' }),
    (at, middle) => ui.soft(at, middle + 6, page, { size: 16 }),
  ]);
  return (
    ui.card(x, y, wide, 386) +
    table(ui, {
      x,
      y,
      width: wide,
      head: 44,
      row: 57,
      headSize: 14.5,
      columns: [
        { at: 28, label: 'Recherche' },
        { at: 426, label: 'Position', align: 'end' },
        { at: 472, label: 'Écart' },
        { at: 568, label: 'Depuis février' },
        { at: 832, label: 'Visites par mois', align: 'end' },
        { at: 900, label: 'Rubrique' },
      ],
      rows,
    })
  );
}
