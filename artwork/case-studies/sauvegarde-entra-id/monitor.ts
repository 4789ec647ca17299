import { Cloud, HardDriveDownload, type IconNode, Play, RotateCcw, ShieldCheck } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { line } from '../charts.ts';
import { browser } from '../frames.ts';
import { button, logo } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { SPARK, VOLTAINE_NIGHT } from '../themes.ts';
import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';

const EDGE = 34;
const GREEN = '#35C98F';
const AMBER = '#FFB93B';
const RED = '#FF6F6A';
const NIGHTS = 42;

/** What is saved: name, number of objects, nights that went wrong (negative: partly) counted from the last. */
const KINDS: readonly (readonly [string, string, readonly number[]])[] = [
  ['Utilisateurs', '1 264', [18]],
  ['Groupes', '318', [18, -27]],
  ['Applications', '97', [18, -5, -6]],
  ['Accès conditionnel', '24', [18]],
  ['Rôles', '41', [18]],
  ['Appareils', '1 530', [18, -12, -33]],
];

const POINTS = [
  ['Aujourd’hui', '2:04', 'complet', '3 274 objets', '6 min 12'],
  ['Mercredi', '2:03', 'écarts', '+ 12, – 3', '1 min 40'],
  ['Mardi', '2:03', 'écarts', '+ 4, – 0', '1 min 38'],
  ['Lundi', '2:05', 'écarts', '+ 31, – 9', '2 min 02'],
] as const;

