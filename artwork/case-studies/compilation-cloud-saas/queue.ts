import { Check, CircleX, Clock, Cpu, GitBranch, LoaderCircle, Search, Square } from 'lucide';
import { path, rect } from '../../svg.ts';
import { browser } from '../frames.ts';
import { avatar, button, field, logo, progress } from '../parts.ts';
import { onStage, type Screen } from '../stage.ts';
import { HORALUNE_NIGHT } from '../themes.ts';
import { PLEX_MONO } from '../type/plex-mono.ts';
import type { Ui } from '../ui.ts';

const EDGE = 30;
const LOG = 716;
const GREEN = '#4FD6A0';
const RED = '#FF7A85';
const PEACH = '#FFB284';

type State = 'running' | 'waiting' | 'done' | 'failed';

/** Builds: number, branch, what changed, team, state, share done, length. */
const BUILDS: readonly (readonly [string, string, string, string, State, number, string])[] = [
  ['8841', 'agenda-partage', 'Vue par praticien', 'AG', 'running', 0.72, '1 min 26'],
  ['8840', 'paiement-acompte', 'Acompte à la réservation', 'PA', 'running', 0.31, '0 min 38'],
  ['8842', 'main', 'Fusion de rappels-sms', 'MO', 'waiting', 0, 'dans 20 s'],
  ['8843', 'traduction-it', 'Textes italiens', 'MO', 'waiting', 0, 'dans 1 min'],
  ['8839', 'rappels-sms', 'Heure d’envoi réglable', 'MO', 'done', 1, '2 min 04'],
  ['8838', 'agenda-partage', 'Glisser un rendez-vous', 'AG', 'failed', 1, '1 min 12'],
  ['8837', 'export-compta', 'Journal des ventes', 'PA', 'done', 1, '1 min 55'],
  ['8836', 'main', 'Version 5.9.2', 'AG', 'done', 1, '2 min 11'],
];

const LOGS: readonly (readonly [string, string, 'plain' | 'good' | 'note' | 'head' | 'warn'])[] = [
  ['00:00', 'machine 3, 8 cœurs, 16 Go', 'note'],
  ['00:01', '> cache restauré (412 Mo)', 'good'],
  ['00:04', '> dépendances', 'head'],
  ['00:11', '  1 204 paquets, 0 téléchargé', 'plain'],
  ['00:12', '> types', 'head'],
  ['00:29', '  0 erreur, 2 avertissements', 'warn'],
  ['00:30', '> compilation', 'head'],
  ['00:41', '  agenda      184 modules', 'plain'],
  ['00:52', '  client      231 modules', 'plain'],
  ['01:03', '  serveur     318 modules', 'plain'],
  ['01:04', '> tests', 'head'],
  ['01:16', '  412 réussis sur 640', 'plain'],
  ['01:26', '  créneaux › heure d’été…', 'note'],
];

const PHASES = [
  ['Cache', 3],
  ['Paquets', 8],
  ['Types', 18],
  ['Compilation', 34],
  ['Tests', 22],
] as const;

/** Builds that wait and run, and the log of one of them. */
export function queue(): Screen {
  return onStage({ seed: 'queue', ground: 'ink', light: [1560, -40], theme: HORALUNE_NIGHT }, (ui) =>
    browser(ui, { x: 70, y: 48, width: 1460, height: 904 }, 'atelier.horalune.example', (width, height) =>
      [header(ui, width), builds(ui), log(ui, width, height)].join(''),
    ),
  );
}

function header(ui: Ui, width: number): string {
  const { accent, line, soft } = ui.theme;
  return [
    logo('horalune', EDGE, 22, 29, accent),
    ui.strong(EDGE + 42, 44, 'Atelier', { size: 20 }),
    ...['File', 'Machines', 'Consommation'].map((label, index) =>
      ui.text([182, 252, 366][index] ?? 0, 43, label, { size: 16.5, fill: index === 0 ? undefined : soft }),
    ),
    ui.fill(182, 69, 28, 4, accent, 2),
    field(ui, width - 506, 16, 250, 42, 'Branche, numéro', { icon: Search }),
    ui.icon(Cpu, width - 230, 26, 22, GREEN),
    ui.text(width - 200, 43, '4 machines sur 6', { size: 15.5 }),
    avatar(ui, width - 48, 37, 19, 'LF', PEACH),
    path(`M0 73.5H${width}`, { stroke: line }),
  ].join('');
}

