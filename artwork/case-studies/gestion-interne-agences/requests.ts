import { Clock, Filter, MessageSquare, Paperclip, Plus, Search } from 'lucide';
import { circle, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, field, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { ORMEVAL } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { AMBER, BRASS, column, GREEN, RED, SIDE, VIOLET } from './shell.ts';

const KINDS = {
  works: ['Travaux', '#1D4E89'],
  access: ['Accès', VIOLET],
  supplies: ['Matériel', GREEN],
  people: ['Équipe', BRASS],
} as const;

/** A card: kind, title, branch, people, days left, messages, papers. */
type Request = readonly [keyof typeof KINDS, string, string, readonly string[], string, number, number];

const COLUMNS: readonly (readonly [string, string, readonly Request[]])[] = [
  [
    'Nouvelles',
    '#5F7186',
    [
      ['supplies', 'Imprimante de guichet en panne', 'Place Saint-Luc', ['TR'], '2 h', 1, 0],
      ['access', 'Badge pour remplaçante', 'Les Halles', ['LM'], '1 j', 0, 1],
      ['works', 'Store du hall bloqué', 'Gare', ['AK'], '3 j', 2, 3],
      ['people', 'Stage d’observation', 'Beaulieu', ['MB'], '5 j', 0, 1],
    ],
  ],
  [
    'En cours',
    '#1D4E89',
    [
      ['works', 'Rampe d’accès, devis reçu', 'Vieux-Port', ['SD', 'AK'], '4 j', 6, 4],
      ['people', 'Renfort du samedi', 'Les Halles', ['MB'], '2 j', 3, 0],
      ['access', 'Habilitation crédit', 'Place Saint-Luc', ['LM', 'JP'], '1 j', 4, 2],
      ['supplies', 'Fauteuils du salon Orme', 'Place Saint-Luc', ['TR'], '6 j', 2, 2],
    ],
  ],
  [
    'À l’agence',
    AMBER,
    [
      ['works', 'Choix du créneau des peintres', 'Gare', ['AK'], 'en retard', 8, 2],
      ['supplies', 'Réception de quatre écrans', 'Beaulieu', ['TR'], '1 j', 1, 1],
    ],
  ],
  [
    'Réglées',
    GREEN,
    [
      ['people', 'Congés d’été validés', 'Vieux-Port', ['MB', 'SD'], 'hier', 5, 1],
      ['supplies', 'Coffre du distributeur', 'Beaulieu', ['TR'], 'hier', 2, 2],
      ['access', 'Fin de droits, départ', 'Gare', ['LM'], 'lundi', 0, 1],
      ['works', 'Éclairage de façade', 'Les Halles', ['AK'], 'lundi', 3, 4],
    ],
  ],
];

const FACES: Readonly<Record<string, string>> = {
  TR: GREEN,
  LM: VIOLET,
  AK: '#1D4E89',
  SD: BRASS,
  MB: RED,
  JP: '#4F7F6B',
};
const CARD = 172;

/** What branches ask of headquarters, from arrival to settlement. */
export function requests(): Screen {
  return onStage({ seed: 'requests', ground: 'ink', light: [300, 1050], theme: ORMEVAL }, (ui) =>
    browser(
      ui,
      { x: 70, y: 52, width: 1460, height: 896 },
      'reseau.ormeval.example/demandes',
      (width, height) =>
        [
          column(ui, height, 'Demandes'),
          header(ui, width),
          ...COLUMNS.map((_, index) => lane(ui, index, width, height)),
        ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line, soft } = ui.theme;
  const x = SIDE + 30;
  return [
    ui.heading(x, 58, 'Demandes', { size: 28 }),
    ui.soft(x, 86, '26 agences, 27 demandes ouvertes', { size: 15.5 }),
    field(ui, width - 602, 34, 230, 42, 'Chercher', { icon: Search }),
    button(ui, width - 356, 34, 118, 42, 'Filtrer', { line, icon: Filter, ink: soft, size: 15 }),
    button(ui, width - 222, 34, 192, 42, 'Demande', { icon: Plus, size: 15.5 }),
  ].join('');
}

function lane(ui: Ui, index: number, width: number, height: number): string {
  const [label, colour, cards] = COLUMNS[index] ?? ['', '', []];
  const wide = (width - SIDE - 60 - 3 * 18) / 4;
  const x = SIDE + 30 + index * (wide + 18);
  const counts = ['9', '11', '7', '164'];
  return [
    rect(x, 114, wide, height, { rx: 4, fill: '#E9EDF2' }),
    ui.fill(x, 114, wide, 4, colour, 2),
    ui.strong(x + 16, 150, label, { size: 17 }),
    ui.soft(x + wide - 16, 150, counts[index] ?? '', { size: 15.5, align: 'end' }),
    ...cards.map((request, place) => card(ui, x + 12, 170 + place * (CARD + 14), wide - 24, request)),
    cards.length < 3
      ? rect(x + 12, 170 + cards.length * (CARD + 14), wide - 24, 84, {
          rx: 4,
          fill: 'none',
          stroke: '#AEB9C8',
          'stroke-width': 1.5,
          'stroke-dasharray': '7 6',
        })
      : '',
  ].join('');
}

function card(ui: Ui, x: number, y: number, width: number, request: Request): string {
  const [kind, title, branch, people, due, messages, papers] = request;
  const [label, colour] = KINDS[kind];
  const words = title.split(' ');
  const lines = ['', ''];
  for (const word of words) {
    const at =
      lines[1] || ui.measure(`${lines[0]} ${word}`, { size: 16.5, face: ui.theme.strong }) > width - 34
        ? 1
        : 0;
    lines[at] = `${lines[at]} ${word}`.trim();
  }
  const isLate = due === 'en retard';
  const wide = ui.measure(label, { size: 14 }) + 20;
  return [
    ui.card(x, y, width, CARD),
    rect(x + 16, y + 15, wide, 25, { rx: 3, fill: thin(colour, 0.13) }),
    ui.text(x + 26, y + 33, label, { size: 14, fill: colour }),
    ui.icon(
      Clock,
      x + width - 20 - ui.measure(due, { size: 14 }) - 22,
      y + 19,
      16,
      isLate ? RED : ui.theme.faint,
      2,
    ),
    ui.text(x + width - 16, y + 33, due, { size: 14, align: 'end', fill: isLate ? RED : ui.theme.soft }),
    ...lines.map((line, index) => (line ? ui.strong(x + 16, y + 68 + index * 22, line, { size: 16.5 }) : '')),
    ui.soft(x + 16, y + (lines[1] ? 113 : 91), branch, { size: 15 }),
    ...people.map(
      (initials, index) =>
        avatar(ui, x + 32 + index * 26, y + 144, 15, initials, FACES[initials] ?? BRASS) +
        circle(x + 32 + index * 26, y + 144, 15.5, { fill: 'none', stroke: '#FFFFFF' }),
    ),
    messages
      ? ui.icon(MessageSquare, x + width - 104, y + 136, 17) +
        ui.soft(x + width - 82, y + 150, String(messages), { size: 14.5 })
      : '',
    papers
      ? ui.icon(Paperclip, x + width - 52, y + 136, 17) +
        ui.soft(x + width - 30, y + 150, String(papers), { size: 14.5 })
      : '',
  ].join('');
}
