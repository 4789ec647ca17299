import { ChartColumn, type IconNode, Package, Settings, ShoppingBag, Truck, Users, Warehouse } from 'lucide';
import { path } from '../../svg.ts';
import { avatar, logo } from '../parts.ts';
import type { Ui } from '../ui.ts';

/** Width of the rail of icons at the left of every screen. */
export const RAIL = 84;

export const GREEN = '#5C8A5A';
export const AMBER = '#D9932B';
export const RED = '#C0392B';
export const BLUE = '#4E7A94';

const ROOMS: readonly (readonly [IconNode, string])[] = [
  [ShoppingBag, 'Ventes'],
  [Truck, 'Achats'],
  [Warehouse, 'Stock'],
  [Package, 'Articles'],
  [Users, 'Clients'],
  [ChartColumn, 'Chiffres'],
];

/** The rail, with the room that is open. */
export function rail(ui: Ui, height: number, here: 'Ventes' | 'Achats' | 'Stock'): string {
  const pale = '#CDBCA9';
  return [
    ui.fill(0, 0, RAIL, height, '#3A2A20'),
    logo('maison-aubrelle', 25, 20, 34, '#F0D9C0'),
    ...ROOMS.map(([icon, label], index) => {
      const y = 92 + index * 84;
      const isHere = label === here;
      return [
        isHere ? ui.fill(0, y - 8, RAIL, 76, '#523B2C') + ui.fill(0, y - 8, 4, 76, '#E39A6B') : '',
        ui.icon(icon, 29, y + 4, 26, isHere ? '#FFFFFF' : pale, 1.7),
        ui.text(RAIL / 2, y + 52, label, { size: 14, align: 'middle', fill: isHere ? '#FFFFFF' : pale }),
      ].join('');
    }),
    ui.icon(Settings, 30, height - 116, 24, pale, 1.7),
    avatar(ui, RAIL / 2, height - 48, 20, 'MA', '#E39A6B'),
  ].join('');
}

/** The title of a screen on its white band. */
export function band(ui: Ui, width: number, title: string, note: string, ...right: string[]): string {
  const wide = ui.measure(title, { size: 27, face: ui.theme.heading });
  return [
    ui.fill(RAIL, 0, width, 84, '#FFFFFF'),
    path(`M${RAIL} 84.5H${width}`, { stroke: ui.theme.line }),
    ui.heading(RAIL + 30, 52, title, { size: 27 }),
    ui.soft(RAIL + 30 + wide + 18, 51, note, { size: 16 }),
    ...right,
  ].join('');
}
