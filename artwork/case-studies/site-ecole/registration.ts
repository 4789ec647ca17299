import { Check, ChevronLeft, Download, Minus, Plus, Users } from 'lucide';
import { circle, group, path, rect } from '../../svg.ts';
import { phone, statusBar } from '../frames.ts';
import { avatar, button, logo, pill, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { TESSANDRE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { MARIGOLD } from './home.ts';

const EDGE = 24;
const ROOM = 390 - 2 * EDGE;
const LEAF = '#3F8F5B';
const BRICK = '#C9503F';

/** Visits of the day: hour, families expected, places. */
const VISITS = [
  ['9 h', 40, 40],
  ['10 h', 22, 60],
  ['11 h', 48, 60],
  ['12 h', 9, 30],
] as const;

/** Families who have just put their names down: name, class, number of people, visit, initials, colour. */
const FAMILIES = [
  ['Famille Benali', 'pour la 6e', '3 personnes', '10 h', 'FB', '#2F6FA8'],
  ['Famille Tardieu', 'pour la 2de', '2 personnes', '11 h', 'FT', '#7A5AA6'],
  ['Famille Le Goff', 'pour l’internat', '4 personnes', '10 h', 'LG', '#1F8A8C'],
] as const;

/** Putting one's name down for the open day on a telephone, and the list as the secretary has it. */
export function registration(): Screen {
  return onStage({ seed: 'school-visit', ground: 'paper', light: [1450, 80], theme: TESSANDRE }, (ui) =>
    [
      group(
        { transform: 'translate(150 52)scale(1.06)' },
        phone(ui, { x: 0, y: 0, height: 848 }, (_, height) => form(ui, height)),
      ),
      visits(ui, 680, 96, 790, 430),
      families(ui, 760, 556, 710, 348),
    ].join(''),
  );
}

function form(ui: Ui, height: number): string {
  const { accent, line, soft } = ui.theme;
  return [
    rect(0, 0, 390, 196, { fill: accent }),
    statusBar(ui, '20:41', '#FFFFFF'),
    ui.icon(ChevronLeft, EDGE - 4, 62, 28, '#FFFFFF', 2.2),
    logo('ecole-tessandre', 390 - EDGE - 34, 58, 34, MARIGOLD),
    ui.heading(EDGE, 136, 'Portes ouvertes', { size: 34, fill: '#FFFFFF' }),
    ui.text(EDGE, 168, 'samedi 14 mars', { size: 18, fill: '#D5E6EE' }),
    rect(0, 190, 390, height, { rx: 22, fill: TESSANDRE.ground }),
    ui.strong(EDGE, 234, 'À quelle heure ?', { size: 19 }),
    ...VISITS.map(([hour, taken, places], index) => {
      const [x, y] = [EDGE + (index % 2) * 176, 252 + Math.floor(index / 2) * 88];
      const isFull = taken === places;
      const isHere = index === 1;
      return [
        rect(x, y, 166, 76, {
          rx: 12,
          fill: isHere ? accent : isFull ? '#ECEDEA' : '#FFFFFF',
          stroke: isHere ? undefined : line,
        }),
        ui.heading(x + 18, y + 36, hour, { size: 26, fill: isHere ? '#FFFFFF' : isFull ? soft : undefined }),
        ui.text(x + 18, y + 60, isFull ? 'complet' : `${places - taken} places`, {
          size: 16,
          fill: isHere ? '#D5E6EE' : soft,
        }),
        isHere
          ? circle(x + 138, y + 28, 14, { fill: MARIGOLD }) +
            ui.icon(Check, x + 129, y + 19, 18, TESSANDRE.ink, 2.6)
          : '',
      ].join('');
    }),
    ui.strong(EDGE, 468, 'Combien serez-vous ?', { size: 19 }),
    rect(EDGE, 484, ROOM, 64, { rx: 12, fill: '#FFFFFF', stroke: line }),
    ...[Minus, Plus].map((icon, index) => {
      const x = EDGE + 10 + index * (ROOM - 64);
      return (
        rect(x, 494, 44, 44, { rx: 22, fill: TESSANDRE.tint }) + ui.icon(icon, x + 10, 504, 24, accent, 2.4)
      );
    }),
    ui.heading(EDGE + ROOM / 2, 526, '3', { size: 30, align: 'middle' }),
    ui.strong(EDGE, 590, 'Votre enfant entrerait en', { size: 19 }),
    ...['6e', '5e', '4e', '3e', '2de'].map((label, index) => {
      const x = EDGE + index * 70;
      const isHere = index === 0;
      return (
        rect(x, 606, 62, 52, {
          rx: 12,
          fill: isHere ? accent : '#FFFFFF',
          stroke: isHere ? undefined : line,
        }) +
        ui.strong(x + 31, 639, label, { size: 18, align: 'middle', fill: isHere ? '#FFFFFF' : undefined })
      );
    }),
    button(ui, EDGE, height - 132, ROOM, 62, 'Nous inscrire', {
      fill: MARIGOLD,
      ink: TESSANDRE.ink,
      size: 20,
      radius: 31,
    }),
    ui.soft(195, height - 40, 'Un message vous le rappellera vendredi.', { size: 15.5, align: 'middle' }),
  ].join('');
}

function visits(ui: Ui, x: number, y: number, width: number, height: number): string {
  return [
    sheet(ui, x, y, width, height),
    ui.heading(x + 40, y + 64, 'Visites du 14 mars', { size: 32 }),
    ui.soft(x + 40, y + 96, '119 personnes attendues, 71 places encore libres', { size: 18 }),
    button(ui, x + width - 226, y + 34, 186, 50, 'Imprimer', {
      line: TESSANDRE.line,
      icon: Download,
      size: 17,
    }),
    ...VISITS.map(([hour, taken, places], index) => {
      const top = y + 136 + index * 70;
      const isFull = taken === places;
      return [
        ui.heading(x + 40, top + 30, hour, { size: 26 }),
        progress(ui, x + 130, top + 10, width - 400, taken / places, {
          colour: isFull ? BRICK : TESSANDRE.accent,
          track: '#ECEEEC',
          height: 22,
        }),
        ui.strong(x + width - 246, top + 29, `${taken} sur ${places}`, { size: 19 }),
        isFull
          ? pill(ui, x + width - 140, top + 21, 'complet', BRICK, { size: 16 })
          : pill(ui, x + width - 140, top + 21, 'ouvert', LEAF, { size: 16 }),
      ].join('');
    }),
  ].join('');
}

function families(ui: Ui, x: number, y: number, width: number, height: number): string {
  return [
    sheet(ui, x, y, width, height),
    ui.icon(Users, x + 36, y + 36, 30, TESSANDRE.accent, 2),
    ui.heading(x + 80, y + 61, 'Dernières inscriptions', { size: 28 }),
    ui.soft(x + width - 36, y + 60, 'ce soir', { size: 17, align: 'end' }),
    ...FAMILIES.map(([name, wish, people, hour, initials, colour], index) => {
      const top = y + 92 + index * 80;
      return [
        path(`M${x + 36} ${top}.5h${width - 72}`, { stroke: TESSANDRE.line }),
        avatar(ui, x + 62, top + 40, 26, initials, colour),
        ui.strong(x + 106, top + 36, name, { size: 19 }),
        ui.soft(x + 106, top + 61, wish, { size: 17 }),
        ui.text(x + width - 150, top + 48, people, { size: 18, align: 'end' }),
        ui.heading(x + width - 36, top + 50, hour, { size: 24, align: 'end', fill: TESSANDRE.accent }),
      ].join('');
    }),
  ].join('');
}

/** A card that lies on the wall by itself. */
function sheet(ui: Ui, x: number, y: number, width: number, height: number): string {
  const shadow = [22, 18, 14, 11, 8, 5, 2].map((spread) =>
    rect(x - spread, y - spread + 10, width + 2 * spread, height + 2 * spread, { rx: 18 + spread }),
  );
  return (
    group({ fill: '#04100A', 'fill-opacity': '.016' }, ...shadow) +
    rect(x, y, width, height, { rx: 18, fill: ui.theme.surface })
  );
}
