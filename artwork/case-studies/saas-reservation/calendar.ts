import { Bell, ChevronDown, ChevronLeft, ChevronRight, Plus, Search } from 'lucide';
import { circle, group, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, checkbox, field, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HORALUNE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const SIDE = 236;
const TOP = 148;
const HOUR = 84;
const FIRST_HOUR = 9;
const GUTTER = 62;

/** The people who are booked, with the colour of their slots. */
const TEAM = [
  ['Inès Caron', 'IC', '#4A50D6'],
  ['Marc Vidal', 'MV', '#E0793B'],
  ['Léa Fontan', 'LF', '#1F9D8B'],
  ['Noé Bassi', 'NB', '#C2488F'],
] as const;

/** Slots: day, start and length in hours, person, what, for whom, place among the slots side by side. */
const SLOTS: readonly (readonly [
  number,
  number,
  number,
  number,
  string,
  string,
  (readonly [number, number])?,
])[] = [
  [0, 9, 1, 0, 'Bilan postural', 'C. Lemaire'],
  [0, 10.5, 1.5, 1, 'Suivi sportif', 'A. Roussel'],
  [0, 14, 1, 2, 'Massage', 'P. Delmas'],
  [0, 15.5, 2, 0, 'Séance longue', 'J. Arnaud'],
  [1, 9.5, 1.5, 2, 'Première visite', 'M. Sorel', [0, 2]],
  [1, 9.5, 1, 3, 'Massage', 'H. Prat', [1, 2]],
  [1, 13, 1, 0, 'Bilan postural', 'T. Gallet'],
  [1, 15, 1.5, 1, 'Suivi sportif', 'L. Munier'],
  [2, 9, 2, 1, 'Atelier dos', '6 inscrits'],
  [2, 11.5, 1, 3, 'Massage', 'N. Besson'],
  [2, 14, 1.5, 0, 'Première visite', 'R. Tessier'],
  [3, 9, 1, 0, 'Bilan postural', 'E. Colin'],
  [3, 10, 1, 3, 'Massage', 'S. Imbert'],
  [3, 11.5, 1.5, 2, 'Suivi sportif', 'D. Renaud'],
  [3, 14.5, 1, 1, 'Bilan postural', 'G. Payet', [0, 2]],
  [3, 14.5, 1.5, 0, 'Suivi', 'V. Noël', [1, 2]],
  [4, 9.5, 1.5, 1, 'Première visite', 'O. Jacquet'],
  [4, 11.5, 1, 0, 'Bilan postural', 'F. Marin'],
  [4, 14, 2, 2, 'Atelier dos', '8 inscrits'],
  [5, 9, 1.5, 3, 'Massage', 'B. Leroux'],
  [5, 11, 1, 2, 'Suivi sportif', 'Y. Adam'],
];

const DAYS = ['Lun. 8', 'Mar. 9', 'Mer. 10', 'Jeu. 11', 'Ven. 12', 'Sam. 13'] as const;
/** The day that is lit, and the hour of the line that crosses it. */
const TODAY = 3;
const NOW = 13.6;

/** The week of a practice: who is booked when. */
export function calendar(): Screen {
  return onStage({ seed: 'calendar', ground: 'ink', light: [1480, -60], theme: HORALUNE }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'app.horalune.example/agenda', (width, height) =>
      [sidebar(ui, height), toolbar(ui, width), grid(ui, width, height)].join(''),
    ),
  );
}

function sidebar(ui: Ui, height: number): string {
  const { accent, line, tint } = ui.theme;
  const people = TEAM.map(
    ([name, , colour], index) =>
      checkbox(ui, 24, 462 + index * 38, 20, true, colour) +
      ui.text(56, 477 + index * 38, name, { size: 15.5 }),
  );
  return [
    ui.fill(0, 0, SIDE, height, '#FFFFFF'),
    path(`M${SIDE}.5 0V${height}`, { stroke: line }),
    logo('horalune', 24, 22, 28, accent),
    ui.heading(62, 44, 'Horalune', { size: 22 }),
    button(ui, 24, 76, SIDE - 48, 46, 'Réserver', { icon: Plus }),
    miniMonth(ui, 24, 156),
    ui.strong(24, 438, 'Équipe', { size: 15 }),
    ...people,
    rect(16, height - 128, SIDE - 32, 104, { rx: 10, fill: tint }),
    ui.strong(32, height - 98, '21 rendez-vous', { size: 16 }),
    ui.soft(32, height - 74, 'cette semaine', { size: 14 }),
    ui.text(32, height - 46, '4 créneaux libres demain', { size: 14, fill: accent }),
  ].join('');
}

function miniMonth(ui: Ui, x: number, y: number): string {
  const { accent, tint, faint } = ui.theme;
  const step = (SIDE - 48) / 7;
  const head = ['L', 'M', 'M', 'J', 'V', 'S', 'D'].map((day, index) =>
    ui.text(x + (index + 0.5) * step, y + 46, day, { size: 13, align: 'middle', fill: faint }),
  );
  const days = Array.from({ length: 35 }, (_, index) => {
    const day = index + 1;
    const [cx, cy] = [x + ((index % 7) + 0.5) * step, y + 78 + Math.floor(index / 7) * 34];
    const isToday = day === 11;
    return (
      (isToday ? circle(cx, cy - 5, 14, { fill: accent }) : '') +
      ui.text(cx, cy, String(day > 30 ? day - 30 : day), {
        size: 14,
        align: 'middle',
        fill: isToday ? '#FFFFFF' : day > 30 ? faint : ui.theme.ink,
      })
    );
  });
  return [
    ui.strong(x, y + 16, 'Juin 2026', { size: 15 }),
    ui.icon(ChevronLeft, x + 138, y + 1, 18),
    ui.icon(ChevronRight, x + 168, y + 1, 18),
    ...head,
    rect(x - 6, y + 93, SIDE - 36, 31, { rx: 9, fill: tint }),
    ...days,
  ].join('');
}

