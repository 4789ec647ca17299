import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/build.ts';

/** Keys of a terminal. */
const KEYS = { enter: '\r', interrupt: '\u0003', end: '\u0004' } as const;

let folder: string;
let before: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-questions-'));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  before = everything();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Every file of the project, by its path and content. */
function everything(): string {
  const files = globSync('**/*.*', { cwd: folder }).sort();
  return files.map((path) => `${path}\n${readFileSync(join(folder, path), 'base64')}`).join('\n');
}

const agencyNow = () => parse(readFileSync(join(folder, 'content/agency.yaml'), 'utf8'));
const identity = () => typedSiteCommand(folder, 'identity', '--no-draw');

/** Presses Enter at each of these questions. */
async function skip(command: ReturnType<typeof identity>, ...questions: string[]): Promise<void> {
  for (const question of questions) await command.answer(question);
}
const CONTACT = [
  'Sa devise, sous le nom [',
  'Nom de domaine [',
  'Téléphone [',
  'Adresse e-mail générale [',
  'Celle du commercial [',
  'Celle du recrutement [',
  'Celle de la presse [',
  'Rue [',
  'Code postal [',
  'Ville [',
];
const LAW = [
  'Forme juridique et capital :',
  'SIREN et ville du registre :',
  'Numéro de TVA :',
  'Directrice ou directeur de la publication :',
  'Hébergeur : nom, adresse, téléphone :',
  'Couleur principale (#RRGGBB) :',
];

it('asks each question, again after a wrong answer, and writes what was answered once it is confirmed', async () => {
  writeFileSync(
    join(folder, 'marque.svg'),
    '<svg viewBox="0 0 120 40"><path d="M0 0h9v9H0z" fill="#fff"/></svg>',
  );
  const command = identity();
  await command.answer('Nom de l’agence [', 'Atelier Corvane');
  await skip(command, 'Sa devise, sous le nom [');
  await command.answer('Nom de domaine [', 'Corvane.fr');
  await command.answer('sans https:// : www.exemple.fr.\nNom de domaine [', 'www.corvane.fr');
  await command.answer('Téléphone [', '12');
  await command.answer('un numéro français est attendu : 02 40 12 34 56.\nTéléphone [', '02 40 12 34 56');
  await skip(command, ...CONTACT.slice(3), 'Lien du réseau [', 'Lien de prise de rendez-vous [');
  await command.answer('Lien de la séance de consulting IT [', 'https://rdv.corvane.fr');
  await skip(command, 'Lien de l’appel découverte [', ...LAW.slice(0, -1));
  await command.answer('Couleur principale (#RRGGBB) :', '#1F4FD8');
  await command.answer('Accent, ou rien pour le tirer d’elle :', 'jaune');
  await command.answer('colours.accent : une couleur de la forme #1F4FD8 est attendue.\nAccent', '#FFB84D');
  await skip(command, 'Fond sombre, ou rien pour le tirer d’elle :');
  await command.answer('Logo pour fond sombre, fichier SVG :', 'absente.svg');
  await command.answer('absente.svg n’existe pas.\nLogo pour fond sombre, fichier SVG :', 'marque.svg');
  await command.answer('Signe carré, fichier SVG :', 'marque.svg');
  await command.answer(
    'marque.svg n’est pas carré ; un signe aussi haut que large est attendu.\nSigne carré',
  );
  await skip(command, 'Photo de qui dirige, fichier :');
  await command.answer('Écrire ces changements ? [o/N]', 'o');
  expect(await command.ended, command.screen()).toBe(0);

  expect(command.screen()).toContain(
    'Rendez-vous : il manque encore links.appointment et links.discoveryCall. Le même lien peut servir aux trois ; sans rendez-vous en ligne, écrivez booking: false dans content/parts.yaml.',
  );
  expect(agencyNow()).toMatchObject({
    brand: 'Atelier Corvane',
    tagline: 'cabinet digital',
    domain: 'www.corvane.fr',
    phone: { display: '02 40 12 34 56', international: '+33240123456' },
    links: { consultation: 'https://rdv.corvane.fr' },
  });
  expect(readFileSync(join(folder, 'public/assets/agence/marque.svg'), 'utf8')).toContain('M0 0h9v9H0z');
});

