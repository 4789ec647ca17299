import { ChevronLeft, ChevronRight, Plus } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { arc } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { SPARK, VOLTAINE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 34;
const DONE = '#12A070';

/** Modules: name, length, colour, share done. */
const MODULES = [
  ['TypeScript', '3 jours', '#1767E8', 1],
  ['Tests', '2 jours', '#12A070', 1],
  ['React', '4 jours', '#7A4FE0', 0.6],
  ['API et données', '3 jours', '#E0762B', 0],
  ['Conteneurs', '2 jours', '#D0408E', 0],
] as const;

/** Sessions of the month: module, row of weeks, first day, days, what, group. */
const SESSIONS: readonly (readonly [number, number, number, number, string, 0 | 1])[] = [
  [0, 0, 0, 2, 'TypeScript, groupe A', 0],
  [0, 0, 2, 1, 'Atelier', 0],
  [1, 1, 0, 2, 'Tests, groupe A', 0],
  [0, 1, 1, 2, 'TypeScript, groupe B', 1],
  [2, 1, 3, 2, 'React, partie 1', 0],
  [2, 2, 1, 2, 'React, partie 2', 0],
  [1, 2, 2, 2, 'Tests, groupe B', 1],
  [3, 3, 0, 3, 'API et données, groupe A', 0],
  [2, 3, 3, 2, 'React, groupe B', 1],
  [4, 4, 0, 2, 'Conteneurs', 0],
];

const TODAY = 16;

const PEOPLE = [
  ['Aline Berger', 'AB', [2, 2, 1, 0, 0]],
  ['Bilal Nasri', 'BN', [2, 2, 2, 0, 0]],
  ['Claire Dumas', 'CD', [2, 2, 1, 0, 0]],
  ['Étienne Lor', 'EL', [2, 1, 1, 0, 0]],
  ['Farah Sellam', 'FS', [2, 2, 2, 0, 0]],
  ['Hugo Mercier', 'HM', [2, 0, 0, 0, 0]],
] as const;

/** A month of training, and how far each developer has come. */
export function trainingCalendar(): Screen {
  return onStage({ seed: 'training', ground: 'paper', light: [1580, 640], theme: VOLTAINE }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'formation.voltaine.example/juin', (width) =>
      [
        header(ui, width),
        ...MODULES.map((_, index) => moduleCard(ui, index, width)),
        month(ui),
        progressTable(ui, width),
      ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { ink, line, soft } = ui.theme;
  return [
    ui.fill(0, 0, width, 64, ink),
    logo('voltaine', EDGE, 19, 28, SPARK),
    ui.strong(EDGE + 42, 40, 'Voltaine', { size: 19, fill: '#FFFFFF' }),
    ui.text(EDGE + 146, 40, 'Formation', { fill: '#9DB0D3' }),
    avatar(ui, width - EDGE - 20, 32, 19, 'CD', SPARK),
    ui.heading(EDGE, 122, 'Parcours développeurs', { size: 29 }),
    button(ui, width - 560, 92, 42, 42, '', { line, icon: ChevronLeft, ink: soft }),
    ui.strong(width - 438, 119, 'Juin 2026', { size: 17.5, align: 'middle' }),
    button(ui, width - 358, 92, 42, 42, '', { line, icon: ChevronRight, ink: soft }),
    button(ui, width - 230, 92, 196, 42, 'Séance', { icon: Plus }),
  ].join('');
}

function moduleCard(ui: Ui, index: number, width: number): string {
  const [name, length, colour, share] = MODULES[index] ?? ['', '', '', 0];
  const wide = (width - 2 * EDGE - 4 * 16) / 5;
  const [x, y] = [EDGE + index * (wide + 16), 154];
  return [
    ui.card(x, y, wide, 92),
    arc(x + 48, y + 46, 26, 0, 1, { stroke: thin(colour, 0.18), 'stroke-width': 7 }),
    share
      ? arc(x + 48, y + 46, 26, 0, share, { stroke: colour, 'stroke-width': 7, 'stroke-linecap': 'round' })
      : '',
    ui.strong(x + 48, y + 51, share ? `${share * 100}` : '0', { size: 14.5, align: 'middle' }),
    ui.strong(x + 94, y + 43, name, { size: 17 }),
    ui.soft(x + 94, y + 67, length, { size: 15 }),
  ].join('');
}

function month(ui: Ui): string {
  const { accent, faint, line, soft } = ui.theme;
  const [x, y, wide, head] = [EDGE, 266, 872, 40];
  const [day, week] = [wide / 5, 107];
  const numbers = Array.from({ length: 25 }, (_, index) => {
    const value = 1 + (index % 5) + Math.floor(index / 5) * 7;
    const date = value > 30 ? value - 30 : value;
    const [at, top] = [x + (index % 5) * day, y + head + Math.floor(index / 5) * week];
    const isToday = value === TODAY;
    return (
      (isToday ? circle(at + 22, top + 20, 15, { fill: accent }) : '') +
      ui.text(at + 22, top + 25, String(date), {
        size: 15,
        align: 'middle',
        fill: isToday ? '#FFFFFF' : value > 30 ? faint : ui.theme.ink,
      })
    );
  });
  const sessions = SESSIONS.map(([module, row, from, days, what, lane]) => {
    const colour = MODULES[module]?.[2] ?? accent;
    const isPast = row < 2 || (row === 2 && from === 0);
    const [at, top] = [x + from * day + 6, y + head + row * week + 40 + lane * 32];
    return (
      rect(at, top, days * day - 12, 28, { rx: 7, fill: isPast ? thin(colour, 0.2) : colour }) +
      ui.strong(at + 12, top + 20, what, { size: 14.5, fill: isPast ? ui.theme.ink : '#FFFFFF' })
    );
  });
  return [
    rect(x, y, wide, head + 5 * week, { rx: 10, fill: '#FFFFFF', stroke: line }),
    ...['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'].map((label, index) =>
      ui.text(x + (index + 0.5) * day, y + 26, label, { size: 15, align: 'middle', fill: soft }),
    ),
    path(
      [0, 1, 2, 3, 4].map((row) => `M${x} ${y + head + row * week}.5h${wide}`).join('') +
        [1, 2, 3, 4].map((column) => `M${Math.round(x + column * day)}.5 ${y + head}v${5 * week}`).join(''),
      { stroke: line },
    ),
    ...numbers,
    ...sessions,
  ].join('');
}

function progressTable(ui: Ui, width: number): string {
  const { accent } = ui.theme;
  const x = EDGE + 892;
  const wide = width - x - EDGE;
  const step = 42;
  const left = x + wide - 24 - 4.5 * step;
  return [
    ui.card(x, 266, wide, 420),
    ui.strong(x + 24, 306, 'Groupe A', { size: 18 }),
    ui.soft(x + 116, 306, '6 personnes', { size: 15 }),
    ...MODULES.map(([, , colour], index) => circle(left + index * step, 337, 6, { fill: colour })),
    ...PEOPLE.map(([name, initials, states], row) => {
      const y = 362 + row * 53;
      return [
        ui.rule(x, y + 0.5, wide),
        avatar(ui, x + 42, y + 27, 17, initials, accent),
        ui.text(x + 70, y + 32, name, { size: 15.5 }),
        ...states.map((state, index) => {
          const cx = left + index * step;
          if (state === 0)
            return circle(cx, y + 27, 9, { fill: '#FFFFFF', stroke: '#C7D1E0', 'stroke-width': 2 });
          if (state === 1)
            return (
              circle(cx, y + 27, 9, { fill: '#FFFFFF', stroke: accent, 'stroke-width': 2 }) +
              path(`M${cx} ${y + 18}a9 9 0 0 1 0 18z`, { fill: accent })
            );
          return (
            circle(cx, y + 27, 10, { fill: DONE }) +
            path(`M${cx - 4.5} ${y + 27}l3.2 3.4 6-6.6`, {
              fill: 'none',
              stroke: '#FFFFFF',
              'stroke-width': 2,
              'stroke-linecap': 'round',
            })
          );
        }),
      ].join('');
    }),
    rect(x, 706, wide, 135, { rx: 10, fill: ui.theme.ink }),
    ui.text(x + 24, 742, 'Prochaine séance', { size: 15, fill: '#9DB0D3' }),
    ui.strong(x + 24, 772, 'React, partie 2', { size: 20, fill: '#FFFFFF' }),
    ui.text(x + 24, 799, 'Aujourd’hui, 9 h 30, salle Ampère', { size: 15.5, fill: '#C9D6EE' }),
    rect(x + 24, 815, wide - 48, 6, { rx: 3, fill: '#2A3A5C' }),
    rect(x + 24, 815, (wide - 48) * 0.5, 6, { rx: 3, fill: SPARK }),
  ].join('');
}
