import { ArrowDownToLine, MapPin, ScanBarcode } from 'lucide';
import { mix } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { box, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { AUBRELLE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Article, article } from './objects.ts';
import { AMBER, band, GREEN, RAIL, RED, rail } from './shell.ts';

const PANEL = 420;
const AISLES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const BAYS = 12;

/** Articles to watch: stock, alert level, room on the shelf, place. */
const WATCHED: readonly (readonly [Article, string, string, number, number, number])[] = [
  ['candle', 'Bougeoir Cendre', 'B-04', 22, 40, 140],
  ['cushion', 'Coussin Lin rosé', 'D-08', 18, 60, 160],
  ['vase', 'Vase Argile', 'C-07', 9, 24, 90],
  ['lamp', 'Lampe Solène', 'E-02', 31, 20, 60],
  ['basket', 'Panier Rotin', 'F-05', 74, 30, 110],
];

/** The depot seen from above: how full each bay is, and what must be ordered. */
export function warehouse(): Screen {
  return onStage({ seed: 'warehouse', ground: 'paper', light: [1540, 200], theme: AUBRELLE }, (ui) =>
    browser(
      ui,
      { x: 60, y: 50, width: 1480, height: 900 },
      'gestion.aubrelle.example/stock/annexe',
      (width, height) =>
        [
          rail(ui, height, 'Stock'),
          band(
            ui,
            width,
            'Stock',
            'Dépôt Annexe, 1 840 références',
            button(ui, width - 390, 21, 170, 42, 'Inventaire', {
              line: AUBRELLE.line,
              icon: ScanBarcode,
              size: 15.5,
            }),
            button(ui, width - 204, 21, 174, 42, 'Entrée', { icon: ArrowDownToLine, size: 15.5 }),
          ),
          plan(ui, width - PANEL - RAIL - 70, height),
          watched(ui, width, height),
        ].join(''),
    ),
  );
}

/** Colour of a bay by how full it is, empty ones hatched pale. */
function tone(share: number): string {
  return share === 0 ? '#F3ECE2' : mix('#F0D3B8', AUBRELLE.accent, share);
}

function plan(ui: Ui, wide: number, height: number): string {
  const { line, soft, faint } = ui.theme;
  const [x, y] = [RAIL + 30, 104];
  const high = height - y - 24;
  const random = seeded('bays');
  const step = (wide - 92) / AISLES.length;
  const bay = (high - 210) / BAYS;
  const chosen = { aisle: 2, row: 6 };
  const bays = AISLES.flatMap((_, aisle) =>
    [0, 1].flatMap((side) =>
      Array.from({ length: BAYS }, (_bay, row) => {
        const isChosen = aisle === chosen.aisle && row === chosen.row && side === 1;
        const share = isChosen ? 0.1 : random() < 0.1 ? 0 : 0.15 + random() * 0.85;
        const at = { x: x + 34 + aisle * step + side * 46, y: y + 92 + row * bay };
        return (
          ui.fill(at.x, at.y, 42, bay - 4, tone(share), 2) +
          (isChosen
            ? rect(at.x - 3, at.y - 3, 48, bay + 2, {
                rx: 4,
                fill: 'none',
                stroke: AUBRELLE.ink,
                'stroke-width': 3,
              })
            : '')
        );
      }),
    ),
  );
  const foot = y + high - 74;
  const tip = { x: x + 34 + 2 * step + 108, y: y + 92 + 5 * bay - 6 };
  return [
    ui.card(x, y, wide, high),
    ...[0, 0.25, 0.5, 0.75, 1].map((share, index) =>
      ui.fill(x + wide - 246 + index * 26, y + 24, 22, 16, tone(share), 2),
    ),
    ui.soft(x + wide - 258, y + 38, 'vide', { size: 14.5, align: 'end' }),
    ui.soft(x + wide - 106, y + 38, 'plein', { size: 14.5 }),
    ui.strong(x + 34, y + 40, 'Plan des allées', { size: 18 }),
    ...AISLES.map((name, aisle) =>
      ui.strong(x + 34 + aisle * step + 44, y + 80, name, { align: 'middle', fill: soft }),
    ),
    ...bays,
    ...Array.from({ length: BAYS / 2 }, (_, row) =>
      ui.text(x + wide - 20, y + 92 + row * 2 * bay + bay / 2 + 3, String(row * 2 + 1).padStart(2, '0'), {
        size: 14,
        align: 'end',
        fill: faint,
      }),
    ),
    path(box(x + 34, foot, 250, 50) + box(x + 300, foot, 250, 50), {
      fill: 'none',
      stroke: faint,
      'stroke-width': 1.5,
      'stroke-dasharray': '6 5',
    }),
    ui.soft(x + 159, foot + 31, 'Quai 1, départs', { size: 15, align: 'middle' }),
    ui.soft(x + 425, foot + 31, 'Quai 2, arrivages', { size: 15, align: 'middle' }),
    rect(x + wide - 244, foot, 210, 50, { rx: 3, fill: AUBRELLE.ground, stroke: line }),
    ui.soft(x + wide - 139, foot + 31, 'Préparation', { size: 15, align: 'middle' }),
    rect(tip.x, tip.y, 236, 118, { rx: 6, fill: AUBRELLE.ink }),
    path(`M${tip.x} ${tip.y + 42}l-9 9 9 9z`, { fill: AUBRELLE.ink }),
    ui.icon(MapPin, tip.x + 16, tip.y + 15, 18, '#E9B48F', 2),
    ui.strong(tip.x + 42, tip.y + 30, 'C-07', { size: 17, fill: '#FFFFFF' }),
    ui.text(tip.x + 18, tip.y + 60, 'Vase Argile', { size: 16, fill: '#FFFFFF' }),
    ui.text(tip.x + 18, tip.y + 84, '9 pièces, alerte à 24', { size: 15, fill: '#D9C6B3' }),
    progress(ui, tip.x + 18, tip.y + 97, 200, 0.1, { colour: '#F0895F', track: '#5A4538' }),
  ].join('');
}

function watched(ui: Ui, width: number, height: number): string {
  const x = width - PANEL - 20;
  const wide = PANEL - 10;
  return [
    ui.card(x, 104, wide, height - 128),
    ui.strong(x + 26, 144, 'À surveiller', { size: 18 }),
    ui.text(x + wide - 26, 144, 'Les 37 articles', { size: 15, align: 'end', fill: AUBRELLE.accent }),
    ...WATCHED.map(([name, label, place, stock, alert, room], index) => {
      const y = 166 + index * 112;
      const isLow = stock < alert;
      const colour = isLow ? (stock < alert / 2 ? RED : AMBER) : GREEN;
      const bar = { x: x + 96, y: y + 72, width: wide - 122 };
      return [
        ui.rule(x, y + 0.5, wide),
        article(name, x + 26, y + 26, 54),
        ui.strong(x + 96, y + 36, label, { size: 16.5 }),
        ui.soft(x + 96, y + 59, place, { size: 15 }),
        ui.strong(x + wide - 26, y + 38, String(stock), { size: 21, align: 'end', fill: colour }),
        ui.soft(x + wide - 26, y + 60, `alerte ${alert}`, { size: 14, align: 'end' }),
        progress(ui, bar.x, bar.y, bar.width, stock / room, { colour, height: 8 }),
        path(`M${bar.x + (bar.width * alert) / room} ${bar.y - 4}v16`, {
          stroke: AUBRELLE.ink,
          'stroke-width': 2,
        }),
      ].join('');
    }),
    ui.rule(x, 726.5, wide),
    button(ui, x + 26, 746, wide - 52, 52, 'Préparer les bons d’achat'),
  ].join('');
}
