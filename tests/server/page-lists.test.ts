import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, filledForm, signIn, textOf } from './staff-people.ts';

const PATH = '/equipe/pages';
const SERVICE = `${PATH}/service-application-web`;
const PRICES = `${PATH}/liste-estimates`;
const QUESTION = 'Que se passe-t-il si nous changeons d’avis en route ?';
const ANSWER = 'Nous en parlons, puis le devis suit : rien n’est commencé sans votre accord.';

describe('the lists of a page, as colleagues add, move and remove their items', () => {
  let site: TestSite;
  let lea: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(() => site.close());

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const page = async (path: string) => plain(await (await site.request(path)).text());
  const preview = async () => plain(await (await lea.get(`${SERVICE}/apercu`)).text());
  const act = async (geste: string, fields: Record<string, string> = {}, by = lea, path = SERVICE) =>
    by.post(path, await filledForm(by, path, { geste, ...fields }));
  /** The keys of the questions, as the form has them. */
  const order = async () => (await filledForm(lea, SERVICE, {}))['questions[]']?.split('\n').join(' ');

  it('take an item that is typed beside the page that follows, and publish it in its place', async () => {
    const added = await act('ajouter:questions');
    expect([added.status, added.headers.get('Location')]).toEqual([
      303,
      `${SERVICE}#champ-questions-n1-question`,
    ]);
    const refused = await act('publier');
    expect([refused.status, await textOf(refused)]).toEqual([
      422,
      expect.stringMatching(/Questions, \d question : une valeur est attendue|Pas encore publié/),
    ]);
    // The page shows what is finished.
    expect(await preview()).toContain('id="questions"');
    await act('monter:questions.n1', { 'questions.n1.question': QUESTION, 'questions.n1.answer': ANSWER });
    const keys = await order();
    expect(keys).toMatch(/n1 \d$/);
    expect(await preview()).toContain('nous changeons');
    expect((await act('publier')).status).toBe(303);
    expect(await page('/services/application-web')).toContain('nous changeons');
    expect(await textOf(await lea.get(`${SERVICE}/versions`))).toContain('Que se passe-t-il');
    await act('retirer:questions.n1');
    await act('publier');
    expect(await page('/services/application-web')).not.toContain('nous changeons');
    expect(
      (await site.services.entryDesk.list()).find(
        ({ entry }) => entry.shownAt === '/services/application-web',
      )?.published,
    ).toEqual({});
  });

  it('have as many items as the build takes, which the screen says', async () => {
    for (let count = 0; count < 4; count += 1) await act('ajouter:questions');
    const full = await textOf(await lea.get(SERVICE));
    expect(full).toContain('Questions : 5. C’est le plus possible');
    expect(full).not.toContain('Ajouter une question');
    for (let count = 0; count < 4; count += 1)
      await act(`retirer:questions.${(await order())?.split(' ')[0]}`);
    const few = await textOf(await lea.get(SERVICE));
    expect(few).toContain('Questions : 3. 3 au moins, 5 au plus.');
    expect(await (await lea.get(SERVICE)).text()).not.toContain('value="retirer:questions');
    const keys = await order();
    for (const forged of ['ajouter:nulle', 'retirer:questions.0', 'monter:questions.9', 'ajouter:hero'])
      await act(forged);
    expect(await order()).toBe(keys);
    await act('enregistrer', { 'questions[]': '0\n1\n7\n__proto__' });
    expect(await order()).toBe(keys);
  });

  it('keep the items of who keeps a text, though a colleague arranged them otherwise', async () => {
    const noe = await signIn(site, 'noe', 'editor');
    await act('ajouter:questions', {});
    const mine = await filledForm(noe, SERVICE, {
      'questions.n1.question': QUESTION,
      'questions.n1.answer': ANSWER,
      geste: 'enregistrer',
    });
    await act('retirer:questions.n1');
    const conflict = await noe.post(SERVICE, mine);
    expect(conflict.status).toBe(409);
    const words = await textOf(conflict);
    expect(words).toContain(QUESTION);
    expect(words).toContain('même là où vous n’avez rien changé');
    expect((await noe.post(SERVICE, { ...mine, revision: '2' })).status).toBe(303);
    expect(await (await noe.get(SERVICE)).text()).toContain(QUESTION);
  });

  it('ask a question of a price, and forget the answers of sample quotes to one that is gone', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const prices = (geste: string, fields: Record<string, string> = {}) => act(geste, fields, ada, PRICES);
    await prices('retirer:kinds.0.questions.5');
    expect(await (await ada.get(PRICES)).text()).toContain('Question retirée');
    expect((await prices('publier')).status).toBe(303);
    expect(await page('/estimation')).not.toContain('Que font vos visiteurs sur le site');
    await prices('ajouter:kinds.0.questions');
    const asked = {
      'kinds.0.questions.n1.question': 'Faut-il un espace réservé ?',
      'kinds.0.questions.n1.answers.n1.label': 'Non',
      'kinds.0.questions.n1.answers.n1.days.0': '0',
      'kinds.0.questions.n1.answers.n1.days.1': '0',
      'kinds.0.questions.n1.answers.n1.effect': 'Rien à ajouter.',
      'kinds.0.questions.n1.answers.n2.label': 'Oui',
      'kinds.0.questions.n1.answers.n2.days.0': '2',
      'kinds.0.questions.n1.answers.n2.days.1': '3,5',
      'kinds.0.questions.n1.answers.n2.effect': 'Comptes et droits sont à construire.',
    };
    const unanswered = await prices('publier', asked);
    expect([unanswered.status, await textOf(unanswered)]).toEqual([
      422,
      expect.stringContaining('« Faut-il un espace réservé ? » attend l’une de ses réponses'),
    ]);
    const answers = [...(await (await ada.get(PRICES)).text()).matchAll(/name="(quotes\.\d\.answers\.n1)"/g)];
    const given = Object.fromEntries(answers.map(([, name = '']) => [name, 'n1']));
    expect((await prices('publier', given)).status).toBe(303);
    expect(await page('/estimation?projet=site-vitrine&n1=n2')).toContain('Comptes et droits');
  });

  it('become the lists of the files, whose remarks stay', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    await act('descendre:kinds.0', {}, ada, PRICES);
    await act('publier', {}, ada, PRICES);
    await act('ajouter:questions', {});
    await act('publier', { 'questions.n1.question': QUESTION, 'questions.n1.answer': ANSWER });
    const folder = mkdtempSync(join(tmpdir(), 'site-lists-'));
    try {
      expect((await operate(site.services, 'content diff')).out).toContain(QUESTION);
      await operate(site.services, 'content export', folder);
      const written = readFileSync(join(folder, 'estimates.yaml'), 'utf8');
      expect(written).toContain('# Personnes qui y travaillent ensemble.');
      const names = [...written.matchAll(/^ {4}name: (.*)$/gm)].map(([, name]) => name);
      expect(names.slice(0, 2)).toEqual(['Boutique en ligne', 'Site vitrine']);
      expect(readFileSync(join(folder, 'services/application-web.md'), 'utf8')).toContain(QUESTION);
      expect((await operate(site.services, 'content export', folder)).out).toContain('Rien à écrire');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
