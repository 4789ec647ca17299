import { ChevronDown, Download, TrendingDown } from 'lucide';
import { path, rect } from '../../svg.ts';
import { arc, heightOf, levels, ticks } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, progress, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HORALUNE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 36;
const TEAMS = [
  ['Agenda', 'AG', '#4A50D6', 5000],
  ['Paiement', 'PA', '#E0793B', 2800],
  ['Mobile', 'MO', '#1F9D8B', 4000],
  ['Données', 'DO', '#C2488F', 2000],
] as const;

/** Minutes of each day of a fortnight, team by team. */
const DAYS: readonly (readonly [number, number, number, number])[] = [
  [320, 190, 150, 60],
  [410, 240, 180, 90],
  [380, 300, 210, 70],
  [450, 260, 240, 110],
  [290, 180, 160, 50],
  [40, 10, 20, 5],
  [15, 0, 10, 5],
  [360, 250, 190, 80],
  [470, 310, 230, 120],
  [430, 290, 260, 95],
  [390, 340, 220, 130],
  [340, 230, 200, 85],
  [60, 20, 30, 5],
  [25, 0, 15, 5],
];

/** Minutes of one team over the fortnight. */
const minutesOf = (team: number) => DAYS.reduce((sum, day) => sum + (day[team] ?? 0), 0);
const spaced = (value: number) => String(value).replace(/(\d)(\d{3})$/, '$1 $2');