/** The nights of a backup, and the states one can go back to. */
export function monitor(): Screen {
  return onStage({ seed: 'monitor', ground: 'ink', light: [40, 1010], theme: VOLTAINE_NIGHT }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'sauvegarde.voltaine.example', (width) =>
      [header(ui, width), figures(ui, width), nights(ui, width), points(ui), volume(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line: hair, soft } = ui.theme;
  return [
    logo('voltaine', EDGE, 23, 30, SPARK),
    ui.strong(EDGE + 46, 45, 'Voltaine', { size: 19 }),
    path(`M${EDGE + 148} 26v26`, { stroke: hair, 'stroke-width': 1.5 }),
    ui.text(EDGE + 168, 45, 'Sauvegardes', { size: 18, fill: soft }),
    circle(width - 536, 39, 6, { fill: GREEN }),
    circle(width - 536, 39, 11, { fill: GREEN, 'fill-opacity': '.22' }),
    ui.text(width - 514, 44, 'Tout est à jour', { size: 16.5, fill: '#9FE9CB' }),
    button(ui, width - 364, 17, 158, 44, 'Restaurer', { line: '#2C3F66', icon: RotateCcw, size: 15.5 }),
    button(ui, width - 192, 17, 158, 44, 'Lancer', { icon: Play, size: 15.5 }),
    path(`M0 78.5H${width}`, { stroke: hair }),
  ].join('');
}

function figures(ui: Ui, width: number): string {
  const tiles: readonly (readonly [IconNode, string, string, string])[] = [
    [ShieldCheck, '41 nuits sur 42', 'réussies', GREEN],
    [HardDriveDownload, '3 274', 'objets sauvés', '#4C8DFF'],
    [RotateCcw, '9 min', 'dernière restauration', SPARK],
    [Cloud, '2 copies', 'dont une hors du nuage', '#B79BFF'],
  ];
  const wide = (width - 2 * EDGE - 3 * 18) / 4;
  return tiles
    .map(([icon, value, label, colour], index) => {
      const x = EDGE + index * (wide + 18);
      return (
        ui.card(x, 102, wide, 104) +
        rect(x + 22, 128, 52, 52, { rx: 12, fill: colour, 'fill-opacity': '.16' }) +
        ui.icon(icon, x + 35, 141, 26, colour, 1.9) +
        ui.heading(x + 92, 152, value, { size: 23 }) +
        ui.soft(x + 92, 178, label, { size: 15.5 })
      );
    })
    .join('');
}

function nights(ui: Ui, width: number): string {
  const [x, y, wide, row] = [EDGE, 226, width - 2 * EDGE, 47];
  const left = x + 252;
  const step = (wide - 252 - 24) / NIGHTS;
  const cell = (night: number, index: number) =>
    `M${(left + night * step).toFixed(1)} ${y + 84 + index * row}h${(step - 5).toFixed(1)}v30h${(5 - step).toFixed(1)}z`;
  const paths = new Map<string, string>();
  KINDS.forEach(([, , wrong], index) => {
    for (let night = 0; night < NIGHTS; night++) {
      const ago = NIGHTS - night;
      const colour = wrong.includes(ago) ? RED : wrong.includes(-ago) ? AMBER : GREEN;
      paths.set(colour, (paths.get(colour) ?? '') + cell(night, index));
    }
  });
  const tipX = left + (NIGHTS - 18) * step + step / 2 - 2;
  return [
    ui.card(x, y, wide, 376),
    ui.strong(x + 24, y + 42, 'Six semaines de nuits', { size: 18 }),
    ...[
      ['réussie', GREEN],
      ['partielle', AMBER],
      ['échouée', RED],
    ].map(
      ([label = '', colour = ''], index) =>
        ui.fill(x + wide - 340 + index * 112, y + 29, 14, 14, colour, 3) +
        ui.soft(x + wide - 318 + index * 112, y + 41, label, { size: 15 }),
    ),
    ...KINDS.map(
      ([label, count], index) =>
        ui.text(x + 24, y + 104 + index * row, label, { size: 16 }) +
        ui.soft(left - 22, y + 104 + index * row, count, { size: 15, align: 'end' }),
    ),
    ...[...paths].map(([colour, d]) =>
      path(d, { fill: colour, 'fill-opacity': colour === GREEN ? '.82' : undefined }),
    ),
    rect(tipX - 252, y + 8, 284, 58, { rx: 9, fill: '#EAF0FB' }),
    path(`M${tipX - 8} ${y + 65}h16l-8 9z`, { fill: '#EAF0FB' }),
    ui.strong(tipX - 110, y + 32, 'Nuit du 24 mai', { size: 15.5, align: 'middle', fill: '#0F1B33' }),
    ui.text(tipX - 110, y + 54, 'Jeton expiré, relancée à 7:40', {
      size: 15,
      align: 'middle',
      fill: '#5F6B85',
    }),
  ].join('');
}

function points(ui: Ui): string {
  const [x, y, wide] = [EDGE, 620, 800];
  return [
    ui.card(x, y, wide, 216),
    ui.strong(x + 24, y + 38, 'Points de restauration', { size: 18 }),
    ...POINTS.map(([day, hour, kind, objects, length], index) => {
      const top = y + 54 + index * 40;
      return [
        ui.rule(x, top + 0.5, wide),
        circle(x + 31, top + 20, 5, { fill: kind === 'complet' ? GREEN : '#4C8DFF' }),
        ui.text(x + 50, top + 26, day, { size: 15.5 }),
        ui.text(x + 168, top + 26, hour, { size: 15, face: PLEX_MONO, fill: ui.theme.soft }),
        ui.soft(x + 256, top + 26, kind, { size: 15.5 }),
        ui.text(x + 372, top + 26, objects, { size: 15, face: PLEX_MONO }),
        ui.soft(x + 562, top + 26, length, { size: 15 }),
        ui.text(x + wide - 24, top + 26, 'Comparer', { size: 15, align: 'end', fill: '#7FB0FF' }),
      ].join('');
    }),
  ].join('');
}

function volume(ui: Ui, width: number): string {
  const [x, y] = [EDGE + 818, 620];
  const wide = width - EDGE - x;
  const frame = { x: x + 24, y: y + 88, width: wide - 48, height: 90, min: 2900, max: 3300 };
  const wash = ui.definitions.linear(
    [
      [0, SPARK, 0.35],
      [1, SPARK, 0],
    ],
    [0, 0, 0, 1],
  );
  return [
    ui.card(x, y, wide, 216),
    ui.strong(x + 24, y + 38, 'Objets protégés', { size: 18 }),
    ui.heading(x + wide - 24, y + 42, '3 274', { size: 25, align: 'end' }),
    line(frame, [2950, 2962, 2970, 3004, 3010, 3052, 3049, 3098, 3120, 3161, 3158, 3197, 3232, 3274], SPARK, {
      wash,
      width: 3,
    }),
    ui.soft(x + 24, y + 202, 'janvier', { size: 14.5 }),
    ui.soft(x + wide - 24, y + 202, 'juin', { size: 14.5, align: 'end' }),
  ].join('');
}
