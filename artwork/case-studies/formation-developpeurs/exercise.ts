import { ChevronRight, CircleCheck, CircleX, Lightbulb, Play } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { button, logo, pill, progress, thin } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { SPARK, VOLTAINE } from '../themes.ts';
import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';
import { type CodeLine, code } from './code.ts';

const EDGE = 34;
const LEFT = 476;
const TABS = 64;
const GOOD = '#12A070';
const BAD = '#E0483B';
const GLASS = '#0F1B33';

const STEPS = [
  ['Lire un relevé', 'done'],
  ['Refuser un index qui recule', 'here'],
  ['Faire la somme d’un mois', 'next'],
  ['Comparer deux années', 'next'],
] as const;

const LINES: readonly CodeLine[] = [
  [
    ['word', 'export interface '],
    ['name', 'Releve '],
    ['plain', '{'],
  ],
  [
    ['plain', '  date: '],
    ['name', 'Temporal.PlainDate'],
    ['plain', ';'],
  ],
  [
    ['plain', '  index: '],
    ['word', 'number'],
    ['plain', ';'],
  ],
  [['plain', '}']],
  [],
  [['note', '/** Énergie entre deux relevés, en kWh. */']],
  [
    ['word', 'export function '],
    ['name', 'consommation'],
    ['plain', '('],
  ],
  [
    ['plain', '  avant: '],
    ['name', 'Releve'],
    ['plain', ', apres: '],
    ['name', 'Releve'],
    ['plain', ','],
  ],
  [
    ['plain', '): '],
    ['word', 'number '],
    ['plain', '{'],
  ],
  [
    ['word', '  if '],
    ['plain', '(apres.index < avant.index) {'],
  ],
  [
    ['word', '    throw new '],
    ['name', 'RangeError'],
    ['plain', '('],
  ],
  [
    ['text', '      "un index ne recule pas"'],
    ['plain', ','],
  ],
  [['plain', '    );']],
  [['plain', '  }']],
  [
    ['word', '  return '],
    ['plain', 'apres.index - avant.index;'],
  ],
  [['plain', '}']],
];

const TESTS = [
  ['deux relevés du même mois', true, '2 ms'],
  ['aucun kilowattheure', true, '1 ms'],
  ['un index qui recule', true, '1 ms'],
  ['le compteur repart de zéro', false, '4 ms'],
] as const;

