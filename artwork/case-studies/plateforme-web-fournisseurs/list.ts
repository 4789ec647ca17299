import {
  ArrowUpDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Download,
  type IconNode,
  Plus,
  Search,
} from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, checkbox, field, logo, pill } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { type Cell, table } from '../table.ts';
import { ORMEVAL } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { BRASS, STATUS } from './status.ts';

const SIDE = 248;
const LEFT = SIDE + 28;

/** State of the three papers that a bank asks of its suppliers: valid, soon out of date, missing, refused. */
type Papers = readonly [Paper, Paper, Paper];
type Paper = 'valid' | 'soon' | 'missing' | 'refused';

const SUPPLIERS: readonly (readonly [string, string, string, Papers, string, keyof typeof STATUS, string])[] =
  [
    ['Ateliers Brunel', 'F-0412', 'Travaux', ['valid', 'valid', 'valid'], '14/03/2027', 'active', 'SD'],
    ['Clairlune Nettoyage', 'F-0398', 'Entretien', ['valid', 'soon', 'valid'], '02/07/2026', 'renew', 'MB'],
    ['Dantec Conseil', 'F-0431', 'Prestations', ['valid', 'valid', 'missing'], 'À fournir', 'waiting', 'SD'],
    ['Fidelec', 'F-0355', 'Électricité', ['valid', 'valid', 'valid'], '30/11/2026', 'active', 'JP'],
    [
      'Garance Traiteur',
      'F-0440',
      'Restauration',
      ['missing', 'missing', 'valid'],
      'À fournir',
      'waiting',
      'MB',
    ],
    [
      'Imprimerie Solal',
      'F-0287',
      'Impression',
      ['valid', 'refused', 'valid'],
      '09/05/2026',
      'blocked',
      'JP',
    ],
    ['Kermarec Sécurité', 'F-0366', 'Gardiennage', ['valid', 'valid', 'valid'], '21/01/2027', 'active', 'SD'],
    ['Mobilier Vauban', 'F-0419', 'Mobilier', ['valid', 'soon', 'soon'], '28/06/2026', 'renew', 'JP'],
    ['Orisan Logiciels', 'F-0402', 'Prestations', ['valid', 'valid', 'valid'], '18/09/2026', 'active', 'MB'],
    ['Transports Hélias', 'F-0376', 'Courrier', ['valid', 'valid', 'valid'], '05/12/2026', 'active', 'JP'],
  ];

const PAPER_SIGNS: Readonly<Record<Paper, readonly [IconNode, string]>> = {
  valid: [CircleCheck, STATUS.active[1]],
  soon: [CircleAlert, STATUS.renew[1]],
  missing: [CircleDashed, '#97A2B4'],
  refused: [CircleX, STATUS.blocked[1]],
};

const FILTERS = [
  ['Tous les dossiers', 214],
  ['Actifs', 168],
  ['À renouveler', 19],
  ['En attente', 21],
  ['Bloqués', 6],
] as const;

/** Suppliers of a bank with the state of their papers. */
export function list(): Screen {
  return onStage({ seed: 'suppliers', ground: 'ink', light: [1560, 300], theme: ORMEVAL }, (ui) =>
    browser(ui, { x: 60, y: 56, width: 1480, height: 888 }, 'fournisseurs.ormeval.example', (width, height) =>
      [
        topBar(ui, width),
        filters(ui, height),
        heading(ui, width),
        rows(ui, width),
        pages(ui, width, height),
      ].join(''),
    ),
  );
}

/** The navy bar of every screen of the platform. */
export function topBar(ui: Ui, width: number): string {
  let x = 330;
  const entries = ['Fournisseurs', 'Contrats', 'Factures', 'Contrôles'].map((label, index) => {
    const at = x;
    x += ui.measure(label) + 42;
    return (
      ui.text(at, 37, label, { fill: index === 0 ? '#FFFFFF' : '#A9B9D1' }) +
      (index === 0 ? ui.fill(at, 56, ui.measure(label), 4, BRASS) : '')
    );
  });
  return [
    ui.fill(0, 0, width, 60, ORMEVAL.ink),
    logo('banque-ormeval', 26, 15, 30, '#E3C98F'),
    ui.strong(68, 37, 'Banque Ormeval', { size: 18, fill: '#FFFFFF' }),
    path('M218 18v24', { stroke: '#41526E' }),
    ui.text(234, 37, 'Achats', { fill: '#C9D4E4' }),
    ...entries,
    circle(width - 44, 30, 18, { fill: '#2C4265' }),
    ui.strong(width - 44, 35, 'SD', { size: 14.5, align: 'middle', fill: '#FFFFFF' }),
    ui.text(width - 76, 36, 'Sophie Darcet', { size: 15, align: 'end', fill: '#C9D4E4' }),
  ].join('');
}

