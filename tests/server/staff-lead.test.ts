import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summarizeWaiting } from '../../server/leads/waiting.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, formNames, signIn, textOf } from './staff-people.ts';
import { LEAD, NOTHING, QUOTE, QUOTE_PATH, stored, tokenHeaders } from './submissions.ts';

describe.each(ENGINES)('a lead in the staff area, on %s', (engine) => {
  let site: TestSite;
  let camille: Colleague;
  let jean: Colleague;
  let reference: string;
  beforeEach(async () => {
    site = await createTestSite(engine);
    camille = await signIn(site, 'camille', 'owner');
    jean = await signIn(site, 'jean.dupont', 'sales');
    reference = (await site.services.leads.submit(LEAD)).reference;
  });
  afterEach(() => site.close());

  const path = (rest = '') => `/equipe/demandes/${reference.toLowerCase()}${rest}`;
  const act = (who: Colleague, etape: string, revision: number, fields: Record<string, string> = {}) =>
    who.post(path('/etape'), { etape, revision: String(revision), retour: '/equipe?type=devis', ...fields });
  const lead = () => site.services.database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
  const journal = async () =>
    (await site.services.database.selectFrom('staff_journal').selectAll().orderBy('at').execute())
      .filter(({ subject }) => subject === reference)
      .map(({ action }) => action);

  it('goes through its stages, each act in the journal, and leads back to where it was done', async () => {
    const answer = await act(jean, 'prise-en-charge', 0);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/equipe?type=devis']);
    expect(await lead()).toMatchObject({ stage: 'taken', taken_by: jean.id, revision: 1 });
    await act(camille, 'repondue', 1);
    expect(await lead()).toMatchObject({ stage: 'answered', taken_by: jean.id });
    expect((await lead()).answered_at).toBe('2026-03-10T10:00:00.000Z');
    await act(camille, 'en-attente', 2);
    expect((await lead()).waits_until).toBe('2026-03-17T08:00:00.000Z');
    // A Saturday: it comes back on the Monday after.
    await act(camille, 'en-attente', 3, { jusqu_au: '2026-04-11' });
    expect((await lead()).waits_until).toBe('2026-04-13T07:00:00.000Z');
    expect((await act(camille, 'en-attente', 4, { jusqu_au: '2026-03-10' })).status).toBe(422);
    await act(camille, 'nouvelle', 4);
    expect(await lead()).toMatchObject({ stage: 'new', taken_by: null, waits_until: null });
    expect(await journal()).toEqual([
      'lead.taken',
      'lead.answered',
      'lead.waiting',
      'lead.waiting',
      'lead.new',
    ]);
    const elsewhere = await act(camille, 'gagnee', 5, { retour: '//evil.fr' });
    expect(elsewhere.headers.get('Location')).toBe('/equipe');
  });

  it('is taken by one of two who act at once, and the other is told by whom', async () => {
    const answers = await Promise.all([act(camille, 'prise-en-charge', 0), act(jean, 'prise-en-charge', 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const { taken_by, revision } = await lead();
    expect(revision).toBe(1);
    const [winner, loser] = taken_by === camille.id ? ['Camille', jean] : ['Jean Dupont', camille];
    const stale = await act(loser, 'perdue', 0);
    expect(stale.status).toBe(409);
    expect(await textOf(stale)).toMatch(
      new RegExp(`${winner} vient de la prendre en charge.*prise en charge.*Perdue quand même`),
    );
    expect((await act(loser, 'perdue', 1)).status).toBe(303);
    expect(await lead()).toMatchObject({ stage: 'lost' });
  });

  it('is as it was when the act is taken back within ten seconds, by its own person, once', async () => {
    await act(jean, 'prise-en-charge', 0);
    await act(camille, 'gagnee', 1);
    expect(await (await camille.get('/equipe')).text()).toMatch(/data-undo[\s\S]*Annuler/);
    expect((await jean.post('/equipe/demandes/annuler', { reference })).status).toBe(409);
    expect((await camille.post('/equipe/demandes/annuler', { reference })).status).toBe(303);
    expect(await lead()).toMatchObject({ stage: 'taken', taken_by: jean.id, revision: 3 });
    expect((await camille.post('/equipe/demandes/annuler', { reference })).status).toBe(409);
    await act(camille, 'gagnee', 3);
    site.clock.advance({ seconds: 14 });
    expect(await (await camille.get('/equipe')).text()).not.toContain('data-undo');
    expect(await textOf(await camille.post('/equipe/demandes/annuler', { reference }))).toContain(
      'dans les dix secondes',
    );
    expect(await lead()).toMatchObject({ stage: 'won' });
  });

  it.each(['gagnee', 'perdue'])(
    'is not answered by « %s », and waits again once it is given back',
    async (etape) => {
      await act(jean, etape, 0);
      expect((await lead()).answered_at).toBeNull();
      site.clock.advance({ seconds: 14 });
      await act(jean, 'nouvelle', 1);
      const { unanswered } = await summarizeWaiting(site.services.database, site.services.clock.now());
      expect(unanswered.leads).toBe(1);
      await act(jean, 'repondue', 2);
      const { answered_at } = await lead();
      await act(jean, etape, 3);
      expect(await lead()).toMatchObject({ answered_at: answered_at ?? '' });
    },
  );

  it('shows what was sent, its page, mails, notes and earlier leads, and sends a failed mail again', async () => {
    const headers = {
      'Content-Type': 'application/json',
      ...(await tokenHeaders(site)),
      Referer: 'http://localhost:3000/villes/nantes?utm_source=x#devis',
    };
    const sent = await site.request(QUOTE_PATH, { method: 'POST', headers, body: JSON.stringify(QUOTE) });
    ({ reference } = await sent.json());
    site.transport.fail = () =>
      Object.assign(new Error('no such box'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    await site.services.mailer.deliverDue();
    await jean.post(path('/notes'), { texte: 'Rappelée <hier>' });
    const page = await camille.get(path());
    const html = await page.clone().text();
    expect(html).toContain('href="/villes/nantes"');
    expect(html).toContain('href="mailto:camille%40atelier.fr?subject=');
    expect(html).toContain('href="tel:0612345678"');
    const text = await textOf(page);
    expect(text).toContain('Un site vitrine pour notre atelier. Avant l’été.');
    expect(text).toContain('no such box');
    expect(text).toContain('Rappelée &lt;hier&gt;');
    expect(text).toContain('Même adresse');
    expect(text).toContain('Jean Dupont a écrit une note');
    const names = formNames(html);
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('');
    expect(names.filter((name) => name.startsWith('Renvoyer'))).not.toEqual([]);

    site.transport.fail = undefined;
    expect(site.transport.sent).toEqual([]);
    for (const [, id = ''] of html.matchAll(/name="id" value="([^"]+)"/g))
      expect((await camille.post(path('/relancer'), { id })).status).toBe(303);
    await site.services.mailer.deliverDue();
    expect(site.transport.sent.map(({ subject }) => subject).join()).toContain(reference);
    expect((await camille.post(path('/relancer'), { id: 'x' })).status).toBe(422);
  });

  it('gives its sender’s whole file, takes corrections, and is erased once its reference is written', async () => {
    const other = { ...LEAD, email: LEAD.email.toUpperCase(), phone: '0145454545', message: 'Une autre' };
    await site.services.leads.submit(other);
    await camille.post(path('/notes'), { texte: 'À rappeler' });
    const file = await (await camille.get(path('/dossier'))).json();
    expect(file.leads).toHaveLength(2);
    expect(file.leads[0]).toMatchObject({ reference, mails: [{}, {}], notes: [{ text: 'À rappeler' }] });

    const { email, phone } = LEAD;
    await camille.post(path('/personne'), { name: 'Camille D.', email, phone: phone ?? '', revision: '0' });
    const leads = site.services.database.selectFrom('leads').selectAll();
    const kept = await leads.where('message', '=', other.message).executeTakeFirst();
    expect(kept).toMatchObject({ name: 'Camille D.', email: other.email, phone: other.phone });

    const typed = { name: 'Camille Durand', email: 'durand@atelier.fr', phone: '', revision: '1' };
    expect((await camille.post(path('/personne'), { ...typed, email: 'x' })).status).toBe(422);
    const crossed = await camille.post(path('/personne'), { ...typed, revision: '7' });
    expect([crossed.status, await textOf(crossed)]).toEqual([
      422,
      expect.stringMatching(/a changé entre-temps.*À présent : « Camille D\. »/s),
    ]);
    expect((await camille.post(path('/personne'), typed)).status).toBe(303);
    const rows = await site.services.database.selectFrom('leads').selectAll().execute();
    expect(rows.map(({ name, email, phone }) => [name, email, phone])).toEqual(
      Array(2).fill(['Camille Durand', 'durand@atelier.fr', null]),
    );
    await site.services.mailer.deliverDue();
    expect(site.transport.sent.map(({ to }) => to)).toContain('durand@atelier.fr');
    expect(site.transport.sent.map(({ to }) => to)).not.toContain(LEAD.email);

    expect((await camille.post(path('/effacer'), { reference: 'oui' })).status).toBe(422);
    expect((await camille.post(path('/effacer'), { reference })).status).toBe(200);
    expect(await stored(site)).toEqual(NOTHING);
    expect((await camille.get(path())).status).toBe(404);
    expect(await journal()).toContain('lead.erased');
    const all = await site.services.database.selectFrom('staff_journal').selectAll().execute();
    expect(JSON.stringify(all)).not.toMatch(/atelier|rappeler|Durand/);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('sends only the notice to a script', async () => {
    const ask = { Accept: 'application/json' };
    const fields = { etape: 'repondue', revision: '0' };
    const done = await camille.post(path('/etape'), fields, ask);
    expect((await done.json()).notice).toContain('traitée');
    const stale = await jean.post(path('/etape'), fields, ask);
    expect([stale.status, (await stale.json()).notice]).toEqual([
      409,
      expect.stringContaining('Camille vient de la noter comme traitée'),
    ]);
  });

  it('tells a form without a proof of its origin that nothing was stored (row 19)', async () => {
    for (const proof of ['null', 'https://pirate.example']) {
      const answer = await camille.post(path('/notes'), { texte: 'Une note' }, { Origin: proof });
      expect(answer.status).toBe(403);
      expect(await textOf(answer)).toContain('rien n’a été enregistré');
    }
    expect(await textOf(await camille.get(path()))).not.toContain('Une note');
  });

  it('knows the page of a form that the browser posted itself', async () => {
    await site.request('http://localhost:3000/obtenir-un-devis?utm_source=x', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ ...QUOTE, name: 'Sans script' }).toString(),
    });
    const pages = await site.services.database.selectFrom('leads').select(['name', 'page']).execute();
    expect(pages).toContainEqual({ name: 'Sans script', page: '/obtenir-un-devis' });
    expect(pages).toContainEqual({ name: LEAD.name, page: null });
  });

  it('is corrected and read as a file from the command line', async () => {
    const file = await operate(site.services, 'leads file', '--email', LEAD.email);
    expect(JSON.parse(file.out).leads).toMatchObject([{ reference }]);
    const call = [reference, '--name', 'Ada', '--email', 'ada@x.fr', '--phone', ''];
    expect(await operate(site.services, 'leads rectify', ...call)).toMatchObject({ refusal: null });
    expect(await lead()).toMatchObject({ name: 'Ada', email: 'ada@x.fr', phone: null });
    expect(await operate(site.services, 'leads rectify', reference, '--email', 'x')).toMatchObject({
      refusal: 'failure',
    });
    expect(await operate(site.services, 'leads rectify', reference)).toMatchObject({ refusal: 'usage' });
  });
});
