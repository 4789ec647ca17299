import {
  Bell,
  BookOpen,
  CalendarDays,
  ChartSpline,
  ChevronDown,
  type LucideIcon,
  Mail,
  TrendingUp,
} from 'lucide-react';
import { circle, group, path, rect } from '../../svg.ts';
import { columns, heightOf, levels, line, places, ticks } from '../charts.ts';
import { phone, statusBar } from '../frames.ts';
import { avatar, progress, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { TESSANDRE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

const EDGE = 22;
const ROOM = 390 - 2 * EDGE;
const MARIGOLD = '#F0A72E';

/** Marks: subject, average of the pupil, of the class, last mark. */
const MARKS: readonly (readonly [SubjectName, number, number, string])[] = [
  ['maths', 14.6, 12.1, '17'],
  ['french', 15.2, 13, '15,5'],
  ['history', 12.4, 12.8, '11'],
  ['english', 16.8, 13.4, '18'],
  ['science', 13.9, 12.6, '14'],
];

const TABS: readonly (readonly [LucideIcon, string])[] = [
  [CalendarDays, 'Semaine'],
  [BookOpen, 'Cahier'],
  [ChartSpline, 'Notes'],
  [Mail, 'Messages'],
];

/** What a test asked for, and how well each part was done. */
const SKILLS = [
  ['Calculer une longueur', 1],
  ['Rédiger la preuve', 0.85],
  ['Tracer à l’échelle', 0.6],
] as const;

/** The marks of a pupil on a phone, with two of its cards at reading size. */
export function marks(): Screen {
  return onStage({ seed: 'marks', ground: 'paper', light: [1450, 80], theme: TESSANDRE }, (ui) =>
    [
      group(
        { transform: 'translate(150 52)scale(1.06)' },
        phone(ui, { x: 0, y: 0, height: 848 }, (_, height) => screen(ui, height)),
      ),
      curveCard(ui, 680, 110, 790, 420),
      detailCard(ui, 760, 560, 710, 330),
    ].join(''),
  );
}

function screen(ui: Ui, height: number): string {
  const { accent, line: hair, soft, faint } = ui.theme;
  return [
    rect(0, 0, 390, 246, { fill: accent }),
    statusBar(ui, '17:24', '#FFFFFF'),
    ui.heading(EDGE, 92, 'Mes notes', { size: 30, fill: '#FFFFFF' }),
    ui.icon(Bell, 390 - EDGE - 70, 71, 24, '#D5E6EE', 2),
    circle(390 - EDGE - 18, 83, 20, { fill: '#FFFFFF' }),
    avatar(ui, 390 - EDGE - 18, 83, 18, 'NR', MARIGOLD),
    ui.text(EDGE, 134, 'Moyenne du trimestre', { size: 15.5, fill: '#BBD5E2' }),
    ui.heading(EDGE, 200, '14,6', { size: 60, fill: '#FFFFFF' }),
    ui.text(EDGE + 122, 198, 'sur 20', { size: 17, fill: '#BBD5E2' }),
    rect(390 - EDGE - 104, 170, 104, 36, { rx: 18, fill: '#17465E' }),
    ui.icon(TrendingUp, 390 - EDGE - 90, 178, 20, MARIGOLD, 2.4),
    ui.strong(390 - EDGE - 16, 194, '+ 0,8', { size: 16, align: 'end', fill: '#FFFFFF' }),
    rect(0, 226, 390, height, { rx: 22, fill: TESSANDRE.ground }),
    ui.strong(EDGE, 268, 'Matières', { size: 18 }),
    ui.soft(390 - EDGE - 24, 268, '3e trimestre', { size: 15.5, align: 'end' }),
    ui.icon(ChevronDown, 390 - EDGE - 18, 253, 18),
    ...MARKS.map(([subject, own, all, last], index) => {
      const [name, colour] = SUBJECTS[subject];
      const y = 288 + index * 90;
      return [
        rect(EDGE, y, ROOM, 80, { rx: 12, fill: '#FFFFFF', stroke: hair }),
        rect(EDGE + 12, y + 14, 52, 52, { rx: 12, fill: thin(colour, 0.15) }),
        ui.heading(EDGE + 38, y + 48, last, {
          size: last.length > 2 ? 19 : 24,
          align: 'middle',
          fill: colour,
        }),
        ui.strong(EDGE + 80, y + 31, name, { size: 16.5 }),
        ui.strong(EDGE + ROOM - 16, y + 31, own.toFixed(1).replace('.', ','), { size: 17, align: 'end' }),
        progress(ui, EDGE + 80, y + 46, ROOM - 96, own / 20, { colour, track: '#ECEEEC', height: 9 }),
        path(`M${EDGE + 80 + ((ROOM - 96) * all) / 20} ${y + 42}v17`, {
          stroke: TESSANDRE.ink,
          'stroke-width': 2,
        }),
      ].join('');
    }),
    rect(0, height - 78, 390, 78, { fill: '#FFFFFF' }),
    path(`M0 ${height - 78}.5h390`, { stroke: hair }),
    ...TABS.map(([icon, label], index) => {
      const cx = 49 + index * 97.5;
      const isHere = index === 2;
      return (
        ui.icon(icon, cx - 12, height - 66, 24, isHere ? accent : faint, 2) +
        ui.text(cx, height - 22, label, { size: 14, align: 'middle', fill: isHere ? accent : soft })
      );
    }),
  ].join('');
}

function curveCard(ui: Ui, x: number, y: number, width: number, height: number): string {
  const frame = { x: x + 74, y: y + 104, width: width - 118, height: height - 168, min: 8, max: 20 };
  const own = [13, 12, 14.5, 11, 13.5, 15, 14, 17];
  const all = [12.4, 11.8, 12.2, 11.5, 12, 12.6, 11.9, 12.3];
  const colour = SUBJECTS.maths[1];
  const wash = ui.definitions.linear(
    [
      [0, colour, 0.22],
      [1, colour, 0],
    ],
    [0, 0, 0, 1],
  );
  const [endX, endY] = places(frame, own).at(-1) ?? [0, 0];
  return [
    sheet(ui, x, y, width, height),
    rect(x + 32, y + 32, 12, 30, { rx: 6, fill: colour }),
    ui.heading(x + 58, y + 57, 'Mathématiques', { size: 29 }),
    path(`M${x + width - 260} ${y + 46}h24`, {
      stroke: colour,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    ui.soft(x + width - 226, y + 52, 'Nina', { size: 16.5 }),
    path(`M${x + width - 148} ${y + 46}h24`, {
      stroke: '#A2AEBA',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    ui.soft(x + width - 114, y + 52, 'la classe', { size: 16.5 }),
    levels(ui, frame, [8, 12, 16, 20], String, 15.5),
    line(frame, all, '#A2AEBA', { width: 3, dash: '8 7' }),
    line(frame, own, colour, { width: 4, wash, isStraight: true }),
    path(
      places(frame, own)
        .map(([cx, cy]) => `M${cx.toFixed(1)} ${cy.toFixed(1)}h0`)
        .join(''),
      { stroke: colour, 'stroke-width': 12, 'stroke-linecap': 'round' },
    ),
    path(
      places(frame, own)
        .map(([cx, cy]) => `M${cx.toFixed(1)} ${cy.toFixed(1)}h0`)
        .join(''),
      { stroke: '#FFFFFF', 'stroke-width': 6, 'stroke-linecap': 'round' },
    ),
    rect(endX - 50, endY - 54, 68, 40, { rx: 9, fill: colour }),
    path(`M${endX - 8} ${endY - 15}h16l-8 8z`, { fill: colour }),
    ui.heading(endX - 16, endY - 26, '17', { size: 23, align: 'middle', fill: '#FFFFFF' }),
    ticks(ui, frame, ['mars', '', 'avril', '', '', 'mai', '', 'juin'], {
      onPoints: true,
      size: 15.5,
      drop: 34,
    }),
  ].join('');
}

function detailCard(ui: Ui, x: number, y: number, width: number, height: number): string {
  const spread = [1, 2, 3, 5, 7, 4, 3, 2];
  const colour = SUBJECTS.maths[1];
  const frame = { x: x + 36, y: y + 126, width: 330, height: 134, max: 8 };
  const step = frame.width / spread.length;
  const own = 6;
  return [
    sheet(ui, x, y, width, height),
    ui.strong(x + 36, y + 58, 'Contrôle : le théorème de Thalès', { size: 21 }),
    ui.soft(x + 36, y + 88, 'Mercredi 10 juin, coefficient 2', { size: 16.5 }),
    columns(
      frame,
      spread.map((value, index) => (index === own ? 0 : value)),
      { fill: '#D5DEE6' },
      0.22,
      5,
    ),
    columns(
      frame,
      spread.map((value, index) => (index === own ? value : 0)),
      { fill: colour },
      0.22,
      5,
    ),
    ui.strong(frame.x + (own + 0.5) * step, heightOf(frame, 3) - 12, 'toi', {
      size: 16,
      align: 'middle',
      fill: colour,
    }),
    ticks(ui, frame, ['4', '6', '8', '10', '12', '14', '16', '18'], { size: 15.5, drop: 28 }),
    ...SKILLS.map(([label, share], index) => {
      const top = y + 142 + index * 56;
      return (
        ui.text(x + 412, top, label, { size: 16.5 }) +
        progress(ui, x + 412, top + 14, width - 448, share, {
          colour: share > 0.8 ? '#3F8F5B' : MARIGOLD,
          track: '#ECEEEC',
          height: 10,
        })
      );
    }),
  ].join('');
}

/** A card that lies on the wall by itself. */
function sheet(ui: Ui, x: number, y: number, width: number, height: number): string {
  const shadow = [22, 18, 14, 11, 8, 5, 2].map((spread) =>
    rect(x - spread, y - spread + 10, width + 2 * spread, height + 2 * spread, { rx: 18 + spread }),
  );
  return (
    group({ fill: '#04100A', 'fill-opacity': '.016' }, ...shadow) +
    rect(x, y, width, height, { rx: 18, fill: ui.theme.surface })
  );
}
