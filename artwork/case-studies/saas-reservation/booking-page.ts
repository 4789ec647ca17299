import { ArrowLeft, CalendarPlus, Check, Clock, MapPin } from 'lucide';
import { circle, group, path, rect } from '../../svg.ts';
import { phone, statusBar } from '../frames.ts';
import { avatar, button, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HORALUNE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 24;
const ROOM = 390 - 2 * EDGE;
const ORANGE = '#E0793B';
const TEAL = '#1F9D8B';
const PINK = '#C2488F';

/** Booking from a phone in three steps: a service, an hour, a confirmation. */
export function bookingPage(): Screen {
  return onStage({ seed: 'booking', ground: 'paper', light: [260, -80], theme: HORALUNE }, (ui) =>
    [
      phone(ui, { x: 134, y: 96, height: 836 }, () => services(ui)),
      phone(ui, { x: 593, y: 58, height: 836 }, () => hours(ui)),
      phone(ui, { x: 1052, y: 96, height: 836 }, (_, height) => confirmation(ui, height)),
    ].join(''),
  );
}

function services(ui: Ui): string {
  const { accent, soft, line } = ui.theme;
  const offers = [
    ['Bilan postural', '60 min', '65 €', accent],
    ['Première visite', '90 min', '80 €', TEAL],
    ['Suivi sportif', '45 min', '55 €', ORANGE],
    ['Massage', '60 min', '70 €', PINK],
  ] as const;
  return [
    rect(0, 0, 390, 210, { fill: '#2B2E73' }),
    path('M0 210V150C70 104 132 172 214 138S340 92 390 112V210z', { fill: '#3A3FA6' }),
    path('M0 210V190C90 146 160 206 240 178S350 150 390 164V210z', { fill: accent }),
    circle(318, 84, 24, { fill: '#F4E9C8' }),
    circle(330, 76, 21, { fill: '#2B2E73' }),
    statusBar(ui, '9:41', '#FFFFFF'),
    circle(66, 208, 42, { fill: '#FFFFFF' }),
    avatar(ui, 66, 208, 37, 'CÉ', accent),
    ui.heading(EDGE, 286, 'Cabinet Élan', { size: 27 }),
    ui.icon(MapPin, EDGE, 300, 17),
    ui.soft(EDGE + 24, 314, 'Ostéopathie, 2e étage', { size: 15.5 }),
    ui.strong(EDGE, 362, 'Choisissez un soin', { size: 18 }),
    ...offers.map(([name, length, price, colour], index) => {
      const y = 382 + index * 86;
      const isChosen = index === 0;
      return (
        rect(EDGE, y, ROOM, 74, {
          rx: 12,
          fill: isChosen ? ui.theme.tint : '#FFFFFF',
          stroke: isChosen ? accent : line,
          'stroke-width': isChosen ? 2 : 1,
        }) +
        rect(EDGE + 14, y + 14, 46, 46, { rx: 10, fill: thin(colour, 0.2) }) +
        circle(EDGE + 37, y + 37, 9, { fill: colour }) +
        ui.strong(EDGE + 76, y + 33, name, { size: 17 }) +
        ui.icon(Clock, EDGE + 76, y + 43, 15, soft) +
        ui.soft(EDGE + 97, y + 56, length, { size: 15 }) +
        ui.strong(EDGE + ROOM - 18, y + 44, price, { size: 17, align: 'end' })
      );
    }),
    button(ui, EDGE, 738, ROOM, 54, 'Continuer', { size: 17.5, radius: 14 }),
  ].join('');
}

function hours(ui: Ui): string {
  const { accent, soft, faint, line, tint } = ui.theme;
  const step = ROOM / 7;
  const isFree = (day: number) => day > 10 && day % 7 !== 0 && ![13, 17, 23, 26].includes(day);
  const days = Array.from({ length: 30 }, (_, index) => {
    const day = index + 1;
    const [cx, cy] = [EDGE + ((index % 7) + 0.5) * step, 258 + Math.floor(index / 7) * 48];
    const isChosen = day === 18;
    return (
      (isChosen ? circle(cx, cy - 6, 21, { fill: accent }) : '') +
      (isFree(day) && !isChosen ? circle(cx, cy - 6, 21, { fill: tint }) : '') +
      ui.text(cx, cy, String(day), {
        size: 16.5,
        align: 'middle',
        face: isFree(day) ? ui.theme.strong : undefined,
        fill: isChosen ? '#FFFFFF' : isFree(day) ? accent : faint,
      })
    );
  });
  const slots = ['9:00', '9:45', '10:30', '11:15', '14:00', '14:45', '16:15', '17:00', '17:45'].map(
    (slot, index) => {
      const [x, y] = [EDGE + (index % 3) * 116, 540 + Math.floor(index / 3) * 60];
      const isChosen = slot === '14:45';
      const isTaken = ['9:45', '16:15'].includes(slot);
      return (
        rect(x, y, 110, 48, {
          rx: 12,
          fill: isChosen ? accent : isTaken ? '#F0F0F6' : '#FFFFFF',
          stroke: isChosen || isTaken ? undefined : line,
        }) +
        ui.strong(x + 55, y + 30, slot, {
          size: 16.5,
          align: 'middle',
          fill: isChosen ? '#FFFFFF' : isTaken ? faint : ui.theme.ink,
        }) +
        (isTaken ? path(`M${x + 34} ${y + 24}h42`, { stroke: faint, 'stroke-width': 1.5 }) : '')
      );
    },
  );
  return [
    statusBar(ui, '9:42'),
    ui.icon(ArrowLeft, EDGE, 66, 24, ui.theme.ink),
    ui.strong(195, 84, 'Bilan postural', { size: 18, align: 'middle' }),
    progressDots(ui, 2),
    ui.heading(EDGE, 172, 'Juin 2026', { size: 23 }),
    ...['L', 'M', 'M', 'J', 'V', 'S', 'D'].map((day, index) =>
      ui.text(EDGE + (index + 0.5) * step, 210, day, { size: 14.5, align: 'middle', fill: soft }),
    ),
    ...days,
    ui.strong(EDGE, 514, 'Jeudi 18 juin', { size: 18 }),
    ui.soft(EDGE + ROOM, 514, '7 créneaux libres', { size: 15, align: 'end' }),
    ...slots,
    button(ui, EDGE, 738, ROOM, 54, 'Réserver à 14:45', { size: 17.5, radius: 14 }),
  ].join('');
}

function progressDots(ui: Ui, step: number): string {
  return [0, 1, 2]
    .map((index) =>
      ui.fill(EDGE + index * 118, 110, 106, 5, index < step ? ui.theme.accent : ui.theme.line, 2.5),
    )
    .join('');
}

function confirmation(ui: Ui, height: number): string {
  const { accent, line, soft } = ui.theme;
  const facts = [
    ['Soin', 'Bilan postural'],
    ['Avec', 'Inès Caron'],
    ['Durée', '60 minutes'],
    ['À régler sur place', '65 €'],
  ] as const;
  return [
    rect(0, 0, 390, height, { fill: '#FFFFFF' }),
    statusBar(ui, '9:43'),
    progressDots(ui, 3),
    circle(195, 208, 52, { fill: thin(TEAL, 0.16) }),
    circle(195, 208, 36, { fill: TEAL }),
    ui.icon(Check, 175, 188, 40, '#FFFFFF', 2.4),
    ui.heading(195, 308, 'C’est réservé', { size: 29, align: 'middle' }),
    ui.soft(195, 340, 'Un rappel part la veille à 18 h.', { size: 16, align: 'middle' }),
    rect(EDGE, 376, ROOM, 96, { rx: 16, fill: ui.theme.tint }),
    rect(EDGE + 16, 392, 64, 64, { rx: 12, fill: accent }),
    ui.text(EDGE + 48, 415, 'JUIN', { size: 14, align: 'middle', fill: '#D9DAFF', tracking: 14 }),
    ui.strong(EDGE + 48, 446, '18', { size: 27, align: 'middle', fill: '#FFFFFF' }),
    ui.strong(EDGE + 98, 419, 'Jeudi, 14:45', { size: 19 }),
    ui.soft(EDGE + 98, 445, 'Cabinet Élan', { size: 16 }),
    ...facts.map(
      ([name, value], index) =>
        ui.soft(EDGE, 518 + index * 46, name, { size: 16 }) +
        ui.strong(EDGE + ROOM, 518 + index * 46, value, { size: 16, align: 'end' }),
    ),
    path([0, 1, 2].map((index) => `M${EDGE} ${535 + index * 46}.5h${ROOM}`).join(''), { stroke: line }),
    button(ui, EDGE, 684, ROOM, 52, 'Ajouter à mon agenda', { line, icon: CalendarPlus, radius: 14 }),
    group({}, ui.text(195, 774, 'Déplacer ou annuler', { size: 16, align: 'middle', fill: soft })),
  ].join('');
}
