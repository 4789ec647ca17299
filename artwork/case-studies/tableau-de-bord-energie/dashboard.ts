import { Bell, ChevronDown, TriangleAlert } from 'lucide';
import { circle, type Point, pair, path, rect } from '../../svg.ts';
import { heightOf, levels, line, ticks } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { SPARK, VOLTAINE_NIGHT } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { countryDots, projection } from './map.ts';

const EDGE = 30;
const RED = '#FF6F6A';
const BLUE = '#4C8DFF';
const GREEN = '#35C98F';

/** Half-hours of the day, in MW: what was used until now, what was foreseen, the same day a week ago. */
const TODAY = [22, 21, 20, 19.6, 19.4, 20, 22, 27, 33, 38, 41, 43, 44, 42, 40, 42.5, 45, 46.4];
const FORESEEN = [
  22, 21, 20, 19.5, 19.5, 20.5, 23, 28, 34, 38.5, 40.5, 41.5, 42, 41, 40, 41, 42, 42.5, 41, 38, 34, 30, 27,
  24.5, 23,
];
const WEEK_AGO = [
  23, 22, 21.4, 21, 21, 22, 25, 30.5, 36, 40, 42, 43, 43, 42, 41.4, 42, 43.4, 44, 43, 41, 37, 33, 29, 26,
  24.5,
];

/** Sites: name, place, power in MW, change against the forecast, colour of the state. */
const SITES: readonly (readonly [string, Point, number, string, string])[] = [
  ['Aciérie Nord', [3.2, 50.2], 14.2, '+ 18 %', RED],
  ['Plateforme Seine', [0.9, 49.3], 8.6, '– 2 %', GREEN],
  ['Laiterie Ouest', [-2.2, 48.1], 5.1, '+ 1 %', GREEN],
  ['Verrerie Loire', [2.9, 47.3], 6.8, '+ 6 %', SPARK],
  ['Entrepôt Rhône', [5, 45.6], 4.4, '– 4 %', GREEN],
  ['Papeterie Landes', [-0.6, 44.3], 5.2, '+ 0 %', GREEN],
  ['Frigo Camargue', [4.6, 43.8], 2.1, '– 3 %', GREEN],
];

