import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';
import { LEAD } from './submissions.ts';

const ENTERED = {
  canal: 'phone',
  name: 'Ada Dupont',
  company: 'Toitures Lovelace',
  email: '',
  phone: '06 12 34 56 78',
  message: 'Rappeler jeudi',
};

describe.each(ENGINES)('work on leads, on %s', (engine) => {
  let site: TestSite;
  let camille: Colleague;
  let jean: Colleague;
  beforeEach(async () => {
    site = await createTestSite(engine);
    camille = await signIn(site, 'camille', 'owner');
    jean = await signIn(site, 'jean.dupont', 'sales');
  });
  afterEach(() => site.close());

  const submit = async (lead: Partial<typeof LEAD> = {}) =>
    (await site.services.leads.submit({ ...LEAD, ...lead })).reference;
  const path = (reference: string, rest = '') => `/equipe/demandes/${reference.toLowerCase()}${rest}`;
  const lead = (reference: string) =>
    site.services.database
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const undo = (who: Colleague, reference: string) => who.post('/equipe/demandes/annuler', { reference });
  const listed = async () =>
    [...(await (await camille.get('/equipe')).text()).matchAll(/data-lead="([CD]-\w+)"/g)].map(
      ([, name]) => name,
    );
  /** Recipients of the mails that have left. */
  const mailed = async () => {
    await site.services.mailer.deliverDue();
    return site.transport.sent.map(({ to }) => to);
  };

  it('gives a lead to a colleague with a note, who gets a mail unless it is taken back', async () => {
    const reference = await submit();
    const give = { a: jean.id, mot: 'Tu le connais', revision: '0', retour: '/equipe' };
    expect((await camille.post(path(reference, '/confier'), give)).status).toBe(303);
    expect(await lead(reference)).toMatchObject({ stage: 'taken', taken_by: jean.id });
    expect(await textOf(await jean.get(path(reference)))).toContain('Tu le connais');
    expect(await mailed()).not.toContain(jean.email);
    await undo(camille, reference);
    expect(await lead(reference)).toMatchObject({ stage: 'new', taken_by: null });
    site.clock.advance({ seconds: 20 });
    expect(await mailed()).not.toContain(jean.email);

    await camille.post(path(reference, '/confier'), { ...give, revision: '2' });
    site.clock.advance({ seconds: 20 });
    expect((await mailed()).filter((to) => to === jean.email)).toHaveLength(1);
    expect(await textOf(await jean.get(path(reference)))).toContain('Avis au collègue chargé de la demande');
    expect((await camille.post(path(reference, '/confier'), { ...give, a: 'x', revision: '3' })).status).toBe(
      422,
    );
  });

  it('acts on several leads at once, passes over those that changed, and takes all back together', async () => {
    const [first, second, third] = [
      await submit(),
      await submit({ message: 'Deux' }),
      await submit({ message: 'Trois' }),
    ];
    await jean.post(path(third, '/etape'), { etape: 'gagnee', revision: '0' });
    const chosen = [first, second, third].map((reference) => ['demande', `${reference} 0`]);
    const together = (who: Colleague, ...fields: string[][]) =>
      who.post('/equipe/demandes/ensemble', [...chosen, ...fields]);
    const answer = await together(camille, ['etape', 'perdue']);
    expect([answer.status, await textOf(answer)]).toEqual([409, expect.stringContaining(third)]);
    expect([(await lead(first)).stage, (await lead(second)).stage, (await lead(third)).stage]).toEqual([
      'lost',
      'lost',
      'won',
    ]);
    expect(await (await camille.get('/equipe')).text()).toContain('2 demandes</strong>');
    await undo(camille, first);
    expect([(await lead(first)).stage, (await lead(second)).stage]).toEqual(['new', 'new']);
    expect((await undo(camille, first)).status).toBe(409);
    expect((await camille.post('/equipe/demandes/ensemble', { etape: 'perdue' })).status).toBe(409);
    expect((await together(camille, ['demande', 'x 0'])).status).toBe(400);
    const whole = Array.from({ length: 50 }, (_, index) => [
      'demande',
      `D-${String(index).padStart(7, '0')} 0`,
    ]);
    const passed = await camille.post('/equipe/demandes/ensemble', [
      ...whole,
      ['etape', 'perdue'],
      ['retour', ''],
    ]);
    expect(passed.status).toBe(409);
  });

  it('keeps a lead entered by hand once, however often its form is pressed', async () => {
    const enter = async (who: Colleague, entered = ENTERED) =>
      (await who.post(path('ajouter'), entered)).headers.get('Location');
    const [first, second] = await Promise.all([enter(jean), enter(jean)]);
    expect(second).toBe(first);
    const others = [await enter(jean, { ...ENTERED, message: 'Rappeler lundi' }), await enter(camille)];
    site.clock.advance({ minutes: 11 });
    others.push(await enter(jean));
    expect(new Set([first, ...others]).size).toBe(4);
    expect(await listed()).toHaveLength(4);
  });

  it('keeps a note once, however often its button is pressed', async () => {
    const notes = path(await submit(), '/notes');
    const add = (who: Colleague, texte = 'Rappelée') => who.post(notes, { texte });
    await Promise.all([add(jean), add(jean), add(camille), add(jean, 'Rappelée hier')]);
    site.clock.advance({ minutes: 2 });
    await add(jean);
    const kept = await site.services.database.selectFrom('lead_notes').select('text').execute();
    expect(kept.map(({ text }) => text).sort()).toEqual([
      'Rappelée',
      'Rappelée',
      'Rappelée',
      'Rappelée hier',
    ]);
  });

  it('keeps a lead entered by hand, which is found, needs no address, and has its own person', async () => {
    expect((await jean.post(path('ajouter'), { ...ENTERED, phone: '' })).status).toBe(422);
    const answer = await jean.post(path('ajouter'), ENTERED);
    const reference = (answer.headers.get('Location') ?? '').split('/').at(-1)?.toUpperCase() ?? '';
    expect(await lead(reference)).toMatchObject({ stage: 'taken', taken_by: jean.id, channel: 'phone' });
    expect(await mailed()).toEqual([]);
    const page = await textOf(await jean.get(path(reference)));
    expect(page).toMatch(/Au téléphone, saisie.*Pas d’adresse 06 12 34 56 78 Toitures Lovelace/);
    // Only what leads somewhere looks like a link.
    expect(await (await jean.get(path(reference))).text()).not.toContain('<a>');
    expect(page).not.toContain('sans-adresse');
    expect(page).toContain('Toitures Lovelace');
    expect(await textOf(await jean.get('/equipe?q=lovelace'))).toContain('Ada Dupont , Toitures Lovelace');
    expect(await textOf(await jean.get('/equipe'))).toContain(`${reference} , au téléphone`);
    const figures = await textOf(await jean.get('/equipe/chiffres'));
    expect(figures).toMatch(/Source .*Au téléphone 1/);
    const csv = await (await camille.post('/equipe/export?q=dupont')).text();
    expect(csv).toMatch(/Ada Dupont;;.*Toitures Lovelace.*Au téléphone/);

    await jean.post(path('ajouter'), { ...ENTERED, name: 'Léo' });
    const corrected = {
      name: 'Ada Durand',
      email: '',
      phone: '06 12 34 56 78',
      company: 'Zinc Durand',
      revision: '0',
    };
    expect((await jean.post(path(reference, '/personne'), corrected)).status).toBe(303);
    const names = await site.services.database.selectFrom('leads').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['Ada Durand', 'Léo']);
    await camille.post(path(reference, '/effacer'), { reference });
    expect(await listed()).toHaveLength(1);
  });

  it('says what was promised of an entered lead, and counts it as answered where nothing was', async () => {
    await jean.post(path('ajouter'), ENTERED);
    await jean.post(path('ajouter'), { ...ENTERED, name: 'Promise', promesse: 'on' });
    const rows = await site.services.database.selectFrom('leads').select(['name', 'answered_at']).execute();
    expect(Object.fromEntries(rows.map(({ name, answered_at }) => [name, answered_at !== null]))).toEqual({
      'Ada Dupont': true,
      Promise: false,
    });
    // Of an answer that was not promised nothing runs out, and its time is no figure.
    site.clock.advance({ hours: 1 });
    const list = await textOf(await jean.get('/equipe'));
    expect(list).toMatch(/reçue à [\d h]+ Ada Dupont/);
    expect(list).toMatch(/avant [\d h]+ Promise/);
    const figures = await textOf(await jean.get('/equipe/chiffres'));
    expect(figures).toMatch(/2 demandes en 12 semaines\. /);
    expect(figures).not.toContain('0 min');
  });

  it('brings a lead back on its day with what is to be done, and on top when its sender writes again', async () => {
    const { reference, link = '' } = await site.services.leads.submit(LEAD, null, undefined, true);
    const wait = {
      etape: 'en-attente',
      revision: '0',
      jusqu_au: '2026-03-12',
      ensuite: 'Rappeler pour le budget',
    };
    await camille.post(path(reference, '/etape'), wait);
    await camille.post(path(reference, '/etape'), { ...wait, revision: '1', ensuite: 'x'.repeat(200) });
    expect(await lead(reference)).toMatchObject({ next_step: 'Rappeler pour le budget', revision: 1 });
    expect(await textOf(await camille.get('/equipe'))).toContain('Rappeler pour le budget');

    const open = await submit({ name: 'Ouverte', message: 'Autre' });
    expect(await listed()).toEqual([open, reference]);
    const token = link.split('/').at(-1) ?? '';
    await site.services.tracking.act(token, { act: 'complete', text: 'Et un blog', known: 0 });
    expect(await listed()).toEqual([reference, open]);
    const text = await textOf(await camille.get('/equipe'));
    expect(text).toContain('2 demandes attendent une réponse, dont 1 où le client a écrit depuis.');
    expect(text).toContain('a écrit depuis');
    await camille.post(path(reference, '/etape'), { etape: 'repondue', revision: '2' });
    expect(await lead(reference)).toMatchObject({ stage: 'answered', news_at: null });
  });

  it('warns of a colleague who took the lead meanwhile: on its page, and before an answer leaves', async () => {
    const reference = await submit();
    const state = await (await camille.get(path(reference, '/etat'))).json();
    expect(state).toMatchObject({ revision: 0 });
    await jean.post(path(reference, '/etape'), { etape: 'prise-en-charge', revision: '0' });
    const changed = await camille.get(path(reference, '/etat'));
    expect(await changed.clone().json()).toMatchObject({
      revision: 1,
      happened: 'Jean Dupont vient de la prendre en charge.',
      head: expect.stringContaining('chez Jean Dupont'),
    });
    const known = { 'If-None-Match': changed.headers.get('ETag') ?? '' };
    expect((await camille.get(path(reference, '/etat'), known)).status).toBe(304);

    const answer = await camille.post(path(reference, '/repondre'), {
      text: 'Bonjour',
      known: '0',
      taken: '',
    });
    expect([answer.status, await textOf(answer)]).toEqual([
      409,
      expect.stringContaining('Un collègue a pris'),
    ]);
    expect(await mailed()).not.toContain('Bonjour');
    const again = { text: 'Bonjour', known: '0', taken: jean.id };
    expect((await camille.post(path(reference, '/repondre'), again)).status).toBe(303);
  });

  it('fills the fields of a saved reply, signs with the person’s name, and comes back if nothing follows', async () => {
    const reference = await submit({ name: 'Ada Dupont' });
    await camille.post('/equipe/reponses-types/ajouter', {
      title: 'Champs',
      body: 'Bonjour {nom}, {référence}. {inconnu}',
    });
    const page = await (await camille.get(path(reference))).text();
    expect(page).toContain(`data-insert="Bonjour Ada Dupont, ${reference}. {inconnu}"`);
    const reply = { text: 'Voici notre prix.', known: '0', taken: '', relance: 'on' };
    expect((await jean.post(path(reference, '/repondre'), reply)).status).toBe(303);
    // Three days on, at the agency’s opening.
    expect(await lead(reference)).toMatchObject({
      stage: 'waiting',
      waits_until: '2026-03-13T08:00:00.000Z',
      answered_at: '2026-03-10T10:00:00.000Z',
    });
    await site.services.mailer.deliverDue();
    const sent = site.transport.sent.find(({ subject }) => subject.startsWith('Re:'));
    expect(sent?.from).toMatchObject({ name: expect.stringMatching(/^Jean Dupont, /) });
    expect(sent?.text).toContain('-- \nJean Dupont\n');
  });
});
