import { ChevronDown, Download, TrendingUp } from 'lucide';
import { path, rect } from '../../svg.ts';
import { columns, heightOf, levels, line, places, ticks } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, progress, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HORALUNE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 36;
const GOOD = '#1F9D8B';
const BAD = '#D8543F';
const TABS = ['Agenda', 'Clients', 'Activité', 'Équipe', 'Réglages'] as const;

const FIGURES = [
  ['Recettes du mois', '12 480 €', '+ 8 %', true],
  ['Taux de remplissage', '78 %', '+ 5 pts', true],
  ['Nouveaux clients', '34', '+ 6', true],
  ['Rendez-vous manqués', '9', '+ 2', false],
] as const;

const THIS_YEAR = [2360, 2710, 2480, 3050, 2890, 3240, 2120, 2960, 3390, 2980, 3120, 2990];
const LAST_YEAR = [2190, 2340, 2420, 2600, 2710, 2680, 2380, 2590, 2840, 2930, 2870, 3020];

/** Share of the slots that were booked, by day and by part of the day. */
const OCCUPANCY = [
  [62, 81, 44, 88, 95, 90],
  [58, 74, 39, 79, 86, 71],
  [91, 86, 68, 83, 89, 78],
  [72, 94, 57, 90, 97, 82],
  [66, 88, 49, 76, 92, 64],
  [98, 90, 83, 72, 61, 0],
] as const;

const SERVICES = [
  ['Bilan postural', 5460, 84, '#4A50D6'],
  ['Massage', 3010, 43, '#C2488F'],
  ['Suivi sportif', 2310, 42, '#E0793B'],
  ['Première visite', 1120, 14, '#1F9D8B'],
  ['Atelier dos', 580, 4, '#8C90B5'],
] as const;

