import { ArrowRight, CalendarDays, Clock, type IconNode, MapPin, Newspaper, Utensils } from 'lucide';
import { path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { TESSANDRE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { school } from './school.ts';

const EDGE = 56;
export const MARIGOLD = '#F0A72E';
const HEAD = 84;

const ENTRIES = ['L’école', 'Collège', 'Lycée', 'Internat', 'Inscriptions', 'Nous trouver'] as const;

/** What the school offers: name, classes, a sentence in two lines, colour. */
const LEVELS: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Collège',
    'de la 6e à la 3e',
    'Vingt-quatre élèves par classe,',
    'étude surveillée jusqu’à 18 h.',
    '#2F6FA8',
  ],
  [
    'Lycée',
    'de la 2de à la terminale',
    'Neuf spécialités, un professeur',
    'référent pour chaque élève.',
    '#C9503F',
  ],
  [
    'Internat',
    'du lundi au vendredi',
    'Quarante places, des chambres',
    'de deux, le théâtre le mardi.',
    '#3F8F5B',
  ],
];

const NEWS: readonly (readonly [IconNode, string, string])[] = [
  [Newspaper, 'Les 4e exposent leurs cartes', 'hier'],
  [Utensils, 'Menus du 9 au 13 mars', 'lundi'],
  [CalendarDays, 'Conseils de classe : les dates', 'le 27 février'],
];

/** The front page of the school's site. */
export function front(): Screen {
  return onStage({ seed: 'school-front', ground: 'ink', light: [1500, 60], theme: TESSANDRE }, (ui) =>
    browser(ui, { x: 64, y: 46, width: 1472, height: 908 }, 'www.tessandre.example', (width, height) =>
      [
        header(ui, width),
        `<g transform="translate(0 ${HEAD})">${school(ui)}</g>`,
        welcome(ui),
        openDay(ui, width),
        ...LEVELS.map((_, index) => level(ui, index)),
        news(ui, width, height),
      ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  let x = 400;
  return [
    ui.fill(0, 0, width, HEAD, '#FFFFFF'),
    logo('ecole-tessandre', EDGE, 22, 40, TESSANDRE.accent),
    ui.heading(EDGE + 56, 52, 'École Tessandre', { size: 28 }),
    ...ENTRIES.map((label, index) => {
      const at = x;
      x += ui.measure(label, { size: 17 }) + 34;
      return (
        ui.text(at, 49, label, { size: 17, fill: index === 0 ? TESSANDRE.accent : undefined }) +
        (index === 0 ? rect(at, 60, ui.measure(label, { size: 17 }), 3, { rx: 1.5, fill: MARIGOLD }) : '')
      );
    }),
    button(ui, width - EDGE - 190, 18, 190, 48, 'Portes ouvertes', {
      fill: MARIGOLD,
      ink: TESSANDRE.ink,
      size: 17,
      radius: 24,
    }),
  ].join('');
}

function welcome(ui: Ui): string {
  const top = HEAD + 112;
  return [
    ui.heading(EDGE, top, 'Ici, chacun connaît', { size: 52, fill: '#FFFFFF' }),
    ui.heading(EDGE, top + 58, 'votre prénom', { size: 52, fill: '#FFFFFF' }),
    ui.text(EDGE, top + 104, 'Collège, lycée et internat, au bord du canal.', { size: 20, fill: '#DCEAF0' }),
    button(ui, EDGE, top + 136, 218, 54, 'Visiter l’école', {
      fill: '#FFFFFF',
      ink: TESSANDRE.ink,
      size: 18,
      radius: 27,
    }),
    ui.strong(EDGE + 250, top + 170, 'Inscrire mon enfant', { size: 18, fill: '#FFFFFF' }),
    ui.icon(ArrowRight, EDGE + 428, top + 152, 24, MARIGOLD, 2.4),
  ].join('');
}

function openDay(ui: Ui, width: number): string {
  const [x, y, wide, high] = [EDGE, HEAD + 346, width - 2 * EDGE, 124];
  return [
    rect(x + 2, y + 6, wide, high, { rx: 16, fill: '#0B2433', 'fill-opacity': '.14' }),
    rect(x, y, wide, high, { rx: 16, fill: '#FFFFFF' }),
    rect(x + 24, y + 20, 84, 84, { rx: 12, fill: thin(MARIGOLD, 0.2) }),
    ui.heading(x + 66, y + 66, '14', { size: 42, align: 'middle', fill: '#8A5A0C' }),
    ui.strong(x + 66, y + 91, 'mars', { size: 17, align: 'middle', fill: '#8A5A0C' }),
    ui.heading(x + 136, y + 56, 'Portes ouvertes, samedi', { size: 30 }),
    ui.icon(Clock, x + 136, y + 75, 22, TESSANDRE.accent, 2),
    ui.soft(x + 166, y + 92, 'de 9 h à 12 h 30', { size: 18 }),
    ui.icon(MapPin, x + 336, y + 75, 22, TESSANDRE.accent, 2),
    ui.soft(x + 366, y + 92, 'rendez-vous dans la cour', { size: 18 }),
    ui.strong(x + wide - 270, y + 56, '38 places à 10 h', { size: 18, align: 'end', fill: '#3F8F5B' }),
    ui.soft(x + wide - 270, y + 86, '12 à 11 h, complet à 9 h', { size: 17, align: 'end' }),
    button(ui, x + wide - 240, y + 34, 212, 56, 'S’inscrire', { size: 20, radius: 28 }),
  ].join('');
}

function level(ui: Ui, index: number): string {
  const [name, classes, first, second, colour] = LEVELS[index] ?? ['', '', '', '', ''];
  const [wide, high] = [292, 250];
  const [x, y] = [EDGE + index * (wide + 22), HEAD + 506];
  return [
    rect(x, y, wide, high, { rx: 14, fill: '#FFFFFF', stroke: TESSANDRE.line }),
    path(`M${x} ${y + 14}a14 14 0 0 1 14-14h${wide - 28}a14 14 0 0 1 14 14v66h${-wide}z`, { fill: colour }),
    ui.heading(x + 22, y + 53, name, { size: 32, fill: '#FFFFFF' }),
    ui.strong(x + 22, y + 118, classes, { size: 17, fill: colour }),
    ui.text(x + 22, y + 152, first, { size: 17 }),
    ui.text(x + 22, y + 178, second, { size: 17 }),
    ui.strong(x + 22, y + 222, 'En savoir plus', { size: 16.5, fill: TESSANDRE.accent }),
    ui.icon(ArrowRight, x + 136, y + 206, 20, TESSANDRE.accent, 2.2),
  ].join('');
}

function news(ui: Ui, width: number, height: number): string {
  const x = EDGE + 3 * 314 + 12;
  const top = HEAD + 506;
  const wide = width - EDGE - x;
  return [
    ui.heading(x, top + 30, 'Cette semaine', { size: 28 }),
    ...NEWS.map(([icon, title, day], index) => {
      const y = top + 54 + index * 66;
      return [
        path(`M${x} ${y}.5h${wide}`, { stroke: TESSANDRE.line }),
        rect(x, y + 12, 42, 42, { rx: 10, fill: TESSANDRE.tint }),
        ui.icon(icon, x + 10, y + 22, 22, TESSANDRE.accent, 2),
        ui.strong(x + 58, y + 31, title, { size: 17 }),
        ui.soft(x + 58, y + 53, day, { size: 15.5 }),
      ].join('');
    }),
    ui.fill(0, height - 14, width, 14, TESSANDRE.accent),
  ].join('');
}
