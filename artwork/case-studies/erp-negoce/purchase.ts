import { Check, Mail, Send } from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { line } from '../charts.ts';
import { browser } from '../frames.ts';
import { avatar, button, pill } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { AUBRELLE } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { type Article, article } from './objects.ts';
import { AMBER, BLUE, band, GREEN, RAIL, rail } from './shell.ts';

const STEPS = ['Brouillon', 'Validé', 'Envoyé', 'Reçu', 'Facturé'] as const;

/** Lines: article, name, reference, quantity, unit price, amount, stock after receipt. */
const LINES: readonly (readonly [Article, string, string, number, string, string, string])[] = [
  ['vase', 'Vase Argile, grand', 'VAR-32', 60, '31,20 €', '1 872,00 €', '69'],
  ['bowl', 'Bol Brume', 'BBR-14', 240, '4,85 €', '1 164,00 €', '396'],
  ['plate', 'Assiette Grège', 'AGR-27', 180, '6,10 €', '1 098,00 €', '214'],
  ['carafe', 'Carafe Onde', 'CON-09', 48, '17,40 €', '835,20 €', '61'],
  ['candle', 'Bougeoir Cendre', 'BCE-03', 96, '5,30 €', '508,80 €', '118'],
];

/** An order to a supplier as a sheet of paper, with its way from draft to invoice. */
export function purchase(): Screen {
  return onStage({ seed: 'purchase', ground: 'ink', light: [1400, 60], theme: AUBRELLE }, (ui) =>
    browser(
      ui,
      { x: 60, y: 50, width: 1480, height: 900 },
      'gestion.aubrelle.example/achats/A-1187',
      (width, height) =>
        [
          rail(ui, height, 'Achats'),
          band(
            ui,
            width,
            'Bon d’achat A-1187',
            'Poterie Lestrade',
            button(ui, width - 390, 21, 170, 42, 'Modifier', { line: AUBRELLE.line, size: 15.5 }),
            button(ui, width - 204, 21, 174, 42, 'Réceptionner', { size: 15.5 }),
          ),
          steps(ui),
          sheet(ui),
          aside(ui, width),
        ].join(''),
    ),
  );
}

function steps(ui: Ui): string {
  const [x, y, wide] = [RAIL + 30, 104, 938];
  const step = wide / STEPS.length;
  return [
    ui.card(x, y, wide, 72),
    path(`M${x + step / 2} ${y + 26}h${step * 2}`, { stroke: GREEN, 'stroke-width': 3 }),
    path(`M${x + step * 2.5} ${y + 26}h${step * 2}`, { stroke: AUBRELLE.line, 'stroke-width': 3 }),
    ...STEPS.map((label, index) => {
      const cx = x + (index + 0.5) * step;
      const isDone = index < 3;
      return (
        circle(cx, y + 26, 12, {
          fill: isDone ? GREEN : '#FFFFFF',
          stroke: isDone ? GREEN : AUBRELLE.faint,
          'stroke-width': 2,
        }) +
        (isDone ? ui.icon(Check, cx - 8, y + 18, 16, '#FFFFFF', 3) : '') +
        ui.text(cx, y + 60, label, {
          size: 15,
          align: 'middle',
          face: index === 2 ? ui.theme.strong : undefined,
          fill: isDone ? undefined : AUBRELLE.soft,
        })
      );
    }),
  ].join('');
}

