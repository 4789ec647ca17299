import { CalendarRange, ChartNoAxesColumn, type IconNode, Inbox, KeyRound, LayoutGrid, Users } from 'lucide';
import { rect } from '../../svg.ts';
import { logo } from '../parts.ts';
import { ORMEVAL } from '../themes.ts';
import type { Ui } from '../ui.ts';

/** Width of the navy column at the left of every screen. */
export const SIDE = 226;

export const GREEN = '#2E7D5B';
export const AMBER = '#C98A12';
export const RED = '#B8392F';
export const BRASS = '#A8802F';
export const VIOLET = '#6C5A9C';

const ROOMS: readonly (readonly [IconNode, string, string?])[] = [
  [LayoutGrid, 'Accueil'],
  [Inbox, 'Demandes', '27'],
  [CalendarRange, 'Plannings'],
  [Users, 'Équipes'],
  [KeyRound, 'Accès'],
  [ChartNoAxesColumn, 'Suivi'],
];

/** The navy column, with the room that is open and the branch that is looked at. */
export function column(ui: Ui, height: number, here: 'Demandes' | 'Plannings'): string {
  const pale = '#A9B9D1';
  return [
    ui.fill(0, 0, SIDE, height, ORMEVAL.ink),
    logo('banque-ormeval', 24, 24, 34, '#E3C98F'),
    ui.strong(70, 40, 'Ormeval', { size: 18, fill: '#FFFFFF' }),
    ui.text(70, 60, 'Réseau', { size: 14.5, fill: pale }),
    ...ROOMS.map(([icon, label, count], index) => {
      const y = 106 + index * 50;
      const isHere = label === here;
      const ink = isHere ? '#FFFFFF' : pale;
      return [
        isHere ? rect(12, y - 12, SIDE - 24, 44, { rx: 4, fill: '#263A5C' }) : '',
        ui.icon(icon, 26, y - 1, 21, isHere ? '#E3C98F' : pale),
        ui.text(60, y + 15, label, { size: 16.5, fill: ink }),
        count
          ? rect(SIDE - 58, y - 2, 34, 24, { rx: 12, fill: BRASS }) +
            ui.text(SIDE - 41, y + 15, count, { size: 14, align: 'middle', fill: '#FFFFFF' })
          : '',
      ].join('');
    }),
    rect(16, height - 102, SIDE - 32, 78, { rx: 4, fill: '#1E3050' }),
    ui.text(32, height - 70, 'Agence', { size: 14, fill: pale }),
    ui.strong(32, height - 44, 'Place Saint-Luc', { size: 16, fill: '#FFFFFF' }),
  ].join('');
}
