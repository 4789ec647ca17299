import { agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillEarlierLeads } from '../../server/leads/fill-earlier-leads.ts';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { type Colleague, formNames, signIn, textOf } from './staff-people.ts';
import { LEAD } from './submissions.ts';

const TRAPPED = { ...NO_SIGNALS, hasFilledHoneypot: true };

describe.each(ENGINES)('the inbox, on %s', (engine) => {
  let site: TestSite;
  let camille: Colleague;
  beforeEach(async () => {
    // A Tuesday, 11 h in Paris.
    site = await createTestSite(engine);
    camille = await signIn(site, 'camille', 'owner');
  });
  afterEach(() => site.close());

  const submit = async (lead: Partial<typeof LEAD> = {}) =>
    (await site.services.leads.submit({ ...LEAD, ...lead })).reference;
  const act = (who: Colleague, reference: string, etape: string, revision = 0) =>
    who.post(`/equipe/demandes/${reference}/etape`, { etape, revision: String(revision) });
  const references = async (path = '/equipe') =>
    [...(await (await camille.get(path)).text()).matchAll(/data-lead="([CD]-\w+)"/g)].map(([, name]) => name);

  it('shows every lead, the one to be answered first on top, with the time left in words', async () => {
    const first = await submit({ name: 'Ada Un' });
    site.clock.advance({ hours: 2 });
    const second = await submit({ name: 'Zoé Deux' });
    site.clock.advance({ hours: 1, minutes: 30 });
    const answered = await submit({ name: 'Léo Trois' });
    await act(camille, answered, 'repondue');
    const page = await camille.get('/equipe');
    const text = await textOf(page.clone());
    expect(await references()).toEqual([first, second, answered]);
    expect(text).toContain('2 demandes attendent une réponse.');
    expect(text).toMatch(/plus que 30 min avant 15 h .*encore 2 h 30 avant 17 h/);
    expect(await page.text()).toContain(`<title>(2) Demandes – ${agency.brand}</title>`);
    site.clock.advance({ hours: 1, minutes: 10 });
    expect(await textOf(await camille.get('/equipe'))).toContain('en retard de 40 min');
  });

  it('tells an owner, and nobody else, of a proxy that no setting names', async () => {
    const proxied = { 'X-Forwarded-For': '203.0.113.7' };
    const told = async (who: Colleague, headers = {}) =>
      (await textOf(await who.get('/equipe', headers))).includes('TRUST_PROXY vaut 0');
    expect(await told(camille)).toBe(false);
    expect(await told(camille, proxied)).toBe(true);
    expect(await told(await signIn(site, 'paul', 'sales'), proxied)).toBe(false);
  });

  it('finds leads by their words without accents, reference, stage, kind, who and period', async () => {
    const old = await submit({ name: 'Élodie Été', email: 'elodie@x.fr' });
    site.clock.advance({ hours: 24 * 8 });
    camille = await signIn(site, 'camille', 'owner');
    const young = await submit({
      kind: 'contact',
      name: '100%_é',
      message: 'Un ENTREPÔT à Nantes, l’Aubépine',
    });
    await act(camille, young, 'prise-en-charge');
    for (const [query, expected] of [
      ['q=elodie+ete', old],
      ['q=ELODIE%40x.fr', old],
      [`q=${encodeURIComponent('\u202aelodie@x.fr\u202c')}`, old],
      [`q=${old.toLowerCase()}`, old],
      ['q=entrepot', young],
      ["q=l'aubepine", young],
      ['q=l’aubépine', young],
      ['q=100%25_e', young],
      ['etape=nouvelle', old],
      ['type=contact', young],
      ['qui=moi', young],
      ['qui=personne', old],
      ['periode=7', young],
    ]) {
      expect(await references(`/equipe?${query}`), query).toEqual([expected]);
    }
    expect(await textOf(await camille.get('/equipe?q=rien'))).toContain('Aucune demande ne correspond');
    expect(await (await camille.post('/equipe/export?q=elodie')).text()).toMatch(
      /^Référence;.*\r\nD-.*\r\n$/,
    );
  });

  /** Stores leads of which three come at a time, the later the higher its number. */
  async function storeMany(count: number, from = 0): Promise<void> {
    const lead = (_: unknown, index: number) => ({
      ...LEAD,
      id: String(from + index),
      reference: `D-${String(from + index).padStart(7, 'A')}`,
      created_at: new Date(Date.UTC(2026, 2, 10, 8) + Math.floor((from + index) / 3) * 1000).toISOString(),
      answer_due_at: '2026-03-10T12:00:00.000Z',
      search_text: index % 2 === 0 ? 'pair' : '',
      status: 'accepted' as const,
    });
    await site.services.database
      .insertInto('leads')
      .values(Array.from({ length: count }, lead))
      .execute();
  }

  it('exports every lead once and notes how many, only for its own page', async () => {
    for (const from of [0, 1000]) await storeMany(1000, from);
    const exported = async (search: string) =>
      (await (await camille.post(`/equipe/export${search}`)).text()).split('\r\n').slice(1, -1);
    const all = await exported('');
    expect(new Set(all.map((line) => line.slice(0, 9))).size).toBe(2000);
    expect(all.map((line) => line.slice(10, 29))).toEqual(
      all
        .map((line) => line.slice(10, 29))
        .toSorted()
        .reverse(),
    );
    expect(await exported('?q=pair')).toHaveLength(1000);
    expect(await exported('?q=jamais')).toEqual([]);
    expect((await camille.post('/equipe/export', {}, { Origin: 'https://evil.fr' })).status).toBe(403);
    expect((await camille.get('/equipe/export')).status).toBe(403);
    const { database } = site.services;
    const noted = database
      .selectFrom('staff_journal')
      .select('subject')
      .where('action', '=', 'leads.exported');
    expect((await noted.execute()).map(({ subject }) => subject).sort()).toEqual(['0', '1000', '2000']);
  });

  it('shows fifty on a page', async () => {
    await storeMany(51);
    expect(await references()).toHaveLength(50);
    expect(await references('/equipe?page=2')).toHaveLength(1);
  });

  it('finds leads from before there was a search', async () => {
    const { database } = site.services;
    await database
      .insertInto('leads')
      .values({
        ...LEAD,
        phone: '+33 0612345678',
        id: 'early',
        reference: 'D-AAAAAAA',
        created_at: '2026-03-10T08:00:00.000Z',
        status: 'accepted',
        stage: 'answered',
      })
      .execute();
    await database
      .insertInto('lead_additions')
      .values({
        id: 'added',
        lead_id: 'early',
        text: 'Un cœur net.',
        created_at: '2026-03-10T09:00:00.000Z',
      })
      .execute();
    await fillEarlierLeads(database, site.services.facts, new AbortController().signal);
    for (const words of [LEAD.name, 'coeur', 'CŒUR', '06 12 34 56 78', '0033 (0)6.12.34.56.78'])
      expect(await references(`/equipe?q=${encodeURIComponent(words)}`)).toEqual(['D-AAAAAAA']);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('names its forms, each by its own name', async () => {
    const [one, other] = [await submit({ name: 'Ada' }), await submit({ name: 'Zoé' })];
    const names = formNames(await (await camille.get('/equipe')).text());
    const acts = [`Étape de ${one}, Ada`, `Étape de ${other}, Zoé`];
    expect(names).toHaveLength(6);
    expect(new Set(names)).toEqual(
      new Set(['Votre session', 'Chercher dans les demandes', 'Les demandes cochées', 'Exporter', ...acts]),
    );
  });

  it('sends an open window what changed, and 304 while nothing did', async () => {
    const { headers } = await camille.get('/equipe/liste');
    const ask = () => camille.get('/equipe/liste', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect((await ask()).status).toBe(304);
    const reference = await submit();
    const news = await (await ask()).json();
    expect(news).toMatchObject({ title: `(1) Demandes – ${agency.brand}`, quarantined: 0 });
    expect(news.html).toContain(reference);
  });

  it('does not extend the session of a window that only polls', async () => {
    for (let hours = 0; hours < 12; hours += 1) {
      expect((await camille.get('/equipe/liste')).status).toBe(200);
      site.clock.advance({ hours: 1 });
    }
    expect((await camille.get('/equipe/liste')).status).toBe(401);
  });

  it('shows what is in quarantine with its reason, releases it with its mails, and lets spam rest', async () => {
    const held = (await site.services.leads.submit(LEAD, null, TRAPPED)).reference;
    const spam = (await site.services.leads.submit({ ...LEAD, name: 'Spam' }, null, TRAPPED)).reference;
    expect(await textOf(await camille.get('/equipe/quarantaine'))).toContain(
      'Motif : champ invisible rempli',
    );
    expect(await references()).toEqual([]);
    expect((await camille.post(`/equipe/demandes/${held}/liberer`)).status).toBe(303);
    expect((await camille.post(`/equipe/demandes/${held}/liberer`)).status).toBe(409);
    expect((await act(camille, spam, 'indesirable')).status).toBe(303);
    expect(await textOf(await camille.get('/equipe/quarantaine'))).toContain('Rien n’est mis de côté');
    expect(await references()).toEqual([held]);
    expect(await site.services.mailer.deliverDue()).toBe(2);
    expect(await references('/equipe?etape=indesirable')).toEqual([]);
  });

  it('leads editors to the articles', async () => {
    const lea = await signIn(site, 'lea', 'editor');
    expect((await lea.get('/equipe')).headers.get('Location')).toBe('/equipe/articles');
    expect(await textOf(await lea.get('/equipe/liste'))).toContain('ne vous est pas ouverte');
    expect(await (await lea.get('/equipe/compte')).text()).not.toMatch(/Demandes|Mises de côté|Chiffres/);
  });
});