/** The month of a practice in figures. */
export function dashboard(): Screen {
  return onStage({ seed: 'activity', ground: 'ink', light: [120, -40], theme: HORALUNE }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'app.horalune.example/activite', (width) =>
      [
        header(ui, width),
        ...FIGURES.map((figure, index) => tile(ui, EDGE + index * 346, 172, 330, figure)),
        revenue(ui, EDGE, 318, 848, 512),
        occupancy(ui, EDGE + 868, 318, width - EDGE * 2 - 868, 276),
        services(ui, EDGE + 868, 614, width - EDGE * 2 - 868, 216),
      ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, soft, line } = ui.theme;
  let x = 210;
  const tabs = TABS.map((label) => {
    const isHere = label === 'Activité';
    const at = x;
    const wide = ui.measure(label, { size: 16, face: isHere ? ui.theme.strong : undefined });
    x += wide + 38;
    return (
      ui.text(at, 42, label, { face: isHere ? ui.theme.strong : undefined, fill: isHere ? accent : soft }) +
      (isHere ? ui.fill(at, 61, wide, 4, accent, 2) : '')
    );
  });
  return [
    ui.fill(0, 0, width, 65, '#FFFFFF'),
    path(`M0 65.5H${width}`, { stroke: line }),
    logo('horalune', EDGE, 20, 26, accent),
    ui.heading(EDGE + 36, 42, 'Horalune', { size: 21 }),
    ...tabs,
    avatar(ui, width - 56, 33, 19, 'IC', accent),
    ui.heading(EDGE, 130, 'Activité', { size: 32 }),
    ui.soft(EDGE + 144, 129, 'Cabinet Élan, quatre praticiens', { size: 17 }),
    button(ui, width - 412, 100, 200, 42, 'Juin 2026', { line, icon: ChevronDown }),
    button(ui, width - 196, 100, 160, 42, 'Exporter', { icon: Download }),
  ].join('');
}

function tile(
  ui: Ui,
  x: number,
  y: number,
  width: number,
  [name, value, change, isGood]: (typeof FIGURES)[number],
): string {
  const colour = isGood ? GOOD : BAD;
  const wide = ui.measure(change, { size: 15, face: ui.theme.strong }) + 46;
  return (
    ui.card(x, y, width, 126, { rx: 12 }) +
    ui.soft(x + 22, y + 38, name) +
    ui.heading(x + 22, y + 92, value, { size: 36 }) +
    rect(x + width - wide - 20, y + 66, wide, 32, { rx: 16, fill: thin(colour, 0.13) }) +
    ui.icon(TrendingUp, x + width - wide - 8, y + 73, 18, colour, 2) +
    ui.strong(x + width - 32, y + 88, change, { size: 15, align: 'end', fill: colour })
  );
}

function revenue(ui: Ui, x: number, y: number, width: number, height: number): string {
  const { accent, faint, surface } = ui.theme;
  const frame = { x: x + 84, y: y + 92, width: width - 112, height: height - 146, max: 4000 };
  const step = frame.width / THIS_YEAR.length;
  const spots = { ...frame, x: frame.x + step / 2, width: frame.width - step };
  const [tipX, tipY] = [spots.x + 8 * step, heightOf(frame, 3390)];
  return [
    ui.card(x, y, width, height, { rx: 12 }),
    ui.strong(x + 24, y + 42, 'Recettes par semaine', { size: 19 }),
    ui.fill(x + width - 306, y + 29, 14, 14, accent, 4),
    ui.soft(x + width - 284, y + 41, '2026', { size: 15 }),
    path(`M${x + width - 220} ${y + 36}h24`, {
      stroke: '#E0793B',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    ui.soft(x + width - 186, y + 41, 'même semaine 2025', { size: 15 }),
    levels(
      ui,
      frame,
      [0, 1000, 2000, 3000, 4000],
      (value) => (value === 0 ? '0' : `${value / 1000} 000`),
      14,
    ),
    columns(
      frame,
      THIS_YEAR.map((value, index) => (index === 8 ? 0 : value)),
      { fill: '#C3C6F5' },
      0.42,
      6,
    ),
    columns(
      frame,
      THIS_YEAR.map((value, index) => (index === 8 ? value : 0)),
      { fill: accent },
      0.42,
      6,
    ),
    line(spots, LAST_YEAR, '#E0793B', { width: 3 }),
    path(
      places(spots, LAST_YEAR)
        .map(([cx, cy]) => `M${cx.toFixed(1)} ${cy.toFixed(1)}h0`)
        .join(''),
      {
        stroke: '#E0793B',
        'stroke-width': 9,
        'stroke-linecap': 'round',
      },
    ),
    ticks(
      ui,
      frame,
      THIS_YEAR.map((_, index) => `S${15 + index}`),
      { size: 14, drop: 28 },
    ),
    rect(tipX - 78, tipY - 74, 156, 62, { rx: 9, fill: '#1E2145' }),
    path(`M${tipX - 8} ${tipY - 13}h16l-8 8z`, { fill: '#1E2145' }),
    ui.text(tipX, tipY - 49, 'Semaine 23', { size: 14, align: 'middle', fill: faint }),
    ui.strong(tipX, tipY - 25, '3 390 €', { size: 19, align: 'middle', fill: surface }),
  ].join('');
}

function occupancy(ui: Ui, x: number, y: number, width: number, height: number): string {
  const hours = ['9 h', '10 h', '11 h', '14 h', '16 h', '18 h'];
  const [left, top] = [x + 66, y + 92];
  const [wide, high] = [(width - 90) / 6, (height - 112) / 6];
  const days = ['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.'];
  return [
    ui.card(x, y, width, height, { rx: 12 }),
    ui.strong(x + 24, y + 42, 'Remplissage', { size: 19 }),
    ui.soft(x + width - 24, y + 42, 'quatre semaines', { size: 15, align: 'end' }),
    ...hours.map((hour, row) =>
      ui.soft(left - 10, top + row * high + high / 2 + 5, hour, { size: 14, align: 'end' }),
    ),
    ...days.map((day, column) =>
      ui.soft(left + (column + 0.5) * wide, y + 80, day, { size: 14, align: 'middle' }),
    ),
    ...OCCUPANCY.flatMap((shares, row) =>
      shares.map((share, column) =>
        ui.fill(
          left + column * wide + 2,
          top + row * high + 2,
          wide - 4,
          high - 4,
          thin('#4A50D6', Math.max(0.05, (Math.max(0, share - 25) / 75) ** 1.6)),
          5,
        ),
      ),
    ),
  ].join('');
}

function services(ui: Ui, x: number, y: number, width: number, height: number): string {
  const rows = SERVICES.slice(0, 4).map(([name, amount, count, colour], index) => {
    const at = y + 72 + index * 37;
    return (
      ui.text(x + 24, at, name, { size: 15 }) +
      progress(ui, x + 158, at - 9, 150, amount / 5800, { colour, height: 8 }) +
      ui.soft(x + 366, at, String(count), { size: 15, align: 'end' }) +
      ui.strong(
        x + width - 24,
        at,
        `${Math.floor(amount / 1000)} ${String(amount % 1000).padStart(3, '0')} €`,
        { size: 15, align: 'end' },
      )
    );
  });
  return [
    ui.card(x, y, width, height, { rx: 12 }),
    ui.strong(x + 24, y + 40, 'Soins les plus demandés', { size: 18 }),
    ...rows,
  ].join('');
}
