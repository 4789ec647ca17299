import { Check, CircleAlert, Clock, Package, Snowflake } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, progress, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HUGUETTE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Produce, produce } from './produce.ts';

const LEAF = '#3E7A3A';
const SUN = '#D98A1B';
const SIDE = 408;

/** Orders to prepare: number, customer, slot, lines, share done, who prepares. */
const ORDERS = [
  ['412', 'Mme Garnier', '9 h – 11 h', 14, 0.57, 'RO'],
  ['413', 'M. Pelletier', '9 h – 11 h', 8, 0.25, 'NA'],
  ['414', 'Crèche Les Pitchouns', '9 h – 11 h', 31, 0, ''],
  ['409', 'Mme Salvi', '11 h – 13 h', 11, 0, ''],
  ['415', 'M. Duchemin', '11 h – 13 h', 6, 0, ''],
  ['416', 'Mme Ferrand', '16 h – 18 h', 19, 0, ''],
] as const;

type State = 'done' | 'here' | 'todo' | 'missing';

/** The round through the shop: aisle, drawing, what, how much, place, state. */
const ROUND: readonly (readonly [Produce, string, string, string, State, string])[] = [
  ['salad', 'Batavia', '1 pièce', 'A2', 'done', '#E9F2DC'],
  ['tomato', 'Tomates anciennes', '2 kg', 'A4', 'done', '#FBE3D8'],
  ['leek', 'Poireaux', '1 botte', 'A5', 'here', '#E6F0DA'],
  ['aubergine', 'Aubergines', '0,8 kg', 'A7', 'missing', '#EDE2EF'],
  ['pear', 'Poires Guyot', '1,5 kg', 'B1', 'todo', '#F0F2D2'],
  ['bread', 'Pain de campagne', '1 kg, tranché', 'C3', 'todo', '#F8E9D2'],
  ['cheese', 'Tomme de montagne', '600 g', 'D2', 'todo', '#FBF0CE'],
];