/** An exercise: what is asked, the code, and the tests that judge it. */
export function exercise(): Screen {
  return onStage({ seed: 'exercise', ground: 'ink', light: [1590, 980], theme: VOLTAINE }, (ui) =>
    browser(
      ui,
      { x: 70, y: 48, width: 1460, height: 904 },
      'formation.voltaine.example/typescript/2',
      (width, height) => [header(ui, width), brief(ui, height), editor(ui, width), tests(ui, width)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  return [
    ui.fill(0, 0, width, TABS, '#FFFFFF'),
    path(`M0 ${TABS}.5H${width}`, { stroke: ui.theme.line }),
    logo('voltaine', EDGE, 19, 28, ui.theme.accent),
    ui.soft(EDGE + 46, 39, 'Formation'),
    ui.icon(ChevronRight, EDGE + 130, 25, 18),
    ui.soft(EDGE + 156, 39, 'TypeScript'),
    ui.icon(ChevronRight, EDGE + 244, 25, 18),
    ui.strong(EDGE + 270, 39, 'Exercice 2 sur 4'),
    progress(ui, width - 480, 29, 220, 0.42, { height: 8 }),
    button(ui, width - 230, 11, 196, 42, 'Lancer les tests', { icon: Play, size: 15.5 }),
  ].join('');
}

function brief(ui: Ui, height: number): string {
  const { accent, tint, line, soft } = ui.theme;
  return [
    rect(0, TABS + 1, LEFT, height, { fill: '#FFFFFF' }),
    path(`M${LEFT}.5 ${TABS}V${height}`, { stroke: line }),
    ui.strong(EDGE, 118, 'EXERCICE 2', { size: 14, fill: accent, tracking: 8 }),
    ui.heading(EDGE, 156, 'Refuser un index', { size: 29 }),
    ui.heading(EDGE, 194, 'qui recule', { size: 29 }),
    ...[
      'Un compteur ne compte que dans un sens.',
      'Si le second relevé est plus petit que',
      'le premier, la fonction doit le dire au lieu',
      'de rendre une consommation négative.',
    ].map((words, index) => ui.text(EDGE, 240 + index * 28, words, { size: 16.5, fill: soft })),
    rect(EDGE, 368, LEFT - 2 * EDGE, 108, { rx: 10, fill: thin(SPARK, 0.18) }),
    ui.icon(Lightbulb, EDGE + 20, 390, 24, '#9A6B00', 2),
    ui.strong(EDGE + 58, 409, 'Indice', { size: 16.5 }),
    ui.text(EDGE + 58, 435, 'Un compteur neuf repart de zéro :', { size: 15.5 }),
    ui.text(EDGE + 58, 458, 'est-ce une erreur ?', { size: 15.5 }),
    ui.strong(EDGE, 528, 'Dans ce module', { size: 17 }),
    path(`M${EDGE + 14} 562v192`, { stroke: line, 'stroke-width': 2 }),
    ...STEPS.map(([label, state], index) => {
      const y = 562 + index * 64;
      const isHere = state === 'here';
      return [
        isHere ? rect(EDGE - 14, y - 26, LEFT - 2 * EDGE + 28, 52, { rx: 10, fill: tint }) : '',
        circle(EDGE + 14, y, 12, {
          fill: state === 'done' ? GOOD : '#FFFFFF',
          stroke: state === 'done' ? GOOD : isHere ? accent : '#C7D1E0',
          'stroke-width': 2.5,
        }),
        state === 'done'
          ? path(`M${EDGE + 9} ${y}l3.6 3.8 6.6-7.4`, {
              fill: 'none',
              stroke: '#FFFFFF',
              'stroke-width': 2.2,
            })
          : '',
        isHere ? circle(EDGE + 14, y, 5, { fill: accent }) : '',
        ui.text(EDGE + 44, y + 6, label, {
          size: 16.5,
          face: isHere ? ui.theme.strong : undefined,
          fill: state === 'next' ? soft : undefined,
        }),
      ].join('');
    }),
  ].join('');
}

function editor(ui: Ui, width: number): string {
  return [
    rect(LEFT + 1, TABS + 1, width, 560, { fill: GLASS }),
    rect(LEFT + 1, TABS + 1, width, 46, { fill: '#0A1426' }),
    ui.fill(LEFT + 1, TABS + 1, 206, 46, GLASS),
    ui.fill(LEFT + 1, TABS + 1, 206, 3, ui.theme.accent),
    ui.text(LEFT + 28, TABS + 31, 'consommation.ts', { size: 15, face: PLEX_MONO, fill: '#DCE6F7' }),
    ui.text(LEFT + 236, TABS + 31, 'consommation.test.ts', { size: 15, face: PLEX_MONO, fill: '#6E80A3' }),
    ui.fill(LEFT + 1, 449, width, 30, '#182849'),
    code(ui, { x: LEFT + 76, y: 146, size: 17, leading: 29.5 }, LINES),
    ui.fill(LEFT + 76 + 31.5 * 10.2, 453, 2, 22, SPARK),
  ].join('');
}

function tests(ui: Ui, width: number): string {
  const y = 624;
  return [
    rect(LEFT + 1, y, width, 400, { fill: '#0A1426' }),
    ui.strong(LEFT + 28, y + 40, 'Tests', { size: 17, fill: '#EAF0FB' }),
    pill(ui, LEFT + 92, y + 34, '3 réussis', '#3ECB95', { ground: '#0A1426', share: 0.2, ink: '#8FE5C0' }),
    pill(ui, LEFT + 204, y + 34, '1 en échec', '#FF7A6E', { ground: '#0A1426', share: 0.22, ink: '#FFB3AB' }),
    ...TESTS.map(([name, isGood, time], index) => {
      const top = y + 60 + index * 38;
      return (
        (isGood ? '' : rect(LEFT + 16, top, width - LEFT - 40, 36, { rx: 6, fill: '#2B1A2A' })) +
        ui.icon(isGood ? CircleCheck : CircleX, LEFT + 28, top + 8, 20, isGood ? '#3ECB95' : BAD, 2.2) +
        ui.text(LEFT + 62, top + 24, name, { size: 16, fill: '#DCE6F7' }) +
        (isGood
          ? ''
          : ui.text(LEFT + 330, top + 24, 'attendu 42, reçu RangeError', {
              size: 15,
              face: PLEX_MONO,
              fill: '#FF9A90',
            })) +
        ui.text(width - 40, top + 24, time, { size: 15, align: 'end', fill: '#6E80A3' })
      );
    }),
  ].join('');
}
