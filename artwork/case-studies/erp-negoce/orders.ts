import { Plus, Printer, Search, Truck, X } from 'lucide';
import { path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, field, pill, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { type Cell, table } from '../table.ts';
import { AUBRELLE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Article, article } from './objects.ts';
import { AMBER, BLUE, band, GREEN, RAIL, RED, rail } from './shell.ts';

const PANEL = 412;
const EDGE = 30;

/** Orders: number, customer, channel, lines, share of the goods in stock, amount, state. */
const ORDERS = [
  ['C-5208', 'Le Comptoir Gris', 'Négoce', 14, 1, '2 318,40 €', 'Prête', GREEN],
  ['C-5207', 'Maud Péricard', 'Boutique', 2, 1, '86,00 €', 'Prête', GREEN],
  ['C-5206', 'Hôtel des Tilleuls', 'Négoce', 5, 0.74, '5 940,00 €', 'Partielle', AMBER],
  ['C-5205', 'Jeanne Aubier', 'En ligne', 3, 1, '142,50 €', 'Expédiée', BLUE],
  ['C-5204', 'Atelier Noisette', 'Négoce', 9, 0.89, '1 127,30 €', 'Partielle', AMBER],
  ['C-5203', 'Paul Vasseur', 'En ligne', 1, 0, '59,00 €', 'En rupture', RED],
  ['C-5202', 'Maison Corbin', 'Négoce', 17, 1, '3 402,80 €', 'Expédiée', BLUE],
  ['C-5201', 'Lucie Hamon', 'Boutique', 4, 1, '211,00 €', 'Expédiée', BLUE],
  ['C-5200', 'Les Volets Bleus', 'Négoce', 11, 0.82, '1 866,10 €', 'Partielle', AMBER],
  ['C-5199', 'Élise Roche', 'En ligne', 2, 1, '74,90 €', 'Expédiée', BLUE],
] as const;

const LINES: readonly (readonly [Article, string, number, number, string])[] = [
  ['lamp', 'Lampe Solène', 12, 12, '1 068,00 €'],
  ['bowl', 'Bol Brume, lot de 6', 20, 20, '720,00 €'],
  ['vase', 'Vase Argile', 16, 9, '1 184,00 €'],
  ['cushion', 'Coussin Lin rosé', 40, 18, '1 560,00 €'],
  ['carafe', 'Carafe Onde', 24, 24, '1 408,00 €'],
];

/** The orders of shop, web and wholesale in one table, each with what the stock can give. */
export function orders(): Screen {
  return onStage({ seed: 'orders', ground: 'paper', light: [900, -160], theme: AUBRELLE }, (ui) =>
    browser(
      ui,
      { x: 60, y: 50, width: 1480, height: 900 },
      'gestion.aubrelle.example/ventes',
      (width, height) =>
        [
          rail(ui, height, 'Ventes'),
          band(
            ui,
            width,
            'Commandes',
            '38 à traiter',
            field(ui, width - 470, 21, 250, 42, 'Client ou numéro', { icon: Search }),
            button(ui, width - 204, 21, 174, 42, 'Commande', { icon: Plus, size: 15.5 }),
          ),
          filters(ui),
          list(ui, width),
          panel(ui, width, height),
        ].join(''),
    ),
  );
}

function filters(ui: Ui): string {
  let x = RAIL + EDGE;
  return ['Toutes', 'Boutique', 'En ligne', 'Négoce']
    .map((label, index) => {
      const wide = ui.measure(label, { size: 15.5 }) + 34;
      const at = x;
      x += wide + 10;
      return (
        rect(at, 104, wide, 36, {
          rx: 18,
          fill: index === 0 ? AUBRELLE.ink : '#FFFFFF',
          stroke: index === 0 ? undefined : AUBRELLE.line,
        }) +
        ui.text(at + wide / 2, 127, label, {
          size: 15.5,
          align: 'middle',
          fill: index === 0 ? '#FFFFFF' : undefined,
        })
      );
    })
    .join('');
}

function list(ui: Ui, width: number): string {
  const [x, y] = [RAIL + EDGE, 160];
  const wide = width - PANEL - x - 20;
  const rows = ORDERS.map(([number, customer, channel, lines, stock, amount, state, colour]): Cell[] => [
    (at, middle) => ui.strong(at, middle + 5, number, { size: 15.5 }),
    customer,
    (at, middle) => ui.soft(at, middle + 5, channel, { size: 15.5 }),
    (at, middle) => ui.text(at, middle + 5, String(lines), { size: 15.5, align: 'end' }),
    (at, middle) =>
      progress(ui, at, middle - 4, 84, stock, {
        height: 8,
        colour: stock === 1 ? GREEN : stock === 0 ? RED : AMBER,
      }),
    (at, middle) => ui.text(at, middle + 5, amount, { size: 15.5, align: 'end' }),
    (at, middle) => pill(ui, at, middle, state, colour),
  ]);
  return [
    rect(x, y, wide, 44 + ORDERS.length * 64, { rx: 5, fill: '#FFFFFF', stroke: AUBRELLE.line }),
    ui.fill(x + 1, y + 45 + 2 * 64, wide - 2, 63, AUBRELLE.tint),
    ui.fill(x + 1, y + 45 + 2 * 64, 4, 63, AUBRELLE.accent),
    table(ui, {
      x,
      y,
      width: wide,
      head: 44,
      row: 64,
      size: 15.5,
      headSize: 14.5,
      columns: [
        { at: 20, label: 'Numéro' },
        { at: 108, label: 'Client' },
        { at: 282, label: 'Canal' },
        { at: 424, label: 'Lignes', align: 'end' },
        { at: 452, label: 'En stock' },
        { at: 676, label: 'Montant', align: 'end' },
        { at: 706, label: 'État' },
      ],
      rows,
    }),
  ].join('');
}

function panel(ui: Ui, width: number, height: number): string {
  const { line, soft } = ui.theme;
  const x = width - PANEL;
  const inner = PANEL - 56;
  return [
    ui.fill(x, 85, PANEL, height, '#FFFFFF'),
    path(`M${x}.5 84V${height}`, { stroke: line }),
    ui.heading(x + 28, 130, 'C-5206', { size: 23 }),
    pill(ui, x + 126, 122, 'Partielle', AMBER),
    ui.icon(X, width - 50, 112, 22),
    ui.strong(x + 28, 168, 'Hôtel des Tilleuls', { size: 17 }),
    ui.soft(x + 28, 192, 'Livraison promise le 19 juin', { size: 15.5 }),
    ui.rule(x + 28, 214.5, inner),
    ...LINES.map(([name, label, wanted, ready, amount], index) => {
      const y = 230 + index * 82;
      const isShort = ready < wanted;
      return [
        article(name, x + 28, y, 52),
        ui.text(x + 94, y + 20, label, { size: 16 }),
        ui.text(x + 94, y + 44, `${ready} sur ${wanted}`, { size: 15, fill: isShort ? '#A66A12' : soft }),
        progress(ui, x + 180, y + 34, 84, ready / wanted, { height: 7, colour: isShort ? AMBER : GREEN }),
        ui.text(width - 28, y + 44, amount, { size: 15.5, align: 'end' }),
        ui.rule(x + 28, y + 66.5, inner),
      ].join('');
    }),
    ui.strong(x + 28, 674, 'Total', { size: 17 }),
    ui.heading(width - 28, 676, '5 940,00 €', { size: 22, align: 'end' }),
    rect(x + 28, 698, inner, 46, { rx: 5, fill: '#FCF3E3' }),
    ui.text(x + 44, 727, 'Vases attendus mardi, bon A-1187', { size: 15.5, fill: '#7A5312' }),
    button(ui, x + 28, 764, 214, 50, 'Expédier le prêt', { icon: Truck }),
    button(ui, x + 254, 764, inner - 226, 50, 'Bon', { line, icon: Printer }),
  ].join('');
}
