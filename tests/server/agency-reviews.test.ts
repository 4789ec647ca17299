import { reviewList } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const PATH = '/equipe/agence/avis';
const [first, second, third, fourth] = reviewList.reviews.map(({ id, author }) => ({ id, author }));
if (!first || !second || !third || !fourth)
  throw new Error('content/reviews.yaml has fewer than four reviews');

describe('the reviews that pages show', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'owner');
  });
  afterEach(() => site.close());

  const choose = (fields: Record<string, string>, revision = 0) =>
    ada.post(PATH, { revision: String(revision), geste: 'enregistrer', sample: 'on', ...fields });
  const page = async (path: string) => (await site.request(path)).text();
  const all = {
    'shown.home': fourth.id,
    'shown.pair.0': third.id,
    'shown.pair.1': first.id,
    'shown.services.0': fourth.id,
    'shown.caseStudies': second.id,
  };

  it('are those that an owner chose on screen, which says where each stands', async () => {
    expect((await choose(all)).status).toBe(303);
    const [home, quote, services, cases] = [
      await page('/'),
      await page('/obtenir-un-devis'),
      await page('/services'),
      await page('/realisations'),
    ];
    expect(home).toContain(fourth.author);
    expect(quote.indexOf(third.author)).toBeGreaterThan(0);
    expect(quote.indexOf(first.author)).toBeGreaterThan(quote.indexOf(third.author));
    expect(services).toContain(fourth.author);
    expect(services).not.toContain(third.author);
    expect(cases).toContain(second.author);
    const screen = await (await ada.get('/equipe/agence')).text();
    expect(screen).toContain(`<option value="${fourth.id}" selected="">`);
    expect(screen).toMatch(new RegExp(`${fourth.author}</span><span class="small">Accueil`));
    const file = await (await ada.get('/equipe/agence/fichiers/reviews.yaml')).text();
    expect(file).toContain(`home: ${fourth.id}`);
  });

  it('are the first of the list where none is chosen', async () => {
    expect((await choose({})).status).toBe(303);
    for (const path of ['/', '/realisations']) expect(await page(path), path).toContain(first.author);
    expect(await page('/obtenir-un-devis')).toContain(second.author);
    expect(await textOf(await ada.get('/equipe/agence'))).toMatch(
      new RegExp(`${first.author}\\s+Accueil, Demande de devis, Services, Réalisations`),
    );
  });

  it('are neither gone ones nor the same one twice', async () => {
    const gone = await choose({ ...all, 'shown.home': 'disparu' });
    expect([gone.status, await textOf(gone)]).toEqual([
      422,
      expect.stringContaining('Choisissez un avis de la liste.'),
    ]);
    const twice = await choose({ ...all, 'shown.pair.1': third.id });
    expect([twice.status, await textOf(twice)]).toEqual([
      422,
      expect.stringContaining('Choisissez deux avis différents.'),
    ]);
    expect(await site.services.database.selectFrom('agency_facts').selectAll().execute()).toEqual([]);
  });
});
