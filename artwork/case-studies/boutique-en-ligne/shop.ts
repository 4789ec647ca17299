import { Heart, Search, ShoppingBasket, Truck } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { logo } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HUGUETTE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Produce, produce } from './produce.ts';

const EDGE = 44;
const LEAF = '#3E7A3A';

/** Goods: drawing, name, where from, price, unit, ground, label, number in the basket. */
const GOODS: readonly (readonly [Produce, string, string, string, string, string, string, number])[] = [
  ['tomato', 'Tomates anciennes', 'Plein champ', '3,90 €', 'le kilo', '#FBE3D8', 'De saison', 2],
  ['strawberry', 'Fraises', 'Barquette 500 g', '4,80 €', 'la pièce', '#FBE0DF', 'Cueillies hier', 0],
  ['leek', 'Poireaux', 'Botte de trois', '2,60 €', 'la botte', '#E6F0DA', '', 1],
  ['lemon', 'Citrons', 'Non traités', '3,40 €', 'le kilo', '#FBF2CC', '', 0],
  ['carrot', 'Carottes fanes', 'Botte', '2,20 €', 'la botte', '#FBE9D2', '', 0],
  ['aubergine', 'Aubergines', 'Longues', '3,10 €', 'le kilo', '#EDE2EF', 'Nouveau', 0],
  ['pear', 'Poires Guyot', 'À point', '3,70 €', 'le kilo', '#F0F2D2', '', 0],
  ['radish', 'Radis roses', 'Botte', '1,80 €', 'la botte', '#FBE1E8', 'De saison', 1],
];