/** Minutes of compilation by team, and what is left of each share. */
export function usage(): Screen {
  return onStage({ seed: 'usage', ground: 'paper', light: [200, 900], theme: HORALUNE }, (ui) =>
    browser(
      ui,
      { x: 70, y: 48, width: 1460, height: 904 },
      'atelier.horalune.example/consommation',
      (width) =>
        [header(ui, width), days(ui, EDGE, 172, 900, 400), total(ui, width), teams(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line, soft } = ui.theme;
  return [
    ui.fill(0, 0, width, 74, '#FFFFFF'),
    path(`M0 74.5H${width}`, { stroke: line }),
    logo('horalune', EDGE, 22, 29, accent),
    ui.strong(EDGE + 42, 44, 'Atelier', { size: 20 }),
    ...['File', 'Machines', 'Consommation'].map((label, index) =>
      ui.text([188, 258, 372][index] ?? 0, 43, label, {
        size: 16.5,
        fill: index === 2 ? accent : soft,
        face: index === 2 ? ui.theme.strong : undefined,
      }),
    ),
    ui.fill(372, 70, 118, 4, accent, 2),
    avatar(ui, width - 54, 37, 19, 'LF', '#E0793B'),
    ui.heading(EDGE, 136, 'Consommation', { size: 30 }),
    button(ui, width - 412, 104, 200, 44, '1er – 14 juin', { line, icon: ChevronDown }),
    button(ui, width - 196, 104, 160, 44, 'Exporter', { line, icon: Download }),
  ].join('');
}

function days(ui: Ui, x: number, y: number, width: number, height: number): string {
  const frame = { x: x + 84, y: y + 84, width: width - 112, height: height - 136, max: 1200 };
  const step = frame.width / DAYS.length;
  const stacks = TEAMS.map(([, , colour], team) => {
    const d = DAYS.map((minutes, day) => {
      const below = minutes.slice(0, team).reduce((sum, value) => sum + value, 0);
      const [from, to] = [heightOf(frame, below), heightOf(frame, below + (minutes[team] ?? 0))];
      const left = frame.x + day * step + step * 0.19;
      return from - to < 1
        ? ''
        : `M${left.toFixed(1)} ${from.toFixed(1)}h${(step * 0.62).toFixed(1)}V${(to + (team ? 1.5 : 0)).toFixed(1)}h${(-step * 0.62).toFixed(1)}z`;
    });
    return path(d.join(''), { fill: colour });
  });
  let legend = x + width - 470;
  return [
    ui.card(x, y, width, height, { rx: 12 }),
    ui.strong(x + 26, y + 44, 'Minutes par jour', { size: 19 }),
    ...TEAMS.map(([name, , colour]) => {
      const at = legend;
      legend += ui.measure(name, { size: 15.5 }) + 46;
      return ui.fill(at, y + 31, 14, 14, colour, 4) + ui.soft(at + 22, y + 44, name, { size: 15.5 });
    }),
    levels(ui, frame, [0, 400, 800, 1200], (value) => (value === 1200 ? '1 200' : String(value)), 14),
    ...stacks,
    path(`M${frame.x} ${heightOf(frame, 1000)}h${frame.width}`, {
      stroke: '#D8543F',
      'stroke-width': 2,
      'stroke-dasharray': '7 6',
    }),
    rect(frame.x + 5.2 * step, heightOf(frame, 1000) - 15, 144, 30, { rx: 6, fill: thin('#D8543F', 0.16) }),
    ui.text(frame.x + 5.2 * step + 72, heightOf(frame, 1000) + 5, 'seuil d’alerte', {
      size: 14.5,
      align: 'middle',
      fill: '#B53F2C',
    }),
    ticks(
      ui,
      frame,
      DAYS.map((_, index) => String(index + 1)),
      { size: 14.5, drop: 28 },
    ),
  ].join('');
}

function total(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 920, 172];
  const wide = width - x - EDGE;
  const used = TEAMS.reduce((sum, _, team) => sum + minutesOf(team), 0);
  const [cx, cy] = [x + wide / 2, y + 176];
  let from = 0;
  return [
    ui.card(x, y, wide, 400, { rx: 12 }),
    ui.strong(x + 26, y + 44, 'Répartition', { size: 19 }),
    ...TEAMS.map(([, , colour], team) => {
      const start = from;
      from += minutesOf(team) / used;
      return arc(cx, cy, 84, start + 0.004, from - 0.004, { stroke: colour, 'stroke-width': 30 });
    }),
    ui.heading(cx, cy + 8, spaced(used), { size: 31, align: 'middle' }),
    ui.soft(cx, cy + 33, 'minutes', { size: 15.5, align: 'middle' }),
    rect(x + 24, y + 306, wide - 48, 70, { rx: 12, fill: thin('#1F9D8B', 0.11) }),
    ui.icon(TrendingDown, x + 42, y + 329, 24, '#1F9D8B', 2.2),
    ui.strong(x + 80, y + 336, 'Attente divisée par cinq', { size: 16.5 }),
    ui.soft(x + 80, y + 360, 'depuis le cache partagé', { size: 15.5 }),
  ].join('');
}

function teams(ui: Ui, width: number): string {
  const [y, gap] = [592, 20];
  const wide = (width - 2 * EDGE - 3 * gap) / 4;
  return TEAMS.map(([name, initials, colour, share], index) => {
    const minutes = minutesOf(index);
    const x = EDGE + index * (wide + gap);
    const isNear = minutes / share > 0.9;
    const bars = DAYS.map((day, place) => {
      const high = Math.max(2, ((day[index] ?? 0) / 480) * 50);
      return `M${(x + 26 + place * 15).toFixed(1)} ${(y + 224 - high).toFixed(1)}h9v${high.toFixed(1)}h-9z`;
    });
    return [
      ui.card(x, y, wide, 246, { rx: 12 }),
      avatar(ui, x + 46, y + 46, 21, initials, colour),
      ui.strong(x + 80, y + 52, name, { size: 18 }),
      ui.heading(x + 26, y + 114, spaced(minutes), { size: 30 }),
      ui.soft(x + wide - 24, y + 113, `sur ${spaced(share)}`, { size: 15.5, align: 'end' }),
      progress(ui, x + 26, y + 130, wide - 50, minutes / share, {
        colour: isNear ? '#D8543F' : colour,
        height: 9,
      }),
      path(bars.join(''), { fill: thin(colour, 0.55) }),
      isNear
        ? ui.text(x + wide - 24, y + 52, 'presque atteint', { size: 14.5, align: 'end', fill: '#B53F2C' })
        : '',
    ].join('');
  }).join('');
}
