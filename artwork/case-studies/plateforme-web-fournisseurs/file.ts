import {
  ChevronRight,
  Download,
  FileText,
  Mail,
  MessageSquare,
  Paperclip,
  Phone,
  RefreshCw,
  ShieldCheck,
  Upload,
} from 'lucide';
import { circle, path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, pill, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { ORMEVAL } from '../themes.ts';
import type { Ui } from '../ui.ts';
import { topBar } from './list.ts';
import { BRASS, STATUS } from './status.ts';

const EDGE = 40;
const MIDDLE = 420;
const RIGHT = 1006;

const PAPERS = [
  ['Extrait Kbis', 'Reçu le 3 juin', 'active', 'Valide'],
  ['Attestation Urssaf', 'Expire dans 24 jours', 'renew', 'À renouveler'],
  ['RIB', 'Contrôlé par deux personnes', 'active', 'Valide'],
  ['Assurance RC pro', 'Reçue le 12 janvier', 'active', 'Valide'],
  ['Questionnaire conformité', '9 réponses sur 14', 'waiting', 'En cours'],
] as const;

const EVENTS = [
  ['Aujourd’hui, 10:12', 'Relance envoyée', 'Attestation Urssaf', RefreshCw, '#C98A12'],
  ['3 juin, 16:41', 'Kbis accepté', 'contrôle automatique', ShieldCheck, '#2E7D5B'],
  ['3 juin, 16:40', 'Kbis déposé', 'par H. Clairlune', Upload, '#1D4E89'],
  ['28 mai, 09:05', 'Message', '« Le nouveau RIB suit »', MessageSquare, '#5F7186'],
  ['12 mai, 14:30', 'Contrat signé', 'Entretien des agences', FileText, '#1D4E89'],
  ['2 mai, 11:18', 'Dossier créé', 'invitation acceptée', Mail, '#5F7186'],
] as const;

const INVOICES = [
  ['FA-2291', '31 mai', '4 860,00 €', 'Payée', '#2E7D5B'],
  ['FA-2304', '7 juin', '1 215,50 €', 'À valider', '#C98A12'],
  ['FA-2311', '8 juin', '4 860,00 €', 'Reçue', '#5F7186'],
] as const;

/** The file of one supplier: papers to renew, invoices, and all that happened. */
export function file(): Screen {
  return onStage({ seed: 'supplier', ground: 'paper', light: [1500, -100], theme: ORMEVAL }, (ui) =>
    browser(
      ui,
      { x: 60, y: 56, width: 1480, height: 888 },
      'fournisseurs.ormeval.example/F-0398',
      (width, height) =>
        [
          topBar(ui, width),
          header(ui, width),
          identity(ui),
          papers(ui),
          invoices(ui),
          timeline(ui, width, height),
        ].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { line, soft } = ui.theme;
  return [
    rect(0, 60, width, 138, { fill: '#FFFFFF' }),
    path(`M0 198.5H${width}`, { stroke: line }),
    ui.soft(EDGE, 94, 'Fournisseurs', { size: 14.5 }),
    ui.icon(ChevronRight, EDGE + 90, 82, 16),
    ui.text(EDGE + 112, 94, 'F-0398', { size: 14.5 }),
    rect(EDGE, 112, 60, 60, { rx: 4, fill: '#EAF1E9' }),
    path(`M${EDGE + 30} 122c9 11 14 19 14 26a14 14 0 0 1-28 0c0-7 5-15 14-26z`, { fill: '#4F8F74' }),
    ui.heading(EDGE + 80, 142, 'Clairlune Nettoyage', { size: 28 }),
    ui.soft(EDGE + 80, 168, 'Entretien, 26 agences, depuis 2021', { size: 15.5 }),
    pill(ui, EDGE + 366, 133, ...STATUS.renew, { size: 15 }),
    button(ui, width - 520, 122, 152, 44, 'Écrire', { line, icon: Mail, ink: soft, size: 15 }),
    button(ui, width - 356, 122, 152, 44, 'Bloquer', { line, size: 15 }),
    button(ui, width - 192, 122, 152, 44, 'Valider', { icon: ShieldCheck, size: 15 }),
  ].join('');
}

function identity(ui: Ui): string {
  const facts = [
    ['SIREN', '000 000 412'],
    ['Forme', 'SARL'],
    ['Effectif', '38 personnes'],
    ['Paiement', '30 jours'],
    ['Encours', '6 075,50 €'],
  ] as const;
  const y = 226;
  return [
    ui.card(EDGE, y, 350, 622),
    ui.strong(EDGE + 24, y + 40, 'Société', { size: 18 }),
    ...facts.map(
      ([name, value], index) =>
        ui.soft(EDGE + 24, y + 84 + index * 40, name, { size: 15.5 }) +
        ui.text(EDGE + 326, y + 84 + index * 40, value, { size: 15.5, align: 'end' }),
    ),
    ui.rule(EDGE + 24, y + 272.5, 302),
    ui.strong(EDGE + 24, y + 314, 'Contact', { size: 18 }),
    avatar(ui, EDGE + 48, y + 362, 24, 'HC', BRASS),
    ui.strong(EDGE + 86, y + 358, 'Hélène Clairlune', { size: 16 }),
    ui.soft(EDGE + 86, y + 380, 'Gérante', { size: 15 }),
    ui.icon(Phone, EDGE + 24, y + 406, 17),
    ui.text(EDGE + 52, y + 420, '01 99 00 45 10', { size: 15 }),
    ui.rule(EDGE + 24, y + 452.5, 302),
    ui.strong(EDGE + 24, y + 494, 'Conformité', { size: 18 }),
    ui.heading(EDGE + 24, y + 548, '82 %', { size: 34 }),
    ui.soft(EDGE + 118, y + 546, 'du dossier complet', { size: 15.5 }),
    progress(ui, EDGE + 24, y + 574, 302, 0.82, { colour: '#2E7D5B', height: 10 }),
  ].join('');
}

function papers(ui: Ui): string {
  const [x, y, width] = [MIDDLE, 226, 556];
  return [
    ui.card(x, y, width, 382),
    ui.strong(x + 24, y + 40, 'Pièces du dossier', { size: 18 }),
    button(ui, x + width - 154, y + 16, 130, 38, 'Déposer', {
      line: ui.theme.line,
      icon: Upload,
      size: 14.5,
    }),
    ...PAPERS.map(([name, note, status, label], index) => {
      const top = y + 72 + index * 61;
      return (
        ui.rule(x, top + 0.5, width) +
        ui.icon(FileText, x + 24, top + 18, 25, status === 'renew' ? STATUS.renew[1] : ui.theme.accent, 1.6) +
        ui.strong(x + 64, top + 27, name, { size: 16 }) +
        ui.soft(x + 64, top + 48, note, { size: 14.5 }) +
        pill(ui, x + 372, top + 31, label, STATUS[status][1]) +
        ui.icon(Download, x + width - 44, top + 21, 20)
      );
    }),
  ].join('');
}

function invoices(ui: Ui): string {
  const [x, y, width] = [MIDDLE, 628, 556];
  return [
    ui.card(x, y, width, 220),
    ui.strong(x + 24, y + 40, 'Factures', { size: 18 }),
    ui.text(x + width - 24, y + 40, 'Tout voir', { size: 15, align: 'end', fill: ui.theme.accent }),
    ...INVOICES.map(([reference, date, amount, status, colour], index) => {
      const top = y + 60 + index * 51;
      return (
        ui.rule(x, top + 0.5, width) +
        ui.text(x + 24, top + 32, reference, { size: 15.5 }) +
        ui.soft(x + 134, top + 32, date, { size: 15.5 }) +
        ui.strong(x + 336, top + 32, amount, { size: 15.5, align: 'end' }) +
        pill(ui, x + 372, top + 26, status, colour)
      );
    }),
  ].join('');
}

function timeline(ui: Ui, width: number, height: number): string {
  const [x, y] = [RIGHT, 226];
  const wide = width - EDGE - x;
  return [
    ui.card(x, y, wide, 622),
    ui.strong(x + 24, y + 40, 'Historique', { size: 18 }),
    path(`M${x + 44} ${y + 90}V${y + 532}`, { stroke: ui.theme.line, 'stroke-width': 2 }),
    ...EVENTS.map(([when, what, detail, icon, colour], index) => {
      const top = y + 66 + index * 82;
      return (
        circle(x + 44, top + 24, 19, { fill: '#FFFFFF', stroke: colour, 'stroke-width': 2 }) +
        ui.icon(icon, x + 35, top + 15, 18, colour, 2) +
        ui.soft(x + 80, top + 10, when, { size: 14 }) +
        ui.strong(x + 80, top + 32, what, { size: 16.5 }) +
        ui.text(x + 80, top + 54, detail, { size: 15, fill: ui.theme.soft })
      );
    }),
    rect(x + 20, height - 54, wide - 40, 46, { rx: 3, fill: ui.theme.ground }),
    ui.text(x + 38, height - 26, 'Ajouter une note', { size: 15, fill: ui.theme.faint }),
    ui.icon(Paperclip, x + wide - 54, height - 42, 20),
  ].join('');
}
