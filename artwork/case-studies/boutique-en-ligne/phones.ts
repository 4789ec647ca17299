import { ArrowLeft, Check, ChevronRight, House, Leaf, MapPin, Tag, Truck } from 'lucide';
import { circle, group, path, rect } from '../../svg.ts';
import { phone, statusBar } from '../frames.ts';
import { button, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HUGUETTE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Produce, produce } from './produce.ts';

const EDGE = 22;
const ROOM = 390 - 2 * EDGE;
const LEAF = '#3E7A3A';

const LINES: readonly (readonly [Produce, string, string, number, string, string])[] = [
  ['tomato', 'Tomates anciennes', '2 kg', 2, '7,80 €', '#FBE3D8'],
  ['leek', 'Poireaux', 'une botte', 1, '2,60 €', '#E6F0DA'],
  ['eggs', 'Œufs fermiers', 'boîte de six', 2, '6,40 €', '#F5EBDC'],
  ['bread', 'Pain de campagne', 'un kilo, tranché', 1, '5,90 €', '#F8E9D2'],
  ['cheese', 'Tomme de montagne', '600 g', 1, '13,20 €', '#FBF0CE'],
];

const SLOTS = [
  ['7 h – 9 h', 'complet', ''],
  ['9 h – 11 h', 'tournée verte', 'offert'],
  ['11 h – 13 h', '', '2,90 €'],
  ['18 h – 20 h', 'plus que 2 places', '3,90 €'],
] as const;

/** A basket and the choice of a delivery, on two large phones. */
export function phones(): Screen {
  return onStage({ seed: 'basket', ground: 'paper', light: [820, 1100], theme: HUGUETTE }, (ui) =>
    [
      group(
        { transform: 'translate(286 70)scale(1.14)' },
        phone(ui, { x: 0, y: 0, height: 900 }, (_, height) => basket(ui, height)),
      ),
      group(
        { transform: 'translate(842 -96)scale(1.14)' },
        phone(ui, { x: 0, y: 0, height: 900 }, (_, height) => delivery(ui, height)),
      ),
    ].join(''),
  );
}

function basket(ui: Ui, height: number): string {
  const { accent, line, soft } = ui.theme;
  return [
    statusBar(ui, '21:17'),
    ui.heading(EDGE, 94, 'Panier', { size: 31 }),
    ui.soft(390 - EDGE, 92, '7 articles', { size: 16, align: 'end' }),
    rect(EDGE, 114, ROOM, 62, { rx: 14, fill: '#E9F2E2' }),
    ui.icon(Truck, EDGE + 16, 133, 24, LEAF, 2),
    ui.text(EDGE + 54, 140, 'Encore 4,10 € et la livraison', { size: 15.5, fill: '#2F5D34' }),
    ui.text(EDGE + 54, 162, 'est offerte', { size: 15.5, fill: '#2F5D34' }),
    progress(ui, EDGE + 150, 153, 178, 0.9, { colour: LEAF, track: '#CFE1C4', height: 8 }),
    ...LINES.map(([name, label, detail, count, price, ground], index) => {
      const y = 194 + index * 92;
      return [
        rect(EDGE, y, ROOM, 82, { rx: 14, fill: '#FFFFFF', stroke: line }),
        rect(EDGE + 8, y + 8, 66, 66, { rx: 10, fill: ground }),
        produce(name, EDGE + 13, y + 13, 56),
        ui.strong(EDGE + 88, y + 33, label, { size: 16 }),
        ui.soft(EDGE + 88, y + 59, detail, { size: 15 }),
        ui.strong(EDGE + ROOM - 14, y + 33, price, { size: 16, align: 'end' }),
        path(`M${EDGE + ROOM - 88} ${y + 55}h10M${EDGE + ROOM - 26} ${y + 55}h10m-5-5v10`, {
          stroke: accent,
          'stroke-width': 2.2,
          'stroke-linecap': 'round',
        }),
        ui.strong(EDGE + ROOM - 52, y + 61, String(count), { size: 16, align: 'middle' }),
      ].join('');
    }),
    ui.icon(Tag, EDGE, 664, 20, soft),
    ui.soft(EDGE + 30, 680, 'Ajouter un code', { size: 16 }),
    ui.icon(ChevronRight, EDGE + ROOM - 20, 664, 20),
    rect(0, 702, 390, height, { fill: '#FFFFFF' }),
    path('M0 702.5H390', { stroke: line }),
    ui.strong(EDGE, 738, 'Total', { size: 17 }),
    ui.heading(390 - EDGE, 740, '35,90 €', { size: 25, align: 'end' }),
    button(ui, EDGE, 758, ROOM, 56, 'Choisir la livraison', { size: 18, radius: 28 }),
  ].join('');
}

