import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSlugClash, SlugTaken, saveArticle } from '../../server/articles/save-article.ts';
import { testAll } from '../support/test-all.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

describe.each(ENGINES)('articles under their slugs on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  async function keep(...drafts: ReturnType<typeof draft>[]) {
    for (const article of drafts) await site.services.articles.importFile(article, true);
  }

  /** Slugs of the published posts, newest first. */
  const slugs = async () => (await site.services.articles.list()).map(({ slug }) => slug);

  it('remembers the slugs that an article had', async () => {
    await keep(draft('ancien', 1));
    await keep(draft('nouveau', 1, { formerSlugs: ['ancien'] }));
    await keep(draft('dernier', 1, { formerSlugs: ['ancien', 'nouveau'] }));
    expect(await slugs()).toEqual(['dernier']);
    for (const former of ['ancien', 'nouveau']) {
      const response = await site.request(`/article/${former}`);
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/article/dernier']);
    }
  });

  it('says whether keeping an article changed anything', async () => {
    const { articles } = site.services;
    expect(await articles.importFile(draft('un', 1), true)).toBe('added');
    expect(await articles.importFile(draft('un', 1), true)).toBe('same');
    expect(await articles.importFile(draft('un', 1, { title: 'Autre titre' }), true)).toBe('changed');
    expect(await slugs()).toEqual(['un']);
  });

  it('writes nothing when nothing changed, and remembers a former slug that is new', async () => {
    const { articles, database } = site.services;
    await articles.importFile(draft('un', 1), true);
    const before = await database.selectFrom('articles').selectAll().executeTakeFirstOrThrow();
    const queries: string[] = [];
    const watched = database.withPlugin({
      transformQuery({ node }) {
        queries.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { id: _id, ...row } = before;
    const saving = watched.transaction().execute((transaction) => saveArticle(transaction, row, []));
    expect(await saving).toBe('same');
    expect(new Set(queries)).toEqual(new Set(['SelectQueryNode']));
    expect(await articles.importFile(draft('un', 1, { formerSlugs: ['avant'] }), true)).toBe('changed');
    expect(await articles.importFile(draft('un', 1, { formerSlugs: ['avant'] }), true)).toBe('same');
    expect(await database.selectFrom('articles').selectAll().executeTakeFirstOrThrow()).toEqual(before);
    expect(await articles.find('avant')).toEqual({ movedTo: 'un' });
  });

  it('refuses the slug of another article as a former one, and says which', async () => {
    await keep(draft('un', 1), draft('deux', 2));
    const { articles } = site.services;
    await expect(articles.importFile(draft('deux', 2, { formerSlugs: ['un'] }), true)).rejects.toThrow(
      'l’article « deux » a pour ancienne adresse celle d’un autre : un',
    );
    await expect(
      articles.importFile(draft('trois', 3, { formerSlugs: ['un', 'deux'] }), true),
    ).rejects.toThrow(SlugTaken);
    expect(await slugs()).toEqual(['deux', 'un']);
  });

  it('recognises a taken slug by the error of the database', async () => {
    await keep(draft('un', 1));
    const { database } = site.services;
    const row = await database.selectFrom('articles').selectAll().executeTakeFirstOrThrow();
    const clash = await database
      .insertInto('articles')
      .values({ ...row, id: 'autre' })
      .execute()
      .catch((error: unknown) => error);
    expect(isSlugClash(clash)).toBe(true);
    expect(isSlugClash(new Error('disk I/O error'))).toBe(false);
  });

  it('reports a conflict, not an outage, when two processes ask for one slug at once', async () => {
    await keep(draft('ancien', 1));
    const { articles } = site.services;
    const outcomes = await Promise.allSettled([
      articles.importFile(draft('nouveau', 1, { formerSlugs: ['ancien'] }), true),
      articles.importFile(draft('nouveau', 1), true),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SlugTaken);
    }
    expect(await slugs()).toContain('nouveau');
  });

  it('stores an article once when processes import it at the same time', async () => {
    const article = draft('un', 1, { formerSlugs: ['avant'] });
    const { articles } = site.services;
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => articles.importFile(article, true)));
    expect(outcomes.sort()).toEqual(['added', 'same', 'same', 'same']);
    expect(await articles.count()).toBe(1);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  testAll([
    ['/article/%00', 302, '/404'],
    ['/article/a%00b', 302, '/404'],
    ['/article/%E0%A4%A', 400, null],
    [`/article/${'a'.repeat(201)}`, 404, null],
    ['/article/Jamais%20%C3%89crit/', 302, '/404'],
    ['/article/%E6%9D%B1%E4%BA%AC', 302, '/404'],
  ])('answers hostile slugs, never with a server error', async ([path, status, location]) => {
    const response = await site.request(path);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });

  testAll([
    ['/article/%C3%89crire%20%C3%A0%20SES-clients', '/article/ecrire-a-ses-clients'],
    ['/article/ecrire-a-ses-clients/', '/article/ecrire-a-ses-clients'],
    ['/Article/Ecrire-a-ses-clients?de=lettre', '/article/ecrire-a-ses-clients?de=lettre'],
    ['/article/%C3%89crire', '/article/ecrire-a-ses-clients'],
  ])('answers another spelling with one 301', async ([path, canonical]) => {
    await keep(draft('ecrire-a-ses-clients', 1, { formerSlugs: ['ecrire'] }));
    const response = await site.request(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, canonical]);
    expect((await site.request(canonical)).status).toBe(200);
  });
});