/** What the sites use now, on a map and against the forecast. */
export function energyDashboard(): Screen {
  return onStage({ seed: 'energy', ground: 'paper', light: [100, 60], theme: VOLTAINE_NIGHT }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'energie.voltaine.example', (width) =>
      [header(ui, width), map(ui), curves(ui, width), sites(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line: hair, soft } = ui.theme;
  return [
    logo('voltaine', EDGE, 22, 30, SPARK),
    ui.strong(EDGE + 46, 44, 'Voltaine', { size: 19 }),
    ...['Temps réel', 'Sites', 'Factures', 'Objectifs'].map((label, index) =>
      ui.text([200, 320, 396, 496][index] ?? 0, 43, label, {
        size: 16.5,
        fill: index === 0 ? undefined : soft,
      }),
    ),
    ui.fill(200, 71, 85, 4, SPARK, 2),
    button(ui, width - 380, 16, 206, 44, 'Jeudi 11 juin', { line: '#2C3F66', icon: ChevronDown, size: 15.5 }),
    ui.icon(Bell, width - 142, 26, 24),
    circle(width - 121, 28, 6, { fill: RED, stroke: VOLTAINE_NIGHT.ground, 'stroke-width': 2 }),
    avatar(ui, width - 54, 38, 20, 'EL', SPARK),
    path(`M0 75.5H${width}`, { stroke: hair }),
  ].join('');
}

function map(ui: Ui): string {
  const { surface, soft } = ui.theme;
  const [x, y, wide, high] = [EDGE, 96, 560, 740];
  const place = projection(x + 30, y + 160, 51);
  const dots = countryDots(0.285).map((dot) => `M${pair(place(dot))}h0`);
  const marks = SITES.map(([, at, power, , colour]) => {
    const [cx, cy] = place(at);
    const r = 7 + power * 1.15;
    return (
      circle(cx, cy, r * 1.9, { fill: colour, 'fill-opacity': '.14' }) +
      circle(cx, cy, r, { fill: colour, 'fill-opacity': '.4', stroke: colour, 'stroke-width': 1.6 }) +
      circle(cx, cy, 4, { fill: '#FFFFFF' })
    );
  });
  const [tipX, tipY] = place([3.2, 50.2]);
  return [
    ui.card(x, y, wide, high),
    ui.soft(x + 28, y + 42, 'Puissance appelée', { size: 16 }),
    ui.heading(x + 28, y + 100, '46,4', { size: 58 }),
    ui.text(x + 164, y + 98, 'MW', { size: 22, fill: soft }),
    path(dots.join(''), { stroke: '#33456B', 'stroke-width': 7.5, 'stroke-linecap': 'round' }),
    ...marks,
    path(`M${tipX + 16} ${tipY - 16}L${tipX + 42} ${tipY - 52}h30`, {
      fill: 'none',
      stroke: RED,
      'stroke-width': 2,
    }),
    rect(tipX + 50, tipY - 96, 188, 76, { rx: 10, fill: '#EAF0FB' }),
    ui.strong(tipX + 68, tipY - 67, 'Aciérie Nord', { size: 16.5, fill: '#0F1B33' }),
    ui.text(tipX + 68, tipY - 39, '14,2 MW', { size: 16, fill: '#5F6B85' }),
    ui.strong(tipX + 220, tipY - 39, '+ 18 %', { size: 16, align: 'end', fill: '#C7362D' }),
    ...[
      ['comme prévu', GREEN],
      ['à suivre', SPARK],
      ['alerte', RED],
    ].map(
      ([label = '', colour = surface], index) =>
        circle(x + 36 + index * 138, y + high - 30, 6, { fill: colour }) +
        ui.soft(x + 52 + index * 138, y + high - 25, label, { size: 15 }),
    ),
  ].join('');
}

function curves(ui: Ui, width: number): string {
  const [x, y, high] = [EDGE + 580, 96, 382];
  const wide = width - x - EDGE;
  const frame = { x: x + 64, y: y + 92, width: wide - 92, height: high - 148, min: 10, max: 50 };
  const now = frame.x + (frame.width * 17) / 24;
  const wash = ui.definitions.linear(
    [
      [0, SPARK, 0.38],
      [1, SPARK, 0],
    ],
    [0, 0, 0, 1],
  );
  let legend = x + wide - 420;
  return [
    ui.card(x, y, wide, high),
    ui.strong(x + 26, y + 44, 'Consommation', { size: 19 }),
    ...[
      ['aujourd’hui', SPARK],
      ['prévision', BLUE],
      ['jeudi dernier', '#6B7C9F'],
    ].map(([label = '', colour = '']) => {
      const at = legend;
      legend += ui.measure(label, { size: 15 }) + 56;
      return (
        path(`M${at} ${y + 39}h22`, { stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
        ui.soft(at + 32, y + 44, label, { size: 15 })
      );
    }),
    levels(ui, frame, [10, 20, 30, 40, 50], String, 14),
    line(frame, WEEK_AGO, '#56688E', { width: 2 }),
    line(frame, FORESEEN, BLUE, { width: 2.4, dash: '7 6' }),
    line({ ...frame, width: (frame.width * 17) / 24 }, TODAY, SPARK, { width: 3.6, wash }),
    path(`M${now} ${frame.y - 14}V${frame.y + frame.height}`, {
      stroke: '#EAF0FB',
      'stroke-opacity': '.5',
      'stroke-dasharray': '4 5',
    }),
    circle(now, heightOf(frame, 46.4), 11, { fill: SPARK, 'fill-opacity': '.25' }),
    circle(now, heightOf(frame, 46.4), 6, { fill: SPARK, stroke: VOLTAINE_NIGHT.surface, 'stroke-width': 2 }),
    ticks(ui, frame, ['0 h', '4 h', '8 h', '12 h', '16 h', '20 h', '24 h'], {
      onPoints: true,
      size: 14,
      drop: 30,
    }),
  ].join('');
}

function sites(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 580, 498];
  const wide = width - x - EDGE;
  return [
    ui.card(x, y, wide, 338),
    ui.strong(x + 26, y + 42, 'Sites', { size: 19 }),
    ui.text(x + wide - 26, y + 42, '1 alerte, 1 à suivre', { size: 15, align: 'end', fill: '#FFB3AF' }),
    ...SITES.slice(0, 6).map(([name, , power, change, colour], index) => {
      const top = y + 60 + index * 46;
      const past = TODAY.map(
        (value, hour) =>
          value * (0.86 + 0.14 * Math.sin(hour * (0.7 + index * 0.23) + index)) +
          (index === 0 && hour > 13 ? hour - 8 : 0),
      );
      return [
        ui.rule(x, top + 0.5, wide),
        colour === RED
          ? ui.icon(TriangleAlert, x + 25, top + 13, 20, RED, 2.1)
          : circle(x + 35, top + 23, 5, { fill: colour }),
        ui.text(x + 60, top + 29, name, { size: 16.5, face: colour === RED ? ui.theme.strong : undefined }),
        line(
          { x: x + 256, y: top + 9, width: 170, height: 28, min: 12, max: 58 },
          past,
          colour === GREEN ? BLUE : colour,
          { width: 2 },
        ),
        rect(x + 470, top + 18, 150, 8, { rx: 4, fill: '#1E2C4A' }),
        rect(x + 470, top + 18, power * 10, 8, { rx: 4, fill: colour === GREEN ? BLUE : colour }),
        ui.strong(x + wide - 124, top + 29, `${String(power).replace('.', ',')} MW`, {
          size: 16,
          align: 'end',
        }),
        ui.text(x + wide - 26, top + 29, change, {
          size: 15.5,
          align: 'end',
          fill: colour === GREEN ? ui.theme.soft : colour,
        }),
      ].join('');
    }),
  ].join('');
}