function sheet(ui: Ui): string {
  const { soft, line: hair } = ui.theme;
  const [x, y, wide] = [RAIL + 30, 194, 938];
  const right = x + wide - 36;
  const at = { reference: x + 350, count: x + 536, price: x + 648, amount: right - 96, after: right };
  const totals = [
    ['Total hors taxes', '5 478,00 €'],
    ['Remise de volume, 4 %', '– 219,12 €'],
    ['TVA 20 %', '1 051,78 €'],
  ] as const;
  return [
    rect(x, y, wide, 640, { rx: 4, fill: '#FFFFFF', stroke: hair }),
    ui.heading(x + 36, y + 56, 'Poterie Lestrade', { size: 24 }),
    ui.soft(x + 36, y + 82, 'Compte F-118, 45 jours fin de mois', { size: 15.5 }),
    ...[
      ['Émis le', '4 juin 2026'],
      ['Attendu le', '16 juin 2026'],
      ['Dépôt', 'Annexe, quai 2'],
    ].map(
      ([name = '', value = ''], index) =>
        ui.soft(right - 340 + index * 122, y + 52, name, { size: 14 }) +
        ui.strong(right - 340 + index * 122, y + 76, value, { size: 15 }),
    ),
    ui.fill(x + 1, y + 110, wide - 2, 42, AUBRELLE.ground),
    ui.soft(x + 36, y + 136, 'Article', { size: 14.5 }),
    ui.soft(at.reference, y + 136, 'Référence', { size: 14.5 }),
    ui.soft(at.count, y + 136, 'Quantité', { size: 14.5, align: 'end' }),
    ui.soft(at.price, y + 136, 'Prix', { size: 14.5, align: 'end' }),
    ui.soft(at.amount, y + 136, 'Montant', { size: 14.5, align: 'end' }),
    ui.soft(at.after, y + 136, 'Stock', { size: 14.5, align: 'end' }),
    ...LINES.map(([name, label, reference, count, price, amount, after], index) => {
      const top = y + 152 + index * 64;
      const end = { size: 15.5, align: 'end' } as const;
      return [
        article(name, x + 36, top + 9, 46),
        ui.strong(x + 98, top + 38, label, { size: 16 }),
        ui.soft(at.reference, top + 38, reference, { size: 15.5 }),
        ui.text(at.count, top + 38, String(count), end),
        ui.text(at.price, top + 38, price, end),
        ui.strong(at.amount, top + 38, amount, end),
        ui.text(at.after, top + 38, after, { ...end, fill: GREEN }),
        ui.rule(x, top + 64.5, wide),
      ].join('');
    }),
    ...totals.map(
      ([name, value], index) =>
        ui.soft(right - 330, y + 512 + index * 30, name, { size: 15.5 }) +
        ui.text(right, y + 512 + index * 30, value, { size: 15.5, align: 'end' }),
    ),
    path(`M${right - 330} ${y + 588}.5h330`, { stroke: AUBRELLE.ink, 'stroke-width': 1.5 }),
    ui.strong(right - 330, y + 618, 'À payer', { size: 17 }),
    ui.heading(right, y + 619, '6 310,66 €', { size: 23, align: 'end' }),
    ui.strong(x + 36, y + 512, 'Note', { size: 15.5 }),
    ui.text(x + 36, y + 540, 'Emballer les vases par deux.', { size: 15.5, fill: soft }),
    ui.text(x + 36, y + 564, 'Palette de 120 cm au plus.', { size: 15.5, fill: soft }),
  ].join('');
}

function aside(ui: Ui, width: number): string {
  const x = RAIL + 30 + 958;
  const wide = width - x - 30;
  const prices = { x: x + 24, y: 408, width: wide - 48, height: 96, min: 26, max: 34 };
  const events = [
    ['Envoyé au fournisseur', '4 juin, 11:20', BLUE],
    ['Validé par M. Aubrelle', '4 juin, 11:02', GREEN],
    ['Proposé par le stock', '3 juin, 18:00', AMBER],
  ] as const;
  return [
    ui.card(x, 104, wide, 190),
    ui.strong(x + 24, 144, 'Fournisseur', { size: 17 }),
    avatar(ui, x + 46, 186, 22, 'BL', AUBRELLE.accent),
    ui.strong(x + 82, 183, 'Bruno Lestrade', { size: 16 }),
    ui.soft(x + 82, 205, '11 bons depuis janvier', { size: 14.5 }),
    button(ui, x + 24, 228, wide - 48, 44, 'Écrire', { line: AUBRELLE.line, icon: Mail, size: 15 }),
    ui.card(x, 312, wide, 232),
    ui.strong(x + 24, 350, 'Prix du vase Argile', { size: 17 }),
    ui.heading(x + 24, 390, '31,20 €', { size: 25 }),
    pill(ui, x + 132, 382, '+ 2 %', AMBER, { dot: false }),
    line(prices, [28.4, 28.4, 29, 29, 30.1, 29.6, 30.6, 30.6, 31.2], AUBRELLE.accent, {
      width: 3,
      wash: ui.definitions.linear(
        [
          [0, AUBRELLE.accent, 0.2],
          [1, AUBRELLE.accent, 0],
        ],
        [0, 0, 0, 1],
      ),
    }),
    circle(x + wide - 24, prices.y + 33.6, 5, {
      fill: '#FFFFFF',
      stroke: AUBRELLE.accent,
      'stroke-width': 3,
    }),
    ui.soft(x + 24, 530, 'sept. 2024', { size: 14 }),
    ui.soft(x + wide - 24, 530, 'juin 2026', { size: 14, align: 'end' }),
    ui.card(x, 562, wide, 272),
    ui.strong(x + 24, 602, 'Suivi', { size: 17 }),
    path(`M${x + 32} 644v132`, { stroke: AUBRELLE.line, 'stroke-width': 2 }),
    ...events.map(([what, when, colour], index) => {
      const y = 640 + index * 66;
      return (
        circle(x + 32, y, 7, { fill: colour }) +
        ui.text(x + 54, y + 5, what, { size: 15.5 }) +
        ui.soft(x + 54, y + 28, when, { size: 14.5 })
      );
    }),
    ui.icon(Send, x + wide - 44, 586, 19),
  ].join('');
}
