import {
  Bold,
  CalendarDays,
  Check,
  Clock,
  FileText,
  GripVertical,
  type IconNode,
  Image,
  Link,
  Newspaper,
  Plus,
  TriangleAlert,
  Utensils,
} from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, logo, pill } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { TESSANDRE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { MARIGOLD } from './home.ts';

const SIDE = 236;
const PANEL = 376;
const HEAD = 72;
const LEAF = '#3F8F5B';

const AREAS: readonly (readonly [IconNode, string, string])[] = [
  [FileText, 'Pages', '23'],
  [Newspaper, 'Actualités', '6'],
  [CalendarDays, 'Portes ouvertes', ''],
  [Utensils, 'Menus', ''],
  [Image, 'Images', '84'],
];

/** Paragraphs of the page, line by line; the second is being edited. */
const TEXT: readonly (readonly string[])[] = [
  [
    'L’internat ouvre le dimanche à 20 h et ferme le vendredi à 17 h. Quarante élèves y',
    'dorment, à deux par chambre, au-dessus de la bibliothèque.',
  ],
  [
    'Le soir, l’étude va de 17 h 30 à 19 h. Un professeur reste dans la salle et reprend',
    'avec chacun ce qui n’a pas été compris le matin. Le mardi, c’est théâtre.',
  ],
];

/** What the house looks at before a page goes on line. */
const CHECKS: readonly (readonly [boolean, string, string])[] = [
  [true, 'Phrases courtes', 'la plus longue a 24 mots'],
  [true, 'Images décrites', '2 sur 2'],
  [false, 'Date du tarif', 'rentrée 2025, à confirmer'],
];

const VERSIONS = [
  ['aujourd’hui, 9 h 12', 'deux phrases', 'OG'],
  ['lundi, 16 h 40', 'photo du réfectoire', 'OG'],
  ['le 3 mars', 'tarifs', 'JM'],
] as const;

/** A page of the site in the hands of the secretary who keeps it. */
export function editor(): Screen {
  return onStage({ seed: 'school-editor', ground: 'ink', light: [200, 60], theme: TESSANDRE }, (ui) =>
    browser(
      ui,
      { x: 64, y: 46, width: 1472, height: 908 },
      'www.tessandre.example/redaction',
      (width, height) =>
        [side(ui, height), head(ui, width), page(ui, width, height), panel(ui, width, height)].join(''),
    ),
  );
}

function side(ui: Ui, height: number): string {
  return [
    ui.fill(0, 0, SIDE, height, '#173F54'),
    logo('ecole-tessandre', 26, 22, 32, MARIGOLD),
    ui.heading(72, 47, 'Tessandre', { size: 24, fill: '#FFFFFF' }),
    ...AREAS.map(([icon, label, count], index) => {
      const y = 96 + index * 58;
      const isHere = index === 0;
      return [
        isHere ? rect(14, y, SIDE - 28, 48, { rx: 10, fill: TESSANDRE.accent }) : '',
        ui.icon(icon, 30, y + 13, 22, isHere ? MARIGOLD : '#9FC0CF', 2),
        ui.text(64, y + 30, label, { size: 17, fill: isHere ? '#FFFFFF' : '#CFE0E8' }),
        count ? ui.text(SIDE - 30, y + 30, count, { size: 15, align: 'end', fill: '#9FC0CF' }) : '',
      ].join('');
    }),
    path(`M26 ${height - 86}.5h${SIDE - 52}`, { stroke: '#2D5A70' }),
    circle(48, height - 44, 22, { fill: '#FFFFFF' }),
    avatar(ui, 48, height - 44, 20, 'OG', MARIGOLD),
    ui.strong(82, height - 50, 'Odile Garnier', { size: 16, fill: '#FFFFFF' }),
    ui.text(82, height - 29, 'secrétariat', { size: 15, fill: '#9FC0CF' }),
  ].join('');
}

function head(ui: Ui, width: number): string {
  return [
    ui.fill(SIDE, 0, width - SIDE, HEAD, '#FFFFFF'),
    path(`M${SIDE} ${HEAD}.5h${width - SIDE}`, { stroke: TESSANDRE.line }),
    ui.soft(SIDE + 32, 44, 'Pages', { size: 17 }),
    ui.text(SIDE + 88, 44, '/', { size: 17, fill: TESSANDRE.faint }),
    ui.strong(SIDE + 106, 44, 'L’internat', { size: 17 }),
    pill(ui, SIDE + 204, 38, 'en ligne', LEAF, { size: 15.5 }),
    button(ui, width - 346, 13, 138, 46, 'Aperçu', { line: TESSANDRE.line, size: 17 }),
    button(ui, width - 196, 13, 164, 46, 'Mettre à jour', { size: 17 }),
  ].join('');
}

function page(ui: Ui, width: number, height: number): string {
  const [x, wide] = [SIDE + 64, width - SIDE - PANEL - 128];
  const [first = [], second = []] = TEXT;
  const top = HEAD + 356;
  return [
    rect(SIDE + 32, HEAD + 28, wide + 64, height, { rx: 12, fill: '#FFFFFF', stroke: TESSANDRE.line }),
    ui.heading(x, HEAD + 98, 'L’internat', { size: 46 }),
    dormitory(ui, x, HEAD + 126, wide, 142),
    ...first.map((line, index) => ui.text(x, HEAD + 306 + index * 29, line, { size: 18 })),
    rect(x - 18, top + 18, wide + 36, 88, {
      rx: 8,
      fill: '#F3F8FA',
      stroke: TESSANDRE.accent,
      'stroke-width': 2,
    }),
    ui.icon(GripVertical, x - 50, top + 48, 24, TESSANDRE.faint, 2),
    ...second.map((line, index) => ui.text(x, top + 54 + index * 29, line, { size: 18 })),
    rect(x + ui.measure(second[1] ?? '', { size: 18 }) + 3, top + 66, 2.4, 22, { fill: TESSANDRE.accent }),
    rect(x + wide - 132, top + 96, 150, 42, { rx: 8, fill: TESSANDRE.ink }),
    ...[Bold, Link, Image].map((icon, index) =>
      ui.icon(icon, x + wide - 116 + index * 48, top + 106, 22, '#FFFFFF', 2.2),
    ),
    ui.heading(x, top + 154, 'Les tarifs de la rentrée', { size: 28 }),
    ...['Du lundi au vendredi', 'Nuit du dimanche', 'Trousseau et linge'].map((label, index) => {
      const y = top + 174 + index * 46;
      return [
        path(`M${x} ${y}.5h${wide}`, { stroke: TESSANDRE.line }),
        ui.text(x, y + 30, label, { size: 17.5 }),
        ui.strong(x + wide, y + 30, ['2 940 € l’année', '310 € l’année', 'compris'][index] ?? '', {
          size: 17.5,
          align: 'end',
        }),
      ].join('');
    }),
    circle(x + wide / 2, height - 66, 22, { fill: TESSANDRE.tint }),
    ui.icon(Plus, x + wide / 2 - 12, height - 78, 24, TESSANDRE.accent, 2.4),
  ].join('');
}

/** The picture of the page: two beds under a window, in the evening. */
function dormitory(ui: Ui, x: number, y: number, width: number, height: number): string {
  const evening = ui.definitions.linear(
    [
      [0, '#24506A'],
      [1, '#E9A867'],
    ],
    [0, 0, 0, 1],
  );
  const window = x + width / 2 - 90;
  const bed = (left: number, colour: string) =>
    path(`M${left} ${y + height}v-66h16v22h150q24 0 24 24v20z`, { fill: '#7A5236' }) +
    path(`M${left + 16} ${y + height - 40}q6-18 30-18h26v18z`, { fill: '#FFFFFF' }) +
    path(`M${left + 66} ${y + height - 46}h94q22 0 22 22v4H${left + 66}z`, { fill: colour });
  return [
    rect(x, y, width, height, { rx: 8, fill: '#F1DFC2' }),
    rect(window, y + 14, 180, 84, { fill: evening }),
    circle(window + 132, y + 42, 12, { fill: '#FFE9B8' }),
    path(`M${window + 90} ${y + 14}v84M${window} ${y + 56}h180`, { stroke: '#FFFFFF', 'stroke-width': 6 }),
    rect(window, y + 14, 180, 84, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 8 }),
    rect(x, y + height - 12, width, 12, { fill: '#C79A6B' }),
    bed(x + 40, '#1F5C7A'),
    bed(x + width - 240, '#C9503F'),
    rect(x + width / 2 - 44, y + height - 34, 88, 22, { rx: 3, fill: '#A9774B' }),
  ].join('');
}