function delivery(ui: Ui, height: number): string {
  const { accent, line, soft, tint, faint } = ui.theme;
  const days = ['Ven. 12', 'Sam. 13', 'Lun. 15', 'Mar. 16'];
  return [
    statusBar(ui, '21:18'),
    ui.icon(ArrowLeft, EDGE, 146, 25, HUGUETTE.ink, 2),
    ui.heading(EDGE + 40, 168, 'Livraison', { size: 28 }),
    rect(EDGE, 196, ROOM, 76, { rx: 14, fill: '#FFFFFF', stroke: line }),
    rect(EDGE + 12, 210, 48, 48, { rx: 12, fill: tint }),
    ui.icon(House, EDGE + 24, 222, 24, accent, 2),
    ui.strong(EDGE + 76, 228, 'À la maison', { size: 16.5 }),
    ui.icon(MapPin, EDGE + 76, 239, 16),
    ui.soft(EDGE + 97, 253, '14, rue des Lilas', { size: 15.5 }),
    ui.strong(EDGE, 322, 'Quel jour ?', { size: 19 }),
    ...days.map((day, index) => {
      const x = EDGE + index * 88;
      const isHere = index === 1;
      const [name = '', number = ''] = day.split(' ');
      return (
        rect(x, 340, 80, 82, {
          rx: 16,
          fill: isHere ? accent : '#FFFFFF',
          stroke: isHere ? undefined : line,
        }) +
        ui.text(x + 40, 370, name, { size: 15.5, align: 'middle', fill: isHere ? '#FFDDD3' : soft }) +
        ui.strong(x + 40, 404, number, { size: 25, align: 'middle', fill: isHere ? '#FFFFFF' : undefined })
      );
    }),
    ui.strong(EDGE, 470, 'Quelle heure ?', { size: 19 }),
    ...SLOTS.map(([hours, note, price], index) => {
      const y = 488 + index * 72;
      const isHere = index === 1;
      const isFull = note === 'complet';
      return [
        rect(EDGE, y, ROOM, 62, {
          rx: 14,
          fill: isHere ? tint : isFull ? '#F4EFE0' : '#FFFFFF',
          stroke: isHere ? accent : isFull ? undefined : line,
          'stroke-width': isHere ? 2 : 1,
        }),
        isHere
          ? circle(EDGE + 30, y + 31, 12, { fill: accent }) +
            ui.icon(Check, EDGE + 22, y + 23, 16, '#FFFFFF', 3.2)
          : circle(EDGE + 30, y + 31, 11, {
              fill: '#FFFFFF',
              stroke: isFull ? line : faint,
              'stroke-width': 2,
            }),
        ui.strong(EDGE + 58, y + (note ? 27 : 37), hours, { size: 17, fill: isFull ? faint : undefined }),
        note
          ? (isHere ? ui.icon(Leaf, EDGE + 58, y + 36, 15, LEAF, 2) : '') +
            ui.text(EDGE + (isHere ? 79 : 58), y + 49, note, {
              size: 14.5,
              fill: isHere ? LEAF : isFull ? faint : '#B4651B',
            })
          : '',
        ui.strong(EDGE + ROOM - 16, y + 37, price, {
          size: 16.5,
          align: 'end',
          fill: isHere ? LEAF : undefined,
        }),
      ].join('');
    }),
    button(ui, EDGE, height - 78, ROOM, 54, 'Payer 35,90 €', { size: 18, radius: 27 }),
  ].join('');
}