function toolbar(ui: Ui, width: number): string {
  const { line, soft, accent } = ui.theme;
  const x = SIDE + 28;
  return [
    ui.heading(x, 50, 'Agenda', { size: 28 }),
    ui.soft(x + 112, 49, '8 – 13 juin', { size: 18 }),
    button(ui, x + 226, 26, 36, 36, '', { line, icon: ChevronLeft, ink: soft }),
    button(ui, x + 268, 26, 36, 36, '', { line, icon: ChevronRight, ink: soft }),
    button(ui, x + 312, 26, 124, 36, 'Aujourd’hui', { line, size: 15 }),
    field(ui, width - 504, 24, 224, 40, 'Chercher un client', { icon: Search }),
    ui.fill(width - 268, 24, 146, 40, '#FFFFFF', 9),
    rect(width - 268, 24, 146, 40, { rx: 9, fill: 'none', stroke: line }),
    ui.text(width - 250, 50, 'Semaine', { size: 15.5 }),
    ui.icon(ChevronDown, width - 154, 35, 18),
    ui.icon(Bell, width - 102, 33, 22),
    circle(width - 83, 35, 4.5, { fill: '#E0793B', stroke: ui.theme.ground, 'stroke-width': 2 }),
    avatar(ui, width - 44, 44, 20, 'IC', accent),
  ].join('');
}

function grid(ui: Ui, width: number, height: number): string {
  const { accent, line, ground, surface, faint } = ui.theme;
  const left = SIDE + GUTTER;
  const day = (width - left) / DAYS.length;
  const yOf = (hour: number) => TOP + (hour - FIRST_HOUR) * HOUR;
  const hours = Array.from({ length: 9 }, (_, index) => FIRST_HOUR + index);
  const heads = DAYS.map((label, index) => {
    const isToday = index === TODAY;
    const [x, wide] = [
      left + (index + 0.5) * day,
      ui.measure(label, { size: 16.5, face: ui.theme.strong }) + 28,
    ];
    return (
      (isToday ? rect(x - wide / 2, 97, wide, 34, { rx: 17, fill: accent }) : '') +
      ui.strong(x, 120, label, { size: 16.5, align: 'middle', fill: isToday ? '#FFFFFF' : ui.theme.ink })
    );
  });
  const slots = SLOTS.map(([at, start, length, person, what, whom, side]) => {
    const [place, among] = side ?? [0, 1];
    const wide = (day - 10) / among;
    const room = {
      x: left + at * day + 5 + place * wide,
      y: yOf(start) + 2,
      width: wide - 2,
      height: length * HOUR - 4,
    };
    return slot(ui, room, TEAM[person]?.[2] ?? accent, start, length, what, whom, among > 1);
  });
  const now = yOf(NOW);
  return [
    rect(SIDE + 1, TOP - 62, width, height, { fill: surface }),
    rect(left + TODAY * day, TOP, day, height - TOP, { fill: '#F7F7FE' }),
    path(`M${SIDE} ${TOP - 62.5}H${width}M${SIDE} ${TOP}.5H${width}`, { stroke: line }),
    path(
      hours
        .slice(1)
        .map((hour) => `M${left} ${yOf(hour)}.5H${width}`)
        .join(''),
      { stroke: line },
    ),
    path(hours.map((hour) => `M${left} ${yOf(hour) + HOUR / 2}.5H${width}`).join(''), { stroke: ground }),
    path(DAYS.map((_, index) => `M${Math.round(left + index * day)}.5 ${TOP - 8}V${height}`).join(''), {
      stroke: line,
    }),
    ...hours.map((hour) =>
      ui.text(left - 12, yOf(hour) + (hour === FIRST_HOUR ? 16 : 5), `${hour} h`, {
        size: 14,
        align: 'end',
        fill: faint,
      }),
    ),
    ...heads,
    ...slots,
    group(
      { fill: '#E5484D', stroke: '#E5484D' },
      path(`M${left + TODAY * day} ${now}h${day}`, { 'stroke-width': 2 }),
      circle(left + TODAY * day, now, 5, {}),
    ),
  ].join('');
}

function slot(
  ui: Ui,
  room: { x: number; y: number; width: number; height: number },
  colour: string,
  start: number,
  length: number,
  what: string,
  whom: string,
  isNarrow: boolean,
): string {
  const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
  const { x, y } = room;
  const ink = HORALUNE.ink;
  return (
    rect(x, y, room.width, room.height, { rx: 7, fill: thin(colour, 0.15) }) +
    rect(x, y, 5, room.height, { rx: 2.5, fill: colour }) +
    ui.text(x + 15, y + 22, isNarrow ? clock(start) : `${clock(start)} – ${clock(start + length)}`, {
      size: 13.5,
      fill: colour,
    }) +
    ui.strong(x + 15, y + 43, isNarrow ? (what.split(' ')[0] ?? '') : what, { size: 15.5, fill: ink }) +
    ui.text(x + 15, y + 63, whom, { size: 14, fill: HORALUNE.soft })
  );
}
