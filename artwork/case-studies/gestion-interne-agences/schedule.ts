import { ChevronLeft, ChevronRight, DoorOpen, Plus, TriangleAlert, Users } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { ORMEVAL } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { AMBER, BRASS, column, GREEN, RED, SIDE, VIOLET } from './shell.ts';

const NAVY = '#1D4E89';
const LEFT = SIDE + 236;
const TOP = 174;
const ROW = 60;
const FIRST = 8;
const HOURS = 11;
const NOW = 11.35;

/** Slots of a line: start, end, words, colour. */
type Slot = readonly [number, number, string, string];

const PEOPLE: readonly (readonly [string, string, string, readonly Slot[]])[] = [
  [
    'Thomas Rivet',
    'TR',
    'Guichet',
    [
      [8.5, 12.5, 'Guichet 1', GREEN],
      [13.5, 17.5, 'Guichet 1', GREEN],
    ],
  ],
  [
    'Lise Morvan',
    'LM',
    'Conseillère',
    [
      [9, 10, 'Client', NAVY],
      [10.25, 11.75, 'Crédit habitat', NAVY],
      [13.5, 14.5, 'Client', NAVY],
      [15, 17, 'À distance', VIOLET],
    ],
  ],
  [
    'Amir Kadri',
    'AK',
    'Conseiller',
    [
      [8.5, 10.5, 'Formation', BRASS],
      [11, 12, 'Client', NAVY],
      [14, 15.5, 'Professionnels', NAVY],
      [16, 17.5, 'Rendez-vous', NAVY],
    ],
  ],
  [
    'Maud Beral',
    'MB',
    'Directrice',
    [
      [9, 9.75, 'Point', AMBER],
      [10, 12, 'Comité réseau', AMBER],
      [14.5, 16, 'Entretiens', AMBER],
    ],
  ],
  [
    'Jonas Peyre',
    'JP',
    'Remplaçant',
    [
      [12.5, 13.5, 'Relève', GREEN],
      [13.5, 18, 'Accueil', GREEN],
    ],
  ],
];

const ROOMS: readonly (readonly [string, string, readonly Slot[]])[] = [
  [
    'Salon Orme',
    '4 places',
    [
      [9, 10, 'Morvan', NAVY],
      [10.25, 11.75, 'Morvan', NAVY],
      [14, 15.5, 'Kadri', NAVY],
    ],
  ],
  [
    'Salon Tilleul',
    '6 places',
    [
      [9, 9.75, 'Point', AMBER],
      [11, 12, 'Kadri', NAVY],
      [13.5, 14.5, 'Morvan', NAVY],
      [14.5, 16, 'Beral', AMBER],
    ],
  ],
  [
    'Salle du haut',
    '14 places',
    [
      [8.5, 10.5, 'Formation', BRASS],
      [10, 12, 'Comité réseau', RED],
    ],
  ],
  ['Cabine vidéo', '2 places', [[15, 17, 'Morvan', VIOLET]]],
];

