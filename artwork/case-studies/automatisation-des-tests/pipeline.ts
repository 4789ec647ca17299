import { Check, CircleX, Eye, LoaderCircle, Monitor, Smartphone } from 'lucide';
import { circle, group, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, logo, pill } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { MERVANE_NIGHT } from '../themes.ts';
import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';
import { capture, type Subject } from './captures.ts';

const GREEN = '#3ECB95';
const RED = '#FF6B61';
const EDGE = 34;

const STAGES = [
  ['Compilation', '3 min 12', 'done'],
  ['Tests unitaires', '1 min 48', 'done'],
  ['Parcours web', '18 min 05', 'failed'],
  ['Parcours mobile', '14 min 30', 'done'],
  ['Accessibilité', 'en cours', 'running'],
  ['Livraison', 'en attente', 'waiting'],
] as const;

const SHOTS: readonly (readonly [string, Subject, string, boolean])[] = [
  ['Accueil', 'home', '0,0 %', true],
  ['Connexion', 'login', '0,0 %', true],
  ['Virement', 'transfer', '0,2 %', true],
  ['Ma carte', 'card', '6,4 %', false],
  ['Livret A', 'savings', '0,0 %', true],
  ['Relevés', 'statements', '0,1 %', true],
  ['Messages', 'messages', '0,0 %', true],
  ['Signature', 'signature', '3,8 %', false],
];

/** The way of one delivery, and the screens that it was compared on. */
export function pipeline(): Screen {
  return onStage({ seed: 'pipeline', ground: 'ink', light: [800, -220], theme: MERVANE_NIGHT }, (ui) =>
    browser(
      ui,
      { x: 80, y: 52, width: 1440, height: 896 },
      'tests.mervane.example/livraisons/14.2',
      (width) => [header(ui, width), stages(ui, width), gallery(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line, surface, accent } = ui.theme;
  return [
    ui.fill(0, 0, width, 62, surface),
    path(`M0 62.5H${width}`, { stroke: line }),
    logo('caisse-mervane', EDGE, 17, 28, accent),
    ui.strong(EDGE + 42, 38, 'Caisse Mervane', { size: 18 }),
    ui.soft(256, 38, 'Livraisons'),
    ui.heading(EDGE, 116, 'Livraison 14.2', { size: 30 }),
    pill(ui, EDGE + 226, 106, '2 écarts à juger', RED, { size: 15, ground: ui.theme.ground, share: 0.22 }),
    ui.text(EDGE, 146, 'a81f3c2  Plafond de carte modifiable en ligne', {
      size: 15,
      face: PLEX_MONO,
      fill: ui.theme.soft,
    }),
    button(ui, width - 392, 90, 166, 44, 'Refuser', { line: '#2C505B', size: 15.5 }),
    button(ui, width - 210, 90, 176, 44, 'Approuver', { ink: '#06222A', size: 15.5, icon: Check }),
  ].join('');
}

function stages(ui: Ui, width: number): string {
  const { line, faint, surface, accent } = ui.theme;
  const y = 176;
  const step = (width - 2 * EDGE) / STAGES.length;
  const colours = { done: GREEN, failed: RED, running: accent, waiting: faint };
  const cx = (index: number) => EDGE + (index + 0.5) * step;
  return [
    ui.card(EDGE, y, width - 2 * EDGE, 148),
    ...STAGES.slice(1).map((_, index) =>
      path(`M${cx(index) + 30} ${y + 52}h${step - 60}`, {
        stroke: index < 4 ? GREEN : line,
        'stroke-width': 3,
        'stroke-opacity': index < 4 ? '.6' : undefined,
      }),
    ),
    ...STAGES.map(([name, duration, state], index) => {
      const colour = colours[state];
      const icon = { done: Check, failed: CircleX, running: LoaderCircle, waiting: undefined }[state];
      return [
        circle(cx(index), y + 52, 23, { fill: surface, stroke: colour, 'stroke-width': 2.5 }),
        icon
          ? ui.icon(icon, cx(index) - 11, y + 41, 22, colour, 2.4)
          : circle(cx(index), y + 52, 5, { fill: colour }),
        ui.strong(cx(index), y + 104, name, {
          align: 'middle',
          fill: state === 'waiting' ? faint : undefined,
        }),
        ui.soft(cx(index), y + 127, duration, { size: 14.5, align: 'middle' }),
      ].join('');
    }),
  ].join('');
}

function gallery(ui: Ui, width: number): string {
  const { soft, accent, tint, line } = ui.theme;
  const gap = 18;
  const wide = (width - 2 * EDGE - 3 * gap) / 4;
  const high = 208;
  const shots = SHOTS.map(([name, subject, difference, isSame], index) => {
    const [x, y] = [EDGE + (index % 4) * (wide + gap), 400 + Math.floor(index / 4) * (high + 16)];
    const colour = isSame ? GREEN : RED;
    return [
      rect(x, y, wide, high, {
        rx: 6,
        fill: MERVANE_NIGHT.surface,
        stroke: isSame ? line : RED,
        'stroke-width': isSame ? 1 : 2,
      }),
      group({ transform: `translate(${x + 10} ${y + 10})` }, capture(ui, subject, wide - 20, high - 58)),
      ui.text(x + 14, y + high - 17, name, { size: 15.5 }),
      ui.icon(isSame ? Check : Eye, x + wide - 88, y + high - 31, 17, colour, 2.2),
      ui.text(x + wide - 14, y + high - 17, difference, { size: 15, align: 'end', fill: colour }),
    ].join('');
  });
  return [
    ui.strong(EDGE, 374, 'Captures comparées', { size: 19 }),
    ui.soft(EDGE + 196, 374, '48 écrans, 2 écarts', { size: 15.5 }),
    ui.fill(width - 276, 348, 118, 36, tint, 6),
    ui.icon(Monitor, width - 262, 357, 18, accent),
    ui.text(width - 236, 372, 'Bureau', { size: 15, fill: accent }),
    ui.icon(Smartphone, width - 140, 357, 18, soft),
    ui.soft(width - 114, 372, 'Téléphone', { size: 15 }),
    ...shots,
  ].join('');
}
