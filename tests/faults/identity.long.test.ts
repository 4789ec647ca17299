import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { agencyFile as agency, founder, partnerList, reviewList } from 'content-collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUSE } from '../../domain/palette/house.ts';
import { currentBuild, ROOT } from '../../scripts/build.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { crawl } from '../support/crawl.ts';
import { copyProject } from '../support/project-copy.ts';
import { runScript } from '../support/site-command.ts';

const IDENTITY = `brand: Atelier Corvane
tagline: atelier numérique
domain: www.corvane.fr
phone: 02 40 12 34 56
mailboxes:
  general: bonjour@corvane.fr
  recruitment: emploi@corvane.fr
  sales: devis@corvane.fr
  press: presse@corvane.fr
address:
  street: 8, quai de la Fosse
  postalCode: "44000"
  city: Nantes
links:
  network: https://rendez-vous.corvane.fr/reseau
  appointment: https://rendez-vous.corvane.fr/rendez-vous
  consultation: https://rendez-vous.corvane.fr/consultation
  discoveryCall: https://rendez-vous.corvane.fr/decouverte
legal:
  form: SAS au capital de 10 000 €
  registration: 912 345 678 RCS Nantes
  director: Anne Corvane, présidente
colours:
  primary: "#1F4FD8"
  accent: "#FFB84D"
wordmark:
  drawing: marque.svg
symbol: symbole.svg
founder:
  hidden: true
partners:
  - { name: Chais du Lac, inSentence: les Chais du Lac, logo: client.svg }
  - { name: Fonderie Brivet, inSentence: la Fonderie Brivet, logo: client.svg }
  - { name: Port-Salin, logo: client.svg }
reviews: []
`;
const WITHOUT_CASES = `${IDENTITY}caseStudies: []\n`;
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="alert(1)"><script>alert(1)</script><path d="M0 0h120v40H0z" fill="#FFB84D"/></svg>`;
/** Name, hosts and phone number of the demonstration. */
const NAMES = /Verrière|verriere|01 99 00 12 34|\+33199001234/;
/** People and clients of the demonstration. */
const PEOPLE = new RegExp(
  [
    founder.name,
    ...partnerList.partners.map(({ name }) => name),
    ...reviewList.reviews.map(({ author }) => author),
  ].join('|'),
);
const OLD = ['ink', 'forest', 'emerald', 'emerald-deep', 'mint', 'lime'] as const;
const COLOURS = new RegExp(OLD.map((name) => HOUSE[name]).join('|'), 'i');
/** Client screens and technology logos, which keep their own colours. */
const OTHERS = /realisations\/|technologies\/|marques/;

let copy: string;
let site: SiteProcess | undefined;

beforeAll(() => {
  copy = copyProject();
  const build = currentBuild() ?? '';
  cpSync(build, join(copy, 'build', basename(build)), { recursive: true });
  symlinkSync(basename(build), join(copy, 'build/current'));
  const files = mkdtempSync(join(tmpdir(), 'site-identity-'));
  writeFileSync(join(files, 'identity.yaml'), WITHOUT_CASES);
  writeFileSync(join(files, 'cases-kept.yaml'), IDENTITY);
  writeFileSync(join(files, 'marque.svg'), MARK);
  writeFileSync(join(files, 'client.svg'), MARK.replace('#FFB84D', '#1F4FD8'));
  writeFileSync(join(files, 'symbole.svg'), MARK.replace('0 0 120 40', '0 0 40 40'));
  from = join(files, 'identity.yaml');
});
let from: string;

afterAll(async () => {
  await site?.end('SIGTERM');
  rmSync(copy, { recursive: true, force: true });
}, 300_000);

const settings = () => ({
  DATABASE_URL: `sqlite:${copy}/site.db`,
  MAIL_DIR: join(copy, 'mail'),
});
const identity = (...words: string[]) => runScript(copy, settings(), 'scripts/site.ts', 'identity', ...words);

it('refuses partners that leave a case study without its client, and names each', async () => {
  const refused = await identity('--from', join(dirname(from), 'cases-kept.yaml'), '--yes');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('- content/case-studies/audit-seo.yaml : client: lysane');
  expect(refused.err).toContain('caseStudies: []');
});

it('takes another agency’s name, facts, colours and signs everywhere, and keeps nothing of the old ones', async () => {
  const began = performance.now();
  const applied = await identity('--from', from, '--yes');
  expect(applied.code, applied.err.slice(-2000)).toBe(0);
  const drawn = performance.now();
  const again = await identity('--from', from, '--yes');
  expect(again.out).toContain('Rien à changer');

  // Starting alone would serve the existing build.
  const built = await runScript(copy, settings(), 'scripts/build.ts');
  expect(built.code, built.err.slice(-2000)).toBe(0);
  site = await startSite(settings(), copy);
  const { pages, faults } = await crawl(site.url);
  console.log(
    `identity and drawings ${Math.round((drawn - began) / 1000)} s, build, start and crawl ${Math.round((performance.now() - drawn) / 1000)} s`,
  );
  expect(faults).toEqual([]);
  const isTrace = (text: string) => NAMES.test(text) || PEOPLE.test(text) || COLOURS.test(text);
  const traces = pages.filter(({ html }) => isTrace(html)).map(({ path }) => path);
  for (const path of [
    '/site.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/blog/rss.xml',
    '/',
  ]) {
    const response = await fetch(site.url + path);
    const text = `${await response.text()} ${JSON.stringify([...response.headers])}`;
    if (isTrace(text)) traces.push(path);
  }
  const client = join(currentBuild(join(copy, 'build')) ?? '', 'client');
  for (const file of globSync('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: client })) {
    const text = readFileSync(join(client, file), 'utf8');
    if (OTHERS.test(file) ? NAMES.test(text) : isTrace(text)) traces.push(file);
  }
  for (const file of globSync('{*.{png,ico,svg},assets/hero/*}', { cwd: client }))
    if (readFileSync(join(client, file)).equals(readFileSync(join(ROOT, 'public', file)))) traces.push(file);
  for (const file of globSync('assets/**/*', { cwd: client }))
    if (partnerList.partners.some(({ id }) => file.includes(id))) traces.push(file);
  expect(traces).toEqual([]);
  expect(readFileSync(join(client, 'assets/agence/marque.svg'), 'utf8')).not.toMatch(/script|onload/);

  const mail = await runScript(copy, settings(), 'scripts/site.ts', 'mail', 'test', 'moi@example.org');
  expect(mail.code).toBe(0);
  const mails = globSync('*.eml', { cwd: join(copy, 'mail') });
  for (const name of mails) expect(readFileSync(join(copy, 'mail', name), 'utf8')).not.toMatch(NAMES);
}, 900_000);

it('comes back as it was when the change is undone, drawings too, and keeps a drawing made since', async () => {
  const since = 'public/assets/villes/nouvelle.svg';
  writeFileSync(join(copy, since), '<svg/>');
  const undone = await identity('--undo');
  expect(undone.code, undone.err).toBe(0);
  const files = (root: string) =>
    globSync(['content/**/*.*', 'public/**/*.*', 'app/{fonts,hubs}/*.*', 'artwork/hero/film.sign'], {
      cwd: root,
    }).sort();
  expect(files(copy).filter((path) => path !== since)).toEqual(files(ROOT));
  const others = files(ROOT).filter(
    (path) => !readFileSync(join(copy, path)).equals(readFileSync(join(ROOT, path))),
  );
  expect(others).toEqual([]);
  expect(readFileSync(join(copy, 'content/agency.yaml'), 'utf8')).toContain(agency.brand);
});
