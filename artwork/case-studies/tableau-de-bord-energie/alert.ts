import { Check, ChevronRight, Gauge, MessageSquare, Phone, TriangleAlert, UserCheck, Zap } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { curve, heightOf, levels, line, places, ticks } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, pill, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { SPARK, VOLTAINE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 36;
const RED = '#DC4338';
const GREEN = '#12A070';

const MEASURED = [
  9.8, 9.9, 10.1, 10, 10.4, 10.9, 11.3, 11.6, 11.8, 11.7, 12, 12.1, 12.4, 13.3, 14, 14.4, 14.1, 14.2,
];
const LOW = [9, 9.1, 9.2, 9.3, 9.5, 9.9, 10.3, 10.6, 10.8, 10.9, 11, 11, 11, 11.1, 11.1, 11.1, 11, 11];
const HIGH = [
  10.6, 10.7, 10.8, 10.9, 11.1, 11.6, 12, 12.3, 12.5, 12.6, 12.7, 12.7, 12.7, 12.8, 12.8, 12.8, 12.7, 12.7,
];

const METERS = [
  ['Four 2', 5.9, 4.1],
  ['Four 1', 4.2, 4.1],
  ['Compresseurs', 1.9, 1.7],
  ['Laminoir', 1.5, 1.6],
  ['Bâtiments', 0.7, 0.7],
] as const;

const EVENTS = [
  [TriangleAlert, RED, 'Dépassement de la bande', '16:30, mesuré deux fois'],
  [Phone, '#1767E8', 'Astreinte prévenue', '16:31, SMS et appel'],
  [UserCheck, '#1767E8', 'Pris en charge', '16:38, Karim Belhadj'],
  [MessageSquare, '#5F6B85', '« Porte du four 2 restée ouverte »', '16:52, Karim Belhadj'],
] as const;

/** One alert: the curve that left its band, the meter at fault, who deals with it. */
export function alert(): Screen {
  return onStage({ seed: 'alert', ground: 'ink', light: [820, 40], theme: VOLTAINE }, (ui) =>
    browser(ui, { x: 80, y: 52, width: 1440, height: 896 }, 'energie.voltaine.example/alertes/318', (width) =>
      [header(ui, width), chart(ui, width), meters(ui), events(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, soft, line: hair } = ui.theme;
  return [
    ui.fill(0, 0, width, 66, '#FFFFFF'),
    path(`M0 66.5H${width}`, { stroke: hair }),
    logo('voltaine', EDGE, 19, 28, accent),
    ui.soft(EDGE + 48, 40, 'Alertes', { size: 16.5 }),
    ui.icon(ChevronRight, EDGE + 112, 25, 19),
    ui.strong(EDGE + 140, 40, '318', { size: 16.5 }),
    avatar(ui, width - 56, 33, 19, 'EL', accent),
    rect(EDGE, 92, 72, 72, { rx: 18, fill: thin(RED, 0.13) }),
    ui.icon(TriangleAlert, EDGE + 19, 110, 34, RED, 2),
    ui.heading(EDGE + 94, 122, 'Aciérie Nord au-dessus de sa bande', { size: 29 }),
    pill(ui, EDGE + 94, 150, 'En cours', RED, { size: 15, ground: ui.theme.ground }),
    ui.text(EDGE + 202, 155, 'depuis 32 minutes, 1,5 MW de trop', { size: 16.5, fill: soft }),
    button(ui, width - 414, 104, 184, 48, 'Commenter', { line: hair, icon: MessageSquare }),
    button(ui, width - 214, 104, 178, 48, 'Clore', { icon: Check }),
  ].join('');
}

function chart(ui: Ui, width: number): string {
  const { accent } = ui.theme;
  const [x, y, wide, high] = [EDGE, 190, width - 2 * EDGE, 352];
  const frame = { x: x + 66, y: y + 74, width: wide - 96, height: high - 128, min: 8, max: 15 };
  const [low, upper] = [places(frame, LOW), places(frame, HIGH)];
  const band = `${curve(upper)}L${curve([...low].reverse()).slice(1)}z`;
  const step = frame.width / (MEASURED.length - 1);
  const from = frame.x + 12.35 * step;
  return [
    ui.card(x, y, wide, high),
    ui.strong(x + 26, y + 42, 'Puissance, par pas de 10 minutes', { size: 18 }),
    ui.fill(x + wide - 350, y + 30, 22, 14, thin(accent, 0.2), 4),
    ui.soft(x + wide - 318, y + 42, 'bande attendue', { size: 15 }),
    path(`M${x + wide - 176} ${y + 37}h22`, {
      stroke: '#0F1B33',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    ui.soft(x + wide - 144, y + 42, 'mesure', { size: 15 }),
    rect(from, frame.y - 8, frame.x + frame.width - from, frame.height + 8, { fill: thin(RED, 0.1) }),
    ui.strong(from + 14, frame.y + 18, '16:30', { size: 15, fill: RED }),
    levels(ui, frame, [8, 10, 12, 14], (value) => `${value} MW`, 14),
    path(band, { fill: accent, 'fill-opacity': '.15' }),
    line(frame, MEASURED, '#0F1B33', { width: 3.4 }),
    line({ ...frame, x: frame.x + 12 * step, width: 5 * step }, MEASURED.slice(12), RED, { width: 4 }),
    circle(frame.x + frame.width, heightOf(frame, 14.2), 7, {
      fill: '#FFFFFF',
      stroke: RED,
      'stroke-width': 3.5,
    }),
    ticks(ui, frame, ['14:10', '14:40', '15:10', '15:40', '16:10', '16:40', '17:00'], {
      onPoints: true,
      size: 14,
      drop: 30,
    }),
  ].join('');
}

function meters(ui: Ui): string {
  const { accent, soft } = ui.theme;
  const [x, y, wide] = [EDGE, 562, 760];
  return [
    ui.card(x, y, wide, 268),
    ui.icon(Gauge, x + 26, y + 24, 23, accent, 2),
    ui.strong(x + 60, y + 42, 'Compteurs du site', { size: 18 }),
    ui.soft(x + wide - 26, y + 42, 'trait : puissance attendue', { size: 15, align: 'end' }),
    ...METERS.map(([name, power, expected], index) => {
      const top = y + 76 + index * 37;
      const isOver = power - expected > 1;
      return [
        ui.text(x + 26, top + 14, name, { size: 16, face: isOver ? ui.theme.strong : undefined }),
        rect(x + 170, top, 444, 18, { rx: 5, fill: '#EEF2F8' }),
        rect(x + 170, top, power * 72, 18, { rx: 5, fill: isOver ? RED : '#9DBDF3' }),
        path(`M${x + 170 + expected * 72} ${top - 4}v26`, { stroke: '#0F1B33', 'stroke-width': 2.5 }),
        ui.strong(x + wide - 26, top + 15, `${String(power).replace('.', ',')} MW`, {
          size: 16,
          align: 'end',
          fill: isOver ? RED : soft,
        }),
      ].join('');
    }),
  ].join('');
}

function events(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 780, 562];
  const wide = width - x - EDGE;
  return [
    ui.card(x, y, wide, 268),
    ui.icon(Zap, x + 26, y + 24, 22, SPARK, 2.4),
    ui.strong(x + 60, y + 42, 'Déroulé', { size: 18 }),
    ui.text(x + wide - 26, y + 42, 'pris en main en 8 min', { size: 15, align: 'end', fill: GREEN }),
    path(`M${x + 42} ${y + 86}v142`, { stroke: ui.theme.line, 'stroke-width': 2 }),
    ...EVENTS.map(([icon, colour, what, when], index) => {
      const top = y + 66 + index * 49;
      return (
        circle(x + 42, top + 18, 16, { fill: thin(colour, 0.14) }) +
        ui.icon(icon, x + 33, top + 9, 18, colour, 2) +
        ui.strong(x + 74, top + 15, what, { size: 16 }) +
        ui.soft(x + 74, top + 36, when, { size: 14.5 })
      );
    }),
  ].join('');
}