function filters(ui: Ui, height: number): string {
  const { accent, line, soft, tint } = ui.theme;
  const states = FILTERS.map(([label, count], index) => {
    const y = 128 + index * 42;
    const isHere = index === 0;
    return (
      (isHere ? ui.fill(0, y - 24, SIDE, 40, tint) + ui.fill(0, y - 24, 4, 40, accent) : '') +
      ui.text(28, y, label, {
        face: isHere ? ui.theme.strong : undefined,
        fill: isHere ? accent : undefined,
      }) +
      ui.soft(SIDE - 26, y, String(count), { size: 15, align: 'end' })
    );
  });
  const families = ['Prestations', 'Travaux', 'Entretien', 'Impression', 'Mobilier', 'Restauration'].map(
    (label, index) =>
      checkbox(ui, 28, 386 + index * 38, 18, false) + ui.text(58, 401 + index * 38, label, { size: 15.5 }),
  );
  return [
    rect(0, 60, SIDE, height, { fill: '#FFFFFF' }),
    path(`M${SIDE}.5 60V${height}`, { stroke: line }),
    ui.text(28, 92, 'ÉTAT', { size: 13, fill: soft, tracking: 14 }),
    ...states,
    ui.text(28, 362, 'FAMILLE', { size: 13, fill: soft, tracking: 14 }),
    ...families,
    rect(20, height - 176, SIDE - 40, 150, { fill: '#FBF6EA', stroke: '#EBDDBB' }),
    ui.strong(38, height - 144, '8 pièces expirent', { size: 16 }),
    ui.soft(38, height - 120, 'avant le 30 juin', { size: 15 }),
    button(ui, 38, height - 92, SIDE - 76, 44, 'Relancer tout', { fill: BRASS, size: 15 }),
  ].join('');
}

function heading(ui: Ui, width: number): string {
  const { line } = ui.theme;
  return [
    ui.heading(LEFT, 112, 'Fournisseurs', { size: 28 }),
    ui.soft(LEFT + 190, 111, '214 dossiers', { size: 16 }),
    field(ui, width - 660, 84, 270, 42, 'Nom, référence, SIREN', { icon: Search }),
    button(ui, width - 374, 84, 150, 42, 'Exporter', { line, icon: Download, size: 15 }),
    button(ui, width - 208, 84, 180, 42, 'Inviter', { icon: Plus, size: 15 }),
  ].join('');
}

function rows(ui: Ui, width: number): string {
  const { soft, accent } = ui.theme;
  const lines = SUPPLIERS.map(([name, reference, family, papers, until, status, owner], index): Cell[] => [
    (x, y) => checkbox(ui, x, y - 9, 18, index === 1 || index === 7),
    (x, y) => ui.strong(x, y + 5, name, { size: 16 }),
    (x, y) => ui.soft(x, y + 5, reference, { size: 15 }),
    family,
    ...papers.map(
      (state): Cell =>
        (x, y) =>
          ui.icon(PAPER_SIGNS[state][0], x - 10, y - 10, 20, PAPER_SIGNS[state][1], 2.1),
    ),
    (x, y) => ui.text(x, y + 5, until, { size: 15, fill: until.startsWith('À') ? soft : undefined }),
    (x, y) => pill(ui, x, y, STATUS[status][0], STATUS[status][1]),
    (x, y) => avatar(ui, x, y, 16, owner, { SD: accent, MB: BRASS, JP: '#4F7F6B' }[owner] ?? accent),
  ]);
  const [x, y, wide] = [LEFT, 148, width - LEFT - 28];
  const chosen = [1, 7].map((index) => ui.fill(x + 1, y + 45 + index * 58, wide - 2, 57, '#F4F8FC'));
  return [
    rect(x, y, wide, 44 + SUPPLIERS.length * 58, { fill: '#FFFFFF', stroke: ui.theme.line }),
    ...chosen,
    table(ui, {
      x,
      y,
      width: wide,
      head: 44,
      row: 58,
      columns: [
        { at: 18, label: '' },
        { at: 54, label: 'Fournisseur' },
        { at: 270, label: 'Référence' },
        { at: 370, label: 'Famille' },
        { at: 530, label: 'Kbis', align: 'middle' },
        { at: 602, label: 'Urssaf', align: 'middle' },
        { at: 674, label: 'RIB', align: 'middle' },
        { at: 736, label: 'Valide jusqu’au' },
        { at: 892, label: 'État' },
        { at: wide - 50, label: 'Suivi', align: 'middle' },
      ],
      rows: lines,
      size: 15.5,
      headSize: 14.5,
    }),
    ui.icon(ArrowUpDown, x + 146, y + 15, 14),
  ].join('');
}

function pages(ui: Ui, width: number, height: number): string {
  const { line, soft, accent } = ui.theme;
  const y = height - 54;
  return [
    ui.soft(LEFT, y + 24, '1 à 10 sur 214', { size: 15 }),
    button(ui, width - 282, y, 36, 36, '', { line, icon: ChevronLeft, ink: soft }),
    ...['1', '2', '3'].map((page, index) =>
      button(
        ui,
        width - 238 + index * 44,
        y,
        36,
        36,
        page,
        index === 0 ? { size: 15 } : { line, size: 15, ink: accent },
      ),
    ),
    ui.soft(width - 92, y + 24, '…', { align: 'middle' }),
    button(ui, width - 64, y, 36, 36, '', { line, icon: ChevronRight, ink: soft }),
  ].join('');
}
