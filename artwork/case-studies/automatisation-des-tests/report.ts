import { ChevronDown, CircleCheck, CircleX, Clock, GitBranch, MinusCircle, Play } from 'lucide';
import { path, rect } from '../../svg.ts';
import { arc, columns, levels, ticks } from '../charts.ts';
import { browser } from '../frames.ts';
import { button, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { MERVANE } from '../themes.ts';
import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';

const PASSED = '#1E9E74';
const FAILED = '#D6443C';
const SKIPPED = '#C9D3D5';
const EDGE = 34;

/** Suites: name, passed, failed, skipped, minutes. */
const SUITES = [
  ['Connexion et codes', 86, 0, 0, '2 min 10'],
  ['Virements', 211, 3, 4, '6 min 42'],
  ['Livrets et épargne', 178, 0, 6, '4 min 58'],
  ['Carte bancaire', 137, 4, 0, '5 min 31'],
  ['Signature de contrat', 62, 2, 8, '7 min 05'],
  ['Messagerie', 92, 0, 0, '1 min 47'],
  ['Agence mobile', 161, 0, 10, '8 min 20'],
  ['Relevés', 120, 0, 0, '2 min 36'],
] as const;

const FAILURES = [
  ['Carte', 'Opposition depuis la liste', 'bouton #opposer introuvable'],
  ['Carte', 'Plafond au centime près', 'attendu 1 500,00 reçu 1 500'],
  ['Virements', 'Virement différé un 31', 'date 31/06 refusée'],
  ['Signature', 'Reprise après coupure', 'délai dépassé (30 s)'],
] as const;

const RED = [2, 0, 0, 5, 3, 0, 1, 0, 0, 0, 8, 6, 2, 0, 0, 1, 0, 0, 3, 0, 0, 0, 4, 1, 0, 0, 2, 0, 0, 9];

/** A night of tests, suite by suite, and the nights before. */
export function report(): Screen {
  return onStage({ seed: 'report', ground: 'paper', light: [180, -60], theme: MERVANE }, (ui) =>
    browser(
      ui,
      { x: 80, y: 52, width: 1440, height: 896 },
      'tests.mervane.example/executions/1482',
      (width) =>
        [header(ui, width), summary(ui, EDGE, 196), suites(ui), history(ui), failures(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line, soft } = ui.theme;
  return [
    ui.fill(0, 0, width, 62, accent),
    logo('caisse-mervane', EDGE, 17, 28, '#FFFFFF'),
    ui.strong(EDGE + 42, 38, 'Caisse Mervane', { size: 18, fill: '#FFFFFF' }),
    ...['Exécutions', 'Suites', 'Environnements', 'Alertes'].map((label, index) =>
      ui.text([254, 366, 448, 600][index] ?? 0, 38, label, { fill: index === 0 ? '#FFFFFF' : '#B5DDE2' }),
    ),
    ui.fill(254, 57, 79, 5, '#FFFFFF'),
    ui.heading(EDGE, 118, 'Exécution 1482', { size: 30 }),
    rect(EDGE + 232, 95, 92, 32, { rx: 16, fill: thin(FAILED, 0.12) }),
    ui.strong(EDGE + 278, 117, '9 échecs', { size: 15, align: 'middle', fill: FAILED }),
    ui.icon(GitBranch, EDGE, 137, 17),
    ui.text(EDGE + 24, 151, 'livraison/14.2', { size: 15, face: PLEX_MONO, fill: soft }),
    ui.icon(Clock, EDGE + 188, 137, 17),
    ui.soft(EDGE + 212, 151, 'Cette nuit, 2:00 à 2:41', { size: 15 }),
    button(ui, width - 418, 94, 184, 44, 'Préproduction', { line, icon: ChevronDown, size: 15 }),
    button(ui, width - 220, 94, 186, 44, 'Relancer', { icon: Play, size: 15.5 }),
  ].join('');
}

const total = (place: 1 | 2 | 3) => SUITES.reduce((sum, suite) => sum + suite[place], 0);
const spaced = (value: number) => String(value).replace(/(\d)(\d{3})$/, '$1 $2');

function summary(ui: Ui, x: number, y: number): string {
  const all = total(1) + total(2) + total(3);
  const [cx, cy, r] = [x + 118, y + 136, 72];
  const failedTo = total(2) / all;
  const skippedTo = failedTo + total(3) / all;
  const rows = [
    [CircleCheck, PASSED, 'Réussis', total(1)],
    [CircleX, FAILED, 'En échec', total(2)],
    [MinusCircle, '#7C9195', 'Ignorés', total(3)],
  ] as const;
  const ring = { 'stroke-width': 20 };
  return [
    ui.card(x, y, 424, 272),
    arc(cx, cy, r, skippedTo, 1, { stroke: PASSED, ...ring }),
    arc(cx, cy, r, 0, failedTo, { stroke: FAILED, ...ring }),
    arc(cx, cy, r, failedTo, skippedTo, { stroke: SKIPPED, ...ring }),
    ui.heading(cx, cy + 8, spaced(all), { size: 31, align: 'middle' }),
    ui.soft(cx, cy + 31, 'tests', { size: 15, align: 'middle' }),
    ...rows.map(([icon, colour, label, count], index) => {
      const top = y + 78 + index * 58;
      return (
        ui.icon(icon, x + 234, top - 4, 22, colour, 2) +
        ui.text(x + 266, top + 13, label, { size: 16.5 }) +
        ui.strong(x + 398, top + 13, spaced(count), { size: 19, align: 'end' })
      );
    }),
    path(`M${x + 234} ${y + 109}.5h164M${x + 234} ${y + 167}.5h164`, { stroke: ui.theme.line }),
  ].join('');
}

function suites(ui: Ui): string {
  const [x, y, width] = [EDGE + 444, 196, 914];
  const bar = { x: x + 226, width: 440 };
  const most = Math.max(...SUITES.map(([, passed, failed, skipped]) => passed + failed + skipped));
  return [
    ui.card(x, y, width, 384),
    ui.strong(x + 24, y + 38, 'Par suite', { size: 18 }),
    ui.soft(x + 712, y + 38, 'Réussis', { size: 14, align: 'middle' }),
    ui.soft(x + 782, y + 38, 'Échecs', { size: 14, align: 'middle' }),
    ui.soft(x + width - 24, y + 38, 'Durée', { size: 14, align: 'end' }),
    ...SUITES.map(([name, passed, failed, skipped, duration], index) => {
      const top = y + 56 + index * 40.5;
      const unit = bar.width / most;
      const parts = [
        [passed, PASSED],
        [failed, FAILED],
        [skipped, SKIPPED],
      ] as const;
      let at = bar.x;
      const pieces = parts.map(([count, colour]) => {
        const from = at;
        const wide = count > 0 ? Math.max(6, count * unit) : 0;
        at += wide + (wide ? 2 : 0);
        return wide ? ui.fill(from, top + 12, wide, 17, colour, 2) : '';
      });
      return [
        ui.rule(x, Math.round(top) + 0.5, width),
        ui.text(x + 24, top + 26, name),
        ...pieces,
        ui.text(x + 712, top + 26, String(passed), { size: 15.5, align: 'middle' }),
        failed
          ? ui.strong(x + 782, top + 26, String(failed), { size: 15.5, align: 'middle', fill: FAILED })
          : ui.text(x + 782, top + 26, '0', { size: 15.5, align: 'middle', fill: ui.theme.faint }),
        ui.soft(x + width - 24, top + 26, duration, { size: 15, align: 'end' }),
      ].join('');
    }),
  ].join('');
}

function history(ui: Ui): string {
  const [x, y] = [EDGE, 488];
  const frame = { x: x + 54, y: y + 66, width: 346, height: 240, max: 12 };
  return [
    ui.card(x, y, 424, 340),
    ui.strong(x + 24, y + 38, 'Échecs, 30 dernières nuits', { size: 18 }),
    levels(ui, frame, [0, 4, 8, 12], String, 14),
    columns(
      frame,
      RED.map((value) => (value === 0 ? 0.3 : 0)),
      { fill: PASSED },
      0.3,
      1,
    ),
    columns(frame, RED, { fill: FAILED }, 0.3, 2),
    ticks(ui, frame, ['12 mai', '20 mai', '28 mai', '5 juin'], { size: 14 }),
  ].join('');
}

function failures(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 444, 600];
  const wide = width - x - EDGE;
  return [
    ui.card(x, y, wide, 228),
    ui.strong(x + 24, y + 38, 'À regarder d’abord', { size: 18 }),
    ui.text(x + wide - 24, y + 38, 'Les 9 échecs', { size: 15, align: 'end', fill: ui.theme.accent }),
    ...FAILURES.map(([suite, name, message], index) => {
      const top = y + 56 + index * 42;
      return (
        ui.rule(x, top + 0.5, wide) +
        ui.icon(CircleX, x + 24, top + 12, 19, FAILED, 2) +
        ui.soft(x + 54, top + 27, suite, { size: 15 }) +
        ui.text(x + 144, top + 27, name, { size: 15.5 }) +
        rect(x + 410, top + 7, wide - 434, 29, { rx: 4, fill: thin(FAILED, 0.07) }) +
        ui.text(x + 424, top + 27, message, { size: 14.5, face: PLEX_MONO, fill: '#9C2F29' })
      );
    }),
  ].join('');
}