/** A day of one branch: who is where, which room is taken. */
export function schedule(): Screen {
  return onStage({ seed: 'schedule', ground: 'paper', light: [60, 120], theme: ORMEVAL }, (ui) =>
    browser(
      ui,
      { x: 70, y: 52, width: 1460, height: 896 },
      'reseau.ormeval.example/plannings',
      (width, height) => [column(ui, height, 'Plannings'), header(ui, width), board(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line, soft, tint, accent } = ui.theme;
  const x = SIDE + 30;
  return [
    ui.heading(x, 64, 'Jeudi 11 juin', { size: 28 }),
    button(ui, x + 204, 38, 38, 38, '', { line, icon: ChevronLeft, ink: soft }),
    button(ui, x + 250, 38, 38, 38, '', { line, icon: ChevronRight, ink: soft }),
    rect(x + 312, 38, 266, 38, { rx: 3, fill: '#FFFFFF', stroke: line }),
    ui.fill(x + 313, 39, 88, 36, tint),
    ui.text(x + 357, 63, 'Jour', { align: 'middle', fill: accent, face: ui.theme.strong }),
    ui.soft(x + 446, 63, 'Semaine', { align: 'middle' }),
    ui.soft(x + 538, 63, 'Mois', { align: 'middle' }),
    rect(width - 482, 38, 246, 38, { rx: 3, fill: thin(RED, 0.1) }),
    ui.icon(TriangleAlert, width - 466, 47, 19, RED, 2),
    ui.text(width - 438, 62, 'Salle du haut : doublon', { size: 15, fill: RED }),
    button(ui, width - 220, 36, 190, 42, 'Réserver', { icon: Plus, size: 15.5 }),
  ].join('');
}

function board(ui: Ui, width: number): string {
  const { line, faint } = ui.theme;
  const x = SIDE + 30;
  const right = width - 30;
  const hour = (right - LEFT) / HOURS;
  const at = (time: number) => LEFT + (time - FIRST) * hour;
  const rooms = TOP + PEOPLE.length * ROW + 52;
  const foot = rooms + ROOMS.length * ROW;
  const slots = (list: readonly Slot[], y: number) =>
    list
      .map(([from, to, words, colour]) => {
        const isDouble = words === 'Comité réseau' && colour === RED;
        const [left, wide] = [at(from) + 2, (to - from) * hour - 4];
        return (
          rect(left, y + (isDouble ? 22 : 9), wide, ROW - (isDouble ? 28 : 18), {
            rx: 3,
            fill: thin(colour, 0.17),
            stroke: isDouble ? RED : undefined,
          }) +
          ui.fill(left, y + (isDouble ? 22 : 9), 4, ROW - (isDouble ? 28 : 18), colour) +
          ui.text(left + 13, y + (isDouble ? 43 : 35), words, { size: 15 })
        );
      })
      .join('');
  const group = (icon: typeof Users, label: string, note: string, y: number) =>
    ui.fill(x, y - 52, right - x, 52, '#EDF1F6') +
    ui.icon(icon, x + 16, y - 36, 20, ui.theme.accent) +
    ui.strong(x + 46, y - 21, label, { size: 16 }) +
    ui.soft(LEFT - 16, y - 21, note, { size: 14.5, align: 'end' });
  const hours = Array.from({ length: HOURS }, (_, index) => index + FIRST);
  return [
    rect(x, TOP - 52, right - x, foot - TOP + 52, { fill: '#FFFFFF', stroke: line }),
    group(Users, 'Équipe', '5 présents', TOP),
    group(DoorOpen, 'Salles', '4', rooms),
    ...hours.map((value) => ui.soft(at(value) + 6, TOP - 20, `${value} h`, { size: 14.5 })),
    ui.fill(at(12.5), TOP, hour, PEOPLE.length * ROW, '#F6F8FB'),
    path(hours.map((value) => `M${Math.round(at(value))}.5 ${TOP - 52}V${foot}`).join(''), { stroke: line }),
    path(
      [...PEOPLE.keys()].map((row) => `M${x} ${TOP + row * ROW}.5H${right}`).join('') +
        [...ROOMS.keys()].map((row) => `M${x} ${rooms + row * ROW}.5H${right}`).join(''),
      { stroke: line },
    ),
    ...PEOPLE.map(([name, initials, role, list], index) => {
      const y = TOP + index * ROW;
      return (
        avatar(ui, x + 34, y + 30, 17, initials, [GREEN, VIOLET, NAVY, RED, BRASS][index] ?? NAVY) +
        ui.strong(x + 64, y + 27, name, { size: 15.5 }) +
        ui.soft(x + 64, y + 47, role, { size: 14 }) +
        slots(list, y)
      );
    }),
    ...ROOMS.map(([name, places, list], index) => {
      const y = rooms + index * ROW;
      return (
        ui.strong(x + 20, y + 27, name, { size: 15.5 }) +
        ui.soft(x + 20, y + 47, places, { size: 14 }) +
        slots(list, y)
      );
    }),
    path(`M${at(NOW)} ${TOP - 6}V${foot}`, { stroke: RED, 'stroke-width': 2 }),
    circle(at(NOW), TOP - 6, 5, { fill: RED }),
    ...[
      ['Guichet', GREEN],
      ['Conseil', NAVY],
      ['À distance', VIOLET],
      ['Réunion', AMBER],
      ['Formation', BRASS],
    ].map(
      ([label = '', colour = faint], index) =>
        ui.fill(x + index * 128, foot + 26, 14, 14, colour, 3) +
        ui.soft(x + 22 + index * 128, foot + 38, label, { size: 15 }),
    ),
  ].join('');
}