it('asks for no link to book where none can be booked, and writes nothing that is not confirmed', async () => {
  const parts = join(folder, 'content/parts.yaml');
  writeFileSync(parts, readFileSync(parts, 'utf8').replace('booking: true', 'booking: false'));
  before = everything();
  const command = identity();
  await command.answer('Nom de l’agence [', 'Atelier Corvane');
  await skip(command, ...CONTACT, 'Lien du réseau [', ...LAW);
  await skip(command, 'Logo pour fond', 'Signe carré', 'Photo de qui dirige');
  await command.answer('Écrire ces changements ? [o/N]', 'n');
  expect(await command.ended).toBe(1);
  expect(command.screen()).toContain('Rien n’a changé.');
  expect(command.screen()).not.toMatch(/Lien de (?:prise|la consultation|l’appel)/);
  expect(everything()).toBe(before);
});

it('writes nothing when a file has changed while it waited for the confirmation', async () => {
  const command = identity();
  await command.answer('Nom de l’agence [', 'Atelier Corvane');
  await skip(command, ...CONTACT, 'Lien du réseau [', 'Lien de prise de rendez-vous [');
  await skip(command, 'Lien de la séance de consulting IT [', 'Lien de l’appel découverte [', ...LAW);
  await skip(command, 'Logo pour fond', 'Signe carré', 'Photo de qui dirige');
  const agency = join(folder, 'content/agency.yaml');
  const newer = readFileSync(agency, 'utf8').concat('# à nous\n');
  await command.press('Écrire ces changements ? [o/N]', '');
  writeFileSync(agency, newer);
  await command.press('', `o${KEYS.enter}`);
  expect(await command.ended).toBe(1);
  expect(readFileSync(agency, 'utf8')).toBe(newer);
});

it.each([
  ['Ctrl-C', KEYS.interrupt],
  ['Ctrl-D', KEYS.end],
])('changes no file when %s interrupts it', async (_name, key) => {
  const command = identity();
  await command.answer('Nom de l’agence [', 'Atelier Corvane');
  await command.press('Sa devise, sous le nom [', key);
  expect(await command.ended).toBe(1);
  expect(command.screen()).toContain('Interrompu : rien n’a changé.');
  expect(command.screen()).not.toMatch(/Aborted|Error/);
  expect(everything()).toBe(before);
});

/** A command running in a pseudo-terminal. */
interface TypedCommand {
  /** Waits for a question, then types an answer and Enter. */
  answer(question: string, text?: string): Promise<void>;
  /** Waits for a question, then presses a key. */
  press(question: string, key: string): Promise<void>;
  /** All output so far. */
  screen(): string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Runs `npm run site -- …argv` in `folder` in a pseudo-terminal (`script` of util-linux or BSD). */
function typedSiteCommand(folder: string, ...argv: string[]): TypedCommand {
  const words = [process.execPath, `${ROOT}scripts/site.ts`, ...argv];
  const line = words.map((word) => `'${word}'`).join(' ');
  const how = process.platform === 'darwin' ? ['-q', '/dev/null', ...words] : ['-qefc', line, '/dev/null'];
  const child: ChildProcess = spawn('script', how, {
    cwd: folder,
    env: { PATH: process.env.PATH, TERM: 'dumb', DATABASE_URL: 'sqlite::memory:' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let read = 0;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    shown += stripVTControlCharacters(text).replaceAll('\r', '');
  });
  const press = async (question: string, key: string) => {
    await expect.poll(() => shown.slice(read)).toContain(question);
    read = shown.indexOf(question, read) + question.length;
    child.stdin?.write(key);
  };
  return {
    press,
    answer: (question, text = '') => press(question, text + KEYS.enter),
    screen: () => shown,
    ended: once(child, 'close').then(([code]: (number | null)[]) => code ?? null),
  };
}
