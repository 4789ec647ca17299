import {
  BookOpen,
  CalendarDays,
  ChartSpline,
  House,
  type LucideIcon,
  Mail,
  Paperclip,
  Utensils,
} from 'lucide-react';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, checkbox, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { TESSANDRE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

const EDGE = 34;
const TOP = 182;
const HOUR = 78;
const PANEL = 388;
const MARIGOLD = '#F0A72E';

/** Lessons: day, first hour, length, subject, room, note. */
const LESSONS: readonly (readonly [number, number, number, SubjectName, string, string?])[] = [
  [0, 8, 1, 'french', '204'],
  [0, 9, 1, 'maths', '112'],
  [0, 10, 2, 'physics', 'Labo 1'],
  [0, 14, 1, 'english', '208'],
  [0, 15, 1, 'history', '201'],
  [1, 8, 2, 'sport', 'Gymnase'],
  [1, 10, 1, 'history', '201'],
  [1, 11, 1, 'french', '204'],
  [1, 13, 1, 'maths', '112'],
  [1, 14, 2, 'art', 'Atelier'],
  [2, 9, 1, 'english', '208'],
  [2, 10, 1, 'maths', '112', 'contrôle'],
  [2, 11, 1, 'science', 'Labo 2'],
  [3, 8, 1, 'maths', '112'],
  [3, 9, 1, 'english', '208', 'absent'],
  [3, 10, 2, 'french', '204'],
  [3, 13, 1, 'music', 'Salle 3'],
  [3, 14, 2, 'science', 'Labo 2'],
  [4, 8, 1, 'history', '201'],
  [4, 9, 2, 'french', 'CDI', 'exposé'],
  [4, 11, 1, 'physics', '110'],
  [4, 13, 1, 'english', '208'],
  [4, 14, 1, 'maths', '112'],
];

const DAYS = ['Lundi 8', 'Mardi 9', 'Mercredi 10', 'Jeudi 11', 'Vendredi 12'] as const;
const TODAY = 3;

const HOMEWORK: readonly (readonly [
  string,
  readonly (readonly [SubjectName, string, string, boolean, boolean])[],
])[] = [
  [
    'Pour demain',
    [
      ['french', 'Préparer l’exposé', 'trois minutes à deux', true, true],
      ['maths', 'Exercices 24 et 26', 'page 188', true, false],
      ['physics', 'Finir le schéma', 'circuit en dérivation', false, true],
    ],
  ],
  [
    'Lundi 15 juin',
    [
      ['history', 'Lire le chapitre 9', 'l’Europe au XIXe siècle', false, false],
      ['english', 'Vocabulaire : at the station', '20 mots', false, true],
    ],
  ],
];

/** The week of a pupil and the homework. */
export function timetable(): Screen {
  return onStage({ seed: 'timetable', ground: 'ink', light: [1500, 900], theme: TESSANDRE }, (ui) =>
    browser(ui, { x: 64, y: 46, width: 1472, height: 908 }, 'eleves.tessandre.example', (width, height) =>
      [header(ui, width), grid(ui, width, height), homework(ui, width, height)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const entries: readonly (readonly [LucideIcon, string])[] = [
    [House, 'Accueil'],
    [CalendarDays, 'Semaine'],
    [BookOpen, 'Cahier'],
    [ChartSpline, 'Notes'],
    [Mail, 'Messages'],
  ];
  let x = 380;
  return [
    ui.fill(0, 0, width, 74, TESSANDRE.accent),
    logo('ecole-tessandre', EDGE, 20, 34, MARIGOLD),
    ui.heading(EDGE + 50, 46, 'École Tessandre', { size: 25, fill: '#FFFFFF' }),
    ...entries.map(([icon, label]) => {
      const isHere = label === 'Semaine';
      const at = x;
      const wide = ui.measure(label, { size: 16.5 }) + 62;
      x += wide + 6;
      return (
        (isHere ? rect(at, 15, wide, 44, { rx: 22, fill: '#17465E' }) : '') +
        ui.icon(icon, at + 18, 27, 20, isHere ? MARIGOLD : '#BBD5E2', 2) +
        ui.text(at + 46, 43, label, { size: 16.5, fill: isHere ? '#FFFFFF' : '#D5E6EE' })
      );
    }),
    ui.text(width - 92, 44, 'Nina Rousseau, 4e B', { size: 16, align: 'end', fill: '#FFFFFF' }),
    circle(width - 56, 37, 22, { fill: '#FFFFFF' }),
    avatar(ui, width - 56, 37, 20, 'NR', MARIGOLD),
  ].join('');
}

function grid(ui: Ui, width: number, height: number): string {
  const { line, soft, faint } = ui.theme;
  const left = EDGE + 52;
  const day = (width - PANEL - 30 - left) / DAYS.length;
  const yOf = (hour: number) => TOP + (hour - 8) * HOUR;
  const hours = Array.from({ length: 9 }, (_, index) => 8 + index);
  return [
    ui.heading(EDGE, 120, 'Ma semaine', { size: 31 }),
    ui.soft(EDGE + 176, 119, 'semaine B, 29 heures de cours', { size: 16.5 }),
    rect(left + TODAY * day, 138, day, height, { fill: thin(MARIGOLD, 0.13, TESSANDRE.ground) }),
    ...DAYS.map((label, index) =>
      ui.strong(left + (index + 0.5) * day, 168, label, {
        size: 16.5,
        align: 'middle',
        fill: index === TODAY ? '#9A6410' : undefined,
      }),
    ),
    path(hours.map((hour) => `M${left} ${yOf(hour)}.5h${day * 5}`).join(''), { stroke: line }),
    ...hours
      .slice(0, 8)
      .map((hour) =>
        ui.text(left - 12, yOf(hour) + 6, `${hour} h`, { size: 14.5, align: 'end', fill: faint }),
      ),
    ...DAYS.flatMap((_, index) =>
      index === 2
        ? []
        : [
            rect(left + index * day + 5, yOf(12) + 4, day - 10, (index === 0 ? 2 : 1) * HOUR - 8, {
              rx: 8,
              fill: 'none',
              stroke: '#CBD0CB',
              'stroke-dasharray': '6 6',
              'stroke-width': 1.5,
            }) +
              ui.icon(
                Utensils,
                left + (index + 0.5) * day - 11,
                yOf(12) + ((index === 0 ? 2 : 1) * HOUR) / 2 - 11,
                22,
                faint,
              ),
          ],
    ),
    ...LESSONS.map(([at, hour, length, subject, room, note]) => {
      const [name, colour] = SUBJECTS[subject];
      const [x, y, wide, high] = [left + at * day + 5, yOf(hour) + 3, day - 10, length * HOUR - 6];
      const isOff = note === 'absent';
      return [
        rect(x, y, wide, high, { rx: 8, fill: isOff ? '#ECEDEA' : colour }),
        ui.strong(x + 14, y + 29, name, { size: 16, fill: isOff ? faint : '#FFFFFF' }),
        ui.text(x + 14, y + 52, isOff ? 'professeur absent' : room, {
          size: 14.5,
          fill: isOff ? soft : thin(colour, 0.14),
        }),
        isOff
          ? path(`M${x + 14} ${y + 24}h${ui.measure(name, { size: 16, face: ui.theme.strong }).toFixed(0)}`, {
              stroke: faint,
              'stroke-width': 1.6,
            })
          : '',
        note && !isOff
          ? rect(
              x + wide - ui.measure(note, { size: 14 }) - 28,
              y + high - 33,
              ui.measure(note, { size: 14 }) + 18,
              24,
              { rx: 12, fill: '#FFFFFF' },
            ) + ui.text(x + wide - 19, y + high - 16, note, { size: 14, align: 'end', fill: colour })
          : '',
      ].join('');
    }),
  ].join('');
}

function homework(ui: Ui, width: number, height: number): string {
  const { line, soft, ink } = ui.theme;
  const x = width - PANEL;
  let y = 150;
  const groups = HOMEWORK.map(([when, tasks]) => {
    const head = ui.strong(x + 30, y + 10, when, { size: 16.5, fill: TESSANDRE.accent });
    y += 26;
    const cards = tasks.map(([subject, what, detail, isDone, hasPaper]) => {
      const [name, colour] = SUBJECTS[subject];
      const top = y;
      y += 104;
      return [
        rect(x + 30, top, PANEL - 60, 94, {
          rx: 10,
          fill: isDone ? TESSANDRE.ground : '#FFFFFF',
          stroke: isDone ? undefined : line,
        }),
        rect(x + 30, top, 6, 94, { rx: 3, fill: colour }),
        ui.text(x + 54, top + 27, name, { size: 14.5, fill: colour }),
        ui.strong(x + 54, top + 52, what, { size: 16.5, fill: isDone ? soft : ink }),
        ui.soft(x + 54, top + 76, detail, { size: 15 }),
        hasPaper ? ui.icon(Paperclip, x + PANEL - 108, top + 14, 17) : '',
        checkbox(ui, x + PANEL - 76, top + 34, 26, isDone, '#3F8F5B'),
      ].join('');
    });
    y += 26;
    return head + cards.join('');
  });
  return [
    rect(x, 74, PANEL, height, { fill: '#FFFFFF' }),
    path(`M${x}.5 74V${height}`, { stroke: line }),
    ui.heading(x + 30, 120, 'Devoirs', { size: 27 }),
    ui.soft(x + PANEL - 30, 119, '2 faits sur 5', { size: 15.5, align: 'end' }),
    ...groups,
  ].join('');
}
