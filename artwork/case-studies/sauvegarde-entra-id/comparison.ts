import {
  ArrowRight,
  ChevronDown,
  type IconNode,
  KeyRound,
  RotateCcw,
  Shield,
  Smartphone,
  UserRound,
  UsersRound,
} from 'lucide';
import { path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, checkbox, logo, pill, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { VOLTAINE } from '../themes.ts';
import type { Ui } from '../ui.ts';

const EDGE = 34;
const SIDE = 296;
const GREEN = '#12A070';
const RED = '#DC4338';
const AMBER = '#D08A00';

const TREE: readonly (readonly [IconNode, string, string, string])[] = [
  [UserRound, 'Utilisateurs', '4', GREEN],
  [UsersRound, 'Groupes', '6', AMBER],
  [Shield, 'Accès conditionnel', '1', RED],
  [KeyRound, 'Rôles', '2', AMBER],
  [Smartphone, 'Appareils', '0', ''],
];

type Kind = 'same' | 'gone' | 'new' | 'changed';

/** A line of both states: words before and after, kind, whether it is a member inside a group, ticked. */
const LINES: readonly (readonly [string, string, Kind, boolean, boolean])[] = [
  ['Exploitation réseau', 'Exploitation réseau', 'changed', false, false],
  ['aline.berger', 'aline.berger', 'same', true, false],
  ['hugo.mercier', '', 'gone', true, true],
  ['bilal.nasri', '', 'gone', true, true],
  ['', 'compte.stage7', 'new', true, false],
  ['Relève des compteurs', 'Relève des compteurs', 'same', false, false],
  ['Astreinte week-end', '', 'gone', false, true],
  ['6 membres', '', 'gone', true, true],
  ['Prestataires', 'Prestataires', 'changed', false, false],
  ['expire le 30/06/2026', 'n’expire jamais', 'changed', true, true],
  ['claire.dumas', 'claire.dumas', 'same', true, false],
];

const LOOK = {
  same: ['', '', ''],
  gone: ['Supprimé', RED, '#FDF0EE'],
  new: ['Ajouté', GREEN, '#ECF8F3'],
  changed: ['Modifié', AMBER, '#FDF6E6'],
} as const;

/** Two states of a directory side by side, and what to bring back. */
export function comparison(): Screen {
  return onStage({ seed: 'comparison', ground: 'paper', light: [760, -120], theme: VOLTAINE }, (ui) =>
    browser(
      ui,
      { x: 70, y: 48, width: 1460, height: 904 },
      'sauvegarde.voltaine.example/comparer',
      (width, height) =>
        [header(ui, width), tree(ui, height), states(ui, width), footer(ui, width, height)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line, soft } = ui.theme;
  const counts = [
    ['1 ajouté', GREEN],
    ['3 supprimés', RED],
    ['2 modifiés', AMBER],
  ] as const;
  let x = width - 424;
  return [
    ui.fill(0, 0, width, 84, '#FFFFFF'),
    path(`M0 84.5H${width}`, { stroke: line }),
    logo('voltaine', EDGE, 27, 30, accent),
    ui.heading(EDGE + 48, 52, 'Comparer deux états', { size: 24 }),
    ui.soft(EDGE + 330, 51, 'Annuaire Voltaine', { size: 16.5, fill: soft }),
    ...counts.map(([label, colour]) => {
      const at = x;
      x += ui.measure(label, { size: 15.5 }) + 52;
      return pill(ui, at, 42, label, colour, { size: 15.5 });
    }),
  ].join('');
}

function tree(ui: Ui, height: number): string {
  const { accent, line, tint, faint } = ui.theme;
  return [
    rect(0, 85, SIDE, height, { fill: '#FFFFFF' }),
    path(`M${SIDE}.5 84V${height}`, { stroke: line }),
    ui.soft(EDGE, 128, 'Objets', { size: 15 }),
    ...TREE.map(([icon, label, count, colour], index) => {
      const y = 148 + index * 56;
      const isHere = label === 'Groupes';
      const wide = 34;
      return [
        isHere ? rect(16, y, SIDE - 32, 48, { rx: 10, fill: tint }) : '',
        ui.icon(icon, EDGE, y + 13, 22, isHere ? accent : ui.theme.soft),
        ui.text(EDGE + 36, y + 30, label, {
          size: 16.5,
          face: isHere ? ui.theme.strong : undefined,
          fill: isHere ? accent : undefined,
        }),
        colour ? rect(SIDE - 30 - wide, y + 11, wide, 26, { rx: 13, fill: thin(colour, 0.15) }) : '',
        ui.strong(SIDE - 30 - wide / 2, y + 30, count, {
          size: 14.5,
          align: 'middle',
          fill: colour || faint,
        }),
      ].join('');
    }),
    ui.rule(EDGE, 456.5, SIDE - 2 * EDGE),
    ui.soft(EDGE, 498, 'Montrer', { size: 15 }),
    ...['Seulement les écarts', 'Les membres', 'Les objets système'].map(
      (label, index) =>
        checkbox(ui, EDGE, 516 + index * 40, 20, index === 1) +
        ui.text(EDGE + 32, 532 + index * 40, label, { size: 15.5 }),
    ),
  ].join('');
}

function states(ui: Ui, width: number): string {
  const { line, soft, surface } = ui.theme;
  const left = SIDE + 30;
  const gap = 48;
  const wide = (width - left - 30 - gap) / 2;
  const right = left + wide + gap;
  const [top, row] = [196, 49];
  const picker = (x: number, title: string, note: string) =>
    ui.card(x, 108, wide, 68) +
    ui.strong(x + 22, 138, title, { size: 17 }) +
    ui.soft(x + 22, 162, note, { size: 15 }) +
    ui.icon(ChevronDown, x + wide - 44, 131, 22);
  const cell = (x: number, y: number, words: string, kind: Kind, isMember: boolean, isAfter: boolean) => {
    if (!words) return rect(x + 1, y + 1, wide - 2, row - 1, { fill: '#F6F8FB' });
    const [label, colour, ground] = LOOK[kind];
    const isTold = kind !== 'same' && (isAfter || kind === 'gone');
    return [
      ground ? rect(x + 1, y + 1, wide - 2, row - 1, { fill: ground }) : '',
      colour ? ui.fill(x, y + 1, 4, row - 1, colour) : '',
      isMember ? '' : ui.icon(UsersRound, x + 52, y + 14, 21, ui.theme.ink, 1.9),
      ui.text(x + (isMember ? 96 : 84), y + 31, words, {
        size: 16,
        face: isMember ? undefined : ui.theme.strong,
        fill: isMember ? soft : undefined,
      }),
      isTold
        ? pill(ui, x + wide - ui.measure(label, { size: 14 }) - 52, y + 25, label, colour || soft, {
            ground: ground || surface,
          })
        : '',
    ].join('');
  };
  return [
    picker(left, 'Mercredi 10 juin, 2:03', 'état gardé'),
    ui.icon(ArrowRight, left + wide + 11, 129, 26, ui.theme.accent, 2.2),
    picker(right, 'Jeudi 11 juin, 10:20', 'état actuel'),
    rect(left, top, wide, LINES.length * row + 1, { rx: 4, fill: surface, stroke: line }),
    rect(right, top, wide, LINES.length * row + 1, { rx: 4, fill: surface, stroke: line }),
    ...LINES.map(([before, after, kind, isMember, isTicked], index) => {
      const y = top + index * row;
      return [
        cell(left, y, before, kind, isMember, false),
        cell(right, y, after, kind, isMember, true),
        index > 0 ? path(`M${left} ${y}.5h${wide}M${right} ${y}.5h${wide}`, { stroke: line }) : '',
        kind !== 'same' && before ? checkbox(ui, left + 20, y + 15, 20, isTicked) : '',
        isTicked
          ? path(`M${right - 34} ${y + 25}h20m-13-7l-7 7 7 7`, {
              fill: 'none',
              stroke: '#1767E8',
              'stroke-width': 2.4,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
      ].join('');
    }),
  ].join('');
}

function footer(ui: Ui, width: number, height: number): string {
  const y = height - 96;
  return [
    rect(SIDE + 1, y, width, 96, { fill: '#FFFFFF' }),
    path(`M${SIDE} ${y}.5H${width}`, { stroke: ui.theme.line }),
    ui.strong(SIDE + 30, y + 44, '5 éléments choisis', { size: 18 }),
    ui.soft(SIDE + 30, y + 70, 'Rien n’est écrit avant la répétition.', { size: 15.5 }),
    button(ui, width - 474, y + 24, 210, 50, 'Répéter à blanc', { line: ui.theme.line }),
    button(ui, width - 250, y + 24, 220, 50, 'Restaurer', { icon: RotateCcw }),
  ].join('');
}