/** The tablet of those who prepare the baskets, in the order of the aisles. */
export function preparation(): Screen {
  return onStage({ seed: 'preparation', ground: 'ink', light: [20, 560], theme: HUGUETTE }, (ui) =>
    browser(
      ui,
      { x: 90, y: 48, width: 1420, height: 904 },
      'atelier.panierhuguette.example/preparation',
      (width, height) => [header(ui, width), queue(ui, height), order(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const pale = '#C9C6B4';
  return [
    ui.fill(0, 0, width, 76, HUGUETTE.ink),
    logo('panier-huguette', 30, 20, 34, '#F3A58F'),
    ui.heading(78, 48, 'Préparation', { size: 25, fill: '#FFFFFF' }),
    ui.text(246, 47, 'vendredi 12 juin', { size: 17, fill: pale }),
    ui.text(width - 560, 47, '23 paniers sur 41', { size: 17, fill: '#FFFFFF' }),
    progress(ui, width - 406, 34, 200, 23 / 41, { colour: '#8CC077', track: '#4A4839', height: 12 }),
    avatar(ui, width - 52, 38, 22, 'RO', '#F3A58F'),
    ui.text(width - 86, 44, 'Rosalie', { size: 17, align: 'end', fill: '#FFFFFF' }),
  ].join('');
}

function queue(ui: Ui, height: number): string {
  const { line, accent } = ui.theme;
  return [
    rect(0, 76, SIDE, height, { fill: '#FFFFFF' }),
    path(`M${SIDE}.5 76V${height}`, { stroke: line }),
    ui.strong(30, 118, 'File du matin', { size: 19 }),
    ui.soft(SIDE - 26, 118, '18 restants', { size: 16, align: 'end' }),
    ...ORDERS.map(([number, customer, slot, lines, share, who], index) => {
      const y = 140 + index * 118;
      const isHere = index === 0;
      return [
        rect(18, y, SIDE - 36, 106, {
          rx: 14,
          fill: isHere ? HUGUETTE.tint : HUGUETTE.ground,
          stroke: isHere ? accent : undefined,
          'stroke-width': isHere ? 2 : undefined,
        }),
        ui.heading(36, y + 40, number, { size: 24, fill: isHere ? accent : undefined }),
        ui.strong(94, y + 39, customer, { size: 17 }),
        ui.icon(Clock, 94, y + 55, 17),
        ui.soft(118, y + 69, slot, { size: 15.5 }),
        ui.icon(Package, 232, y + 55, 17),
        ui.soft(256, y + 69, `${lines} articles`, { size: 15.5 }),
        share
          ? progress(ui, 94, y + 84, 210, share, { colour: LEAF, height: 8 })
          : ui.soft(94, y + 93, 'à prendre', { size: 14.5, fill: SUN }),
        who ? avatar(ui, SIDE - 46, y + 78, 17, who, who === 'RO' ? accent : LEAF) : '',
      ].join('');
    }),
  ].join('');
}

function order(ui: Ui, width: number): string {
  const { accent, line, soft, faint } = ui.theme;
  const x = SIDE + 34;
  const right = width - 34;
  const aisles = [
    ['A', 'Légumes', 4],
    ['B', 'Fruits', 1],
    ['C', 'Pain', 1],
    ['D', 'Frais', 1],
  ] as const;
  return [
    ui.heading(x, 128, 'Panier 412', { size: 31 }),
    ui.soft(x + 178, 127, 'Mme Garnier, 8 articles sur 14', { size: 17.5 }),
    ...aisles.map(([letter, label], index) => {
      const at = x + index * 150;
      const isHere = index === 0;
      return (
        rect(at, 150, 138, 48, {
          rx: 24,
          fill: isHere ? LEAF : '#FFFFFF',
          stroke: isHere ? undefined : line,
        }) +
        ui.strong(at + 22, 180, letter, { size: 17, fill: isHere ? '#CFE6C4' : faint }) +
        ui.strong(at + 46, 180, label, { size: 16.5, fill: isHere ? '#FFFFFF' : soft })
      );
    }),
    rect(right - 214, 150, 214, 48, { rx: 24, fill: '#E4EFF6' }),
    ui.icon(Snowflake, right - 194, 163, 22, '#2F6F96', 2),
    ui.text(right - 164, 180, 'Bac froid à la fin', { size: 16, fill: '#2F6F96' }),
    ...ROUND.map(([name, label, amount, place, state, ground], index) => {
      const y = 218 + index * 77;
      const isHere = state === 'here';
      const colour = { done: LEAF, here: accent, missing: SUN, todo: faint }[state];
      return [
        rect(x, y, right - x, 68, {
          rx: 14,
          fill: state === 'missing' ? thin(SUN, 0.13) : '#FFFFFF',
          stroke: isHere ? accent : line,
          'stroke-width': isHere ? 2.5 : 1,
        }),
        rect(x + 8, y + 8, 52, 52, { rx: 10, fill: ground }),
        produce(name, x + 11, y + 11, 46),
        ui.heading(x + 84, y + 43, place, { size: 21, fill: colour }),
        ui.strong(x + 140, y + 42, label, { size: 18.5, fill: state === 'done' ? soft : undefined }),
        state === 'missing'
          ? ui.icon(CircleAlert, x + 352, y + 25, 19, SUN, 2.2) +
            ui.text(x + 380, y + 41, 'Remplacer par des courgettes ?', { size: 16, fill: '#8A5510' })
          : '',
        ui.text(right - 84, y + 42, amount, {
          size: 17.5,
          align: 'end',
          fill: state === 'done' ? soft : undefined,
        }),
        state === 'done'
          ? circle(right - 40, y + 34, 18, { fill: LEAF }) +
            ui.icon(Check, right - 51, y + 23, 22, '#FFFFFF', 3)
          : circle(right - 40, y + 34, 17, { fill: '#FFFFFF', stroke: colour, 'stroke-width': 2.5 }),
      ].join('');
    }),
    button(ui, x, 774, 300, 60, 'Article suivant', { size: 19, radius: 30 }),
    button(ui, x + 316, 774, 220, 60, 'Il en manque', { line, size: 17.5, radius: 30 }),
    ui.soft(right, 811, 'Départ du camion à 8 h 40', { size: 16.5, align: 'end' }),
  ].join('');
}