function panel(ui: Ui, width: number, height: number): string {
  const x = width - PANEL;
  const wide = PANEL - 60;
  return [
    ui.fill(x, HEAD + 1, PANEL, height, '#FFFFFF'),
    path(`M${x}.5 ${HEAD}v${height}`, { stroke: TESSANDRE.line }),
    rect(x + 30, HEAD + 28, wide, 118, { rx: 12, fill: TESSANDRE.tint }),
    ui.icon(Clock, x + 50, HEAD + 48, 24, TESSANDRE.accent, 2.2),
    ui.text(x + 86, HEAD + 66, 'Ouverte il y a', { size: 17, fill: TESSANDRE.accent }),
    ui.heading(x + 50, HEAD + 122, '5 min', { size: 44, fill: TESSANDRE.accent }),
    ui.heading(x + 30, HEAD + 196, 'Avant de publier', { size: 24 }),
    ...CHECKS.map(([isGood, label, detail], index) => {
      const y = HEAD + 218 + index * 68;
      const colour = isGood ? LEAF : '#B57A14';
      return [
        circle(x + 46, y + 24, 16, { fill: colour, 'fill-opacity': '.15' }),
        ui.icon(isGood ? Check : TriangleAlert, x + 36, y + 14, 20, colour, 2.4),
        ui.strong(x + 76, y + 21, label, { size: 17.5 }),
        ui.soft(x + 76, y + 44, detail, { size: 16 }),
      ].join('');
    }),
    ui.heading(x + 30, HEAD + 466, 'Versions', { size: 24 }),
    ...VERSIONS.map(([when, what, who], index) => {
      const y = HEAD + 488 + index * 74;
      return [
        path(`M${x + 30} ${y}.5h${wide}`, { stroke: TESSANDRE.line }),
        avatar(ui, x + 50, y + 37, 20, who, who === 'OG' ? MARIGOLD : '#7A5AA6'),
        ui.text(x + 84, y + 33, when, { size: 17 }),
        ui.soft(x + 84, y + 56, what, { size: 16 }),
      ].join('');
    }),
    button(ui, x + 30, height - 78, wide, 50, 'Revenir à une version', { line: TESSANDRE.line, size: 17 }),
  ].join('');
}
