import { CircleAlert, CircleCheck, FileDown, TriangleAlert } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { arc } from '../charts.ts';
import { browser } from '../frames.ts';
import { button, logo, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { LYSANE } from '../themes.ts';
import { INSTRUMENT_SEMIBOLD } from '../type/instrument-semibold.ts';
import type { Ui } from '../ui.ts';

const EDGE = 48;
const GOOD = '#4C8C6A';
const FAIR = '#D39A3A';
const POOR = '#C24B4B';

const SCORES = [
  ['Technique', 64, 91],
  ['Contenus', 71, 84],
  ['Vitesse', 38, 88],
  ['Liens internes', 48, 71],
] as const;

const FINDINGS = [
  ['Photos de 4 Mo sur les fiches', '212 pages', 'fort', POOR, 'à faire'],
  ['Deux adresses pour un même soin', '86 pages', 'fort', POOR, 'en cours'],
  ['Titres coupés ou répétés', '143 pages', 'moyen', FAIR, 'en cours'],
  ['Pages de gammes sans texte', '9 pages', 'moyen', FAIR, 'à faire'],
  ['Liens vers des produits retirés', '57 liens', 'moyen', FAIR, 'réglé'],
  ['Plan du site oublié', '1 fichier', 'faible', '#8A9A7E', 'réglé'],
] as const;

const PAGES = [
  ['Sérums', 44, 92],
  ['Soins du visage', 51, 88],
  ['Corps', 63, 83],
  ['Coffrets', 36, 77],
  ['Journal', 78, 95],
] as const;

/** An audit: scores before and after, and what to mend, in order. */
export function auditReport(): Screen {
  return onStage({ seed: 'audit', ground: 'paper', light: [1100, 1050], theme: LYSANE }, (ui) =>
    browser(ui, { x: 80, y: 52, width: 1440, height: 896 }, 'audit.lysane.example', (width) =>
      [
        header(ui, width),
        ...SCORES.map((_, index) => gauge(ui, index, width)),
        findings(ui),
        pages(ui, width),
      ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line } = ui.theme;
  return [
    ui.fill(0, 0, width, 118, '#FFFFFF'),
    path(`M0 118.5H${width}`, { stroke: line }),
    logo('lysane', EDGE, 30, 58, accent),
    ui.heading(EDGE + 82, 62, 'Audit de référencement', { size: 36 }),
    ui.soft(EDGE + 83, 90, '1 318 pages lues le 11 juin, deuxième passage', { size: 16 }),
    button(ui, width - 410, 38, 176, 44, 'Premier passage', { line, size: 15 }),
    button(ui, width - 220, 38, 172, 44, 'Rapport', { icon: FileDown, size: 15.5 }),
    ui.fill(0, 0, width, 4, accent),
  ].join('');
}

function colourOf(score: number): string {
  return score >= 75 ? GOOD : score >= 50 ? FAIR : POOR;
}

function gauge(ui: Ui, index: number, width: number): string {
  const [label, before, after] = SCORES[index] ?? ['', 0, 0];
  const gap = 20;
  const wide = (width - 2 * EDGE - 3 * gap) / 4;
  const [x, y] = [EDGE + index * (wide + gap), 142];
  const [cx, cy, r] = [x + wide / 2, y + 142, 84];
  const at = (score: number) => -0.375 + 0.75 * (score / 100);
  const [sin, cos] = [Math.sin(at(before) * 2 * Math.PI), -Math.cos(at(before) * 2 * Math.PI)];
  const colour = colourOf(after);
  return [
    ui.card(x, y, wide, 264),
    ui.strong(x + 24, y + 40, label, { size: 17 }),
    arc(cx, cy, r, at(0), at(100), { stroke: LYSANE.line, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    arc(cx, cy, r, at(0), at(after), { stroke: colour, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    path(
      `M${(cx + sin * (r - 14)).toFixed(1)} ${(cy + cos * (r - 14)).toFixed(1)}L${(cx + sin * (r + 14)).toFixed(1)} ${(cy + cos * (r + 14)).toFixed(1)}`,
      {
        stroke: LYSANE.ink,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      },
    ),
    ui.heading(cx, cy + 21, String(after), { size: 66, align: 'middle' }),
    ui.soft(cx, y + 236, `${before} en février`, { size: 15.5, align: 'middle' }),
  ].join('');
}

function findings(ui: Ui): string {
  const [x, y, wide] = [EDGE, 428, 860];
  return [
    ui.card(x, y, wide, 402),
    ui.heading(x + 28, y + 48, 'À corriger, dans l’ordre', { size: 28 }),
    ui.soft(x + wide - 28, y + 46, '4 restants sur 31', { size: 15.5, align: 'end' }),
    ...FINDINGS.map(([what, where, effect, colour, state], index) => {
      const top = y + 68 + index * 55;
      const isDone = state === 'réglé';
      return [
        ui.rule(x, top + 0.5, wide),
        ui.icon(
          isDone ? CircleCheck : colour === POOR ? CircleAlert : TriangleAlert,
          x + 28,
          top + 16,
          23,
          isDone ? GOOD : colour,
          2,
        ),
        ui.text(x + 68, top + 33, what, {
          size: 17,
          face: isDone ? undefined : INSTRUMENT_SEMIBOLD,
          fill: isDone ? LYSANE.soft : undefined,
        }),
        isDone
          ? path(`M${x + 68} ${top + 28}h${ui.measure(what, { size: 17 }).toFixed(0)}`, {
              stroke: LYSANE.faint,
            })
          : '',
        ui.soft(x + 430, top + 33, where, { size: 16 }),
        ...[0, 1, 2].map((dot) =>
          circle(x + 566 + dot * 15, top + 28, 5, {
            fill: dot < { fort: 3, moyen: 2, faible: 1 }[effect] ? colour : LYSANE.line,
          }),
        ),
        ui.soft(x + 620, top + 33, effect, { size: 15.5 }),
        rect(x + wide - 132, top + 12, 104, 32, {
          rx: 16,
          fill: isDone ? thin(GOOD, 0.14) : state === 'en cours' ? LYSANE.tint : LYSANE.ground,
        }),
        ui.text(x + wide - 80, top + 33, state, {
          size: 15,
          align: 'middle',
          fill: isDone ? GOOD : state === 'en cours' ? LYSANE.accent : LYSANE.soft,
        }),
      ].join('');
    }),
  ].join('');
}

function pages(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 880, 428];
  const wide = width - EDGE - x;
  const bar = { x: x + 28, width: wide - 56 };
  return [
    ui.card(x, y, wide, 402),
    ui.heading(x + 28, y + 48, 'Vitesse par rubrique', { size: 28 }),
    circle(x + 34, y + 76, 6, { fill: '#FFFFFF', stroke: LYSANE.faint, 'stroke-width': 2.5 }),
    ui.soft(x + 50, y + 81, 'février', { size: 15 }),
    circle(x + 128, y + 76, 7, { fill: LYSANE.accent }),
    ui.soft(x + 144, y + 81, 'juin', { size: 15 }),
    ...PAGES.map(([label, before, after], index) => {
      const top = y + 124 + index * 57;
      const at = (score: number) => bar.x + (bar.width * score) / 100;
      return [
        ui.text(bar.x, top, label, { size: 16 }),
        ui.strong(bar.x + bar.width, top, String(after), { size: 16, align: 'end' }),
        path(`M${bar.x} ${top + 18}h${bar.width}`, {
          stroke: LYSANE.line,
          'stroke-width': 3,
          'stroke-linecap': 'round',
        }),
        path(`M${at(before).toFixed(0)} ${top + 18}H${at(after).toFixed(0)}`, {
          stroke: '#CFA3BC',
          'stroke-width': 4,
        }),
        circle(at(before), top + 18, 6, { fill: '#FFFFFF', stroke: LYSANE.faint, 'stroke-width': 2.5 }),
        circle(at(after), top + 18, 8, { fill: LYSANE.accent }),
      ].join('');
    }),
  ].join('');
}