function builds(ui: Ui): string {
  const { accent, line, soft, faint, tint, surface } = ui.theme;
  const wide = LOG - EDGE - 24;
  return [
    ui.heading(EDGE, 122, 'File de compilation', { size: 26 }),
    ui.soft(EDGE + wide, 121, 'attente médiane 14 s', { size: 15.5, align: 'end' }),
    ...BUILDS.map(([number, branch, what, team, state, share, length], index) => {
      const y = 144 + index * 87;
      const isHere = index === 0;
      const colour = { running: accent, waiting: faint, done: GREEN, failed: RED }[state];
      const icon = { running: LoaderCircle, waiting: Clock, done: Check, failed: CircleX }[state];
      return [
        rect(EDGE, y, wide, 77, { rx: 10, fill: isHere ? tint : surface, stroke: isHere ? accent : line }),
        rect(EDGE + 16, y + 18, 40, 40, { rx: 10, fill: colour, 'fill-opacity': '.17' }),
        ui.icon(icon, EDGE + 25, y + 27, 22, colour, 2.2),
        ui.strong(EDGE + 74, y + 34, what, { size: 17 }),
        ui.icon(GitBranch, EDGE + 74, y + 44, 16, soft),
        ui.text(EDGE + 96, y + 58, branch, { size: 14.5, face: PLEX_MONO, fill: soft }),
        ui.text(EDGE + wide - 74, y + 34, number, { size: 15, face: PLEX_MONO, align: 'end', fill: soft }),
        state === 'running'
          ? progress(ui, EDGE + wide - 300, y + 49, 120, share, {
              colour: accent,
              track: '#3A3D74',
              height: 7,
            })
          : '',
        ui.text(EDGE + wide - 74, y + 58, length, {
          size: 15,
          align: 'end',
          fill: state === 'failed' ? RED : undefined,
        }),
        avatar(
          ui,
          EDGE + wide - 36,
          y + 38,
          18,
          team,
          { AG: '#8C90FF', PA: PEACH, MO: GREEN }[team] ?? accent,
        ),
      ].join('');
    }),
  ].join('');
}

function log(ui: Ui, width: number, height: number): string {
  const { accent, line, soft, faint, ink } = ui.theme;
  const x = LOG;
  const wide = width - EDGE - x;
  const colours = { plain: '#C9CAE8', good: GREEN, note: '#7D7FAE', head: ink, warn: PEACH };
  const unit = (wide - 56 - 4 * 4) / 118;
  let at = x + 28;
  const phases = PHASES.map(([label, seconds], index) => {
    const from = at;
    const long = seconds * unit + 30 * unit * (index === 4 ? 1 : 0);
    at += long + 4;
    const done = index === 4 ? seconds * unit : long;
    return (
      ui.fill(from, 232, long, 10, '#33366A', 5) +
      ui.fill(from, 232, done, 10, index === 4 ? accent : GREEN, 5) +
      (seconds > 10 ? ui.soft(from, 266, label, { size: 14.5 }) : '')
    );
  });
  return [
    rect(x, 100, wide, height - 126, { rx: 10, fill: '#0E0F24', stroke: line }),
    ui.strong(x + 28, 146, 'Vue par praticien', { size: 20 }),
    ui.text(x + 28, 176, '8841  agenda-partage  c90e41b', { size: 15, face: PLEX_MONO, fill: soft }),
    button(ui, x + wide - 138, 122, 110, 42, 'Arrêter', {
      fill: '#2B1B33',
      ink: RED,
      icon: Square,
      size: 15,
    }),
    ui.strong(x + 28, 214, 'Tests', { size: 16 }),
    ui.text(x + wide - 28, 214, 'fin prévue dans 33 s', { size: 15, align: 'end', fill: soft }),
    ...phases,
    ui.rule(x, 290.5, wide),
    ...LOGS.map(([time, words, tone], index) => {
      const y = 328 + index * 35.5;
      return (
        ui.text(x + 28, y, time, { size: 15.5, face: PLEX_MONO, fill: faint }) +
        ui.text(x + 104 + (words.length - words.trimStart().length) * 9.6, y, words.trim(), {
          size: 16,
          face: PLEX_MONO,
          fill: colours[tone],
        })
      );
    }),
    ui.fill(x + 104, 328 + 12.6 * 35.5, 10, 20, accent),
  ].join('');
}