/** The shelves of a grocer. */
export function shop(): Screen {
  return onStage({ seed: 'shop', ground: 'ink', light: [1100, -140], theme: HUGUETTE }, (ui) =>
    browser(ui, { x: 60, y: 44, width: 1480, height: 912 }, 'www.panierhuguette.example/marche', (width) =>
      [
        header(ui, width),
        banner(ui, width),
        aisles(ui, width),
        ...GOODS.map((_, index) => good(ui, index, width)),
      ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line, faint, soft } = ui.theme;
  return [
    ui.fill(0, 0, width, 82, '#FFFFFF'),
    path(`M0 82.5H${width}`, { stroke: line }),
    logo('panier-huguette', EDGE, 22, 36, accent),
    ui.heading(EDGE + 50, 50, 'Panier Huguette', { size: 25 }),
    rect(336, 20, 500, 44, { rx: 22, fill: HUGUETTE.ground, stroke: line }),
    ui.icon(Search, 354, 32, 20, soft, 2),
    ui.text(386, 48, 'Pommes de terre, pain, œufs…', { size: 16, fill: faint }),
    ui.icon(Truck, 884, 31, 23, LEAF, 1.9),
    ui.text(918, 38, 'Livraison demain', { size: 14.5, fill: soft }),
    ui.strong(918, 58, 'entre 9 h et 11 h', { size: 15.5 }),
    ui.icon(Heart, width - 268, 30, 24, soft, 1.9),
    rect(width - 216, 18, 172, 48, { rx: 24, fill: accent }),
    ui.icon(ShoppingBasket, width - 196, 30, 24, '#FFFFFF', 2),
    ui.strong(width - 162, 49, '42,10 €', { size: 18, fill: '#FFFFFF' }),
    circle(width - 66, 42, 13, { fill: '#FFFFFF' }),
    ui.strong(width - 66, 47, '9', { size: 15, align: 'middle', fill: accent }),
  ].join('');
}

function banner(ui: Ui, width: number): string {
  const wide = width - 2 * EDGE;
  return [
    rect(EDGE, 102, wide, 112, { rx: 20, fill: '#2F5D34' }),
    path(
      `M${EDGE + wide * 0.52} 214C${EDGE + wide * 0.6} 140 ${EDGE + wide * 0.72} 118 ${EDGE + wide - 20} 102q20 0 20 20v72q0 20-20 20z`,
      { fill: '#3E7A3A' },
    ),
    ui.heading(EDGE + 40, 156, 'Le marché de juin', { size: 38, fill: '#FDF9EE' }),
    ui.text(EDGE + 40, 190, 'Commandé avant minuit, livré demain matin.', { size: 18, fill: '#CFE3C4' }),
    produce('salad', EDGE + wide - 470, 104, 106),
    produce('bread', EDGE + wide - 346, 104, 106),
    produce('cheese', EDGE + wide - 218, 110, 92),
    produce('eggs', EDGE + wide - 120, 108, 94),
  ].join('');
}

function aisles(ui: Ui, width: number): string {
  const { accent, line, soft } = ui.theme;
  let x = EDGE;
  const chips = ['Tout le marché', 'Légumes', 'Fruits', 'Crèmerie', 'Pain', 'Épicerie', 'Boissons'].map(
    (label, index) => {
      const isHere = index === 0;
      const wide = ui.measure(label, { size: 16.5, face: ui.theme.strong }) + 40;
      const at = x;
      x += wide + 12;
      return (
        rect(at, 234, wide, 44, {
          rx: 22,
          fill: isHere ? HUGUETTE.ink : '#FFFFFF',
          stroke: isHere ? undefined : line,
        }) +
        ui.strong(at + wide / 2, 262, label, {
          size: 16.5,
          align: 'middle',
          fill: isHere ? '#FFFFFF' : undefined,
        })
      );
    },
  );
  return [
    ...chips,
    ui.text(width - EDGE - ui.measure('saison', { face: ui.theme.strong }) - 8, 262, 'Trier par :', {
      size: 16,
      align: 'end',
      fill: soft,
    }),
    ui.strong(width - EDGE, 262, 'saison', { size: 16, align: 'end', fill: accent }),
  ].join('');
}

function good(ui: Ui, index: number, width: number): string {
  const [drawing, name, origin, price, unit, ground, label, count] = GOODS[index] ?? [
    'tomato',
    '',
    '',
    '',
    '',
    '',
    '',
    0,
  ];
  const gap = 20;
  const wide = (width - 2 * EDGE - 3 * gap) / 4;
  const high = 262;
  const [x, y] = [EDGE + (index % 4) * (wide + gap), 298 + Math.floor(index / 4) * (high + gap)];
  const { accent } = ui.theme;
  const tag = label ? ui.measure(label, { size: 14.5 }) + 24 : 0;
  return [
    rect(x, y, wide, high, { rx: 18, fill: '#FFFFFF', stroke: HUGUETTE.line }),
    rect(x + 10, y + 10, wide - 20, 146, { rx: 12, fill: ground }),
    produce(drawing, x + wide / 2 - 62, y + 21, 124),
    label
      ? rect(x + 22, y + 22, tag, 30, { rx: 15, fill: '#FFFFFF' }) +
        ui.text(x + 34, y + 42, label, { size: 14.5, fill: LEAF })
      : '',
    ui.heading(x + 20, y + 187, name, { size: 20 }),
    ui.soft(x + 20, y + 210, origin, { size: 15 }),
    ui.strong(x + 20, y + 244, price, { size: 21 }),
    ui.soft(x + 28 + ui.measure(price, { size: 21, face: ui.theme.strong }), y + 244, unit, { size: 15 }),
    count
      ? rect(x + wide - 134, y + 212, 116, 40, { rx: 20, fill: HUGUETTE.tint }) +
        path(`M${x + wide - 116} ${y + 232}h12M${x + wide - 48} ${y + 232}h12m-6-6v12`, {
          stroke: accent,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        }) +
        ui.strong(x + wide - 76, y + 238, String(count), { size: 17, align: 'middle', fill: accent })
      : circle(x + wide - 40, y + 232, 21, { fill: accent }) +
        path(`M${x + wide - 48} ${y + 232}h16m-8-8v16`, {
          stroke: '#FFFFFF',
          'stroke-width': 2.6,
          'stroke-linecap': 'round',
        }),
  ].join('');
}
