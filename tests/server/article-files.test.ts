import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';

describe.each(ENGINES)('articles of content/articles at a start, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const start = (...drafts: ReturnType<typeof draft>[]) => importArticles(site.services.articles, { drafts });
  const force = (forced: string, ...drafts: ReturnType<typeof draft>[]) =>
    importArticles(site.services.articles, { drafts, forced });
  const titles = async () => (await site.services.articles.list()).map(({ title }) => title);
  const desk = () => site.services.articleDesk;
  const deed = async (slug: string) => {
    const { articles } = await desk().list({ search: '', page: 1 });
    return { id: articles.find((article) => article.slug === slug)?.id ?? '', by: null };
  };
  const changesOfTable = async () => (await site.services.articles.dataVersion()).split(' ')[0];

  it('are published by the deployment that brings them, and changed by the next', async () => {
    expect(await start(draft('un', 1))).toMatchObject({ added: 1, changed: 0, same: 0, left: [] });
    const second = await start(draft('un', 1, { title: 'Un, revu' }), draft('deux', 2));
    expect(second).toMatchObject({ added: 1, changed: 1 });
    expect(await titles()).toEqual(['Article deux', 'Un, revu']);
  });

  it('are imported once by nodes that start together', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => start(draft('un', 1), draft('deux', 2))));
    expect(counts.map(({ added }) => added).reduce((sum, added) => sum + added)).toBe(2);
    expect(counts.flatMap(({ left }) => left)).toEqual([]);
    expect(await titles()).toEqual(['Article deux', 'Article un']);
  });

  it('do not prevent the start when one has the slug of another', async () => {
    await start(draft('un', 1), draft('deux', 2));
    const { left } = await start(draft('deux', 2, { formerSlugs: ['un'] }));
    expect(left).toMatchObject([{ slug: 'deux', reason: 'taken' }]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('are not written again where no file changed', async () => {
    await start(draft('un', 1), draft('deux', 2));
    const before = await changesOfTable();
    expect(await start(draft('un', 1), draft('deux', 2))).toMatchObject({ same: 2 });
    expect(await changesOfTable()).toBe(before);
  });

  it('do not overwrite what was edited on the site, and say so', async () => {
    await start(draft('un', 1));
    await site.services.database.updateTable('articles').set({ title: 'Édité' }).execute();
    expect(await start(draft('un', 1))).toMatchObject({ same: 1, left: [] });
    const { left } = await start(draft('un', 1, { title: 'Un, revu' }));
    expect(left).toMatchObject([{ slug: 'un', reason: 'edited' }]);
    expect(await titles()).toEqual(['Édité']);
    await force('un', draft('un', 1, { title: 'Un, revu' }));
    expect(await titles()).toEqual(['Un, revu']);
  });

  it('recognise articles that were imported before imports were recorded', async () => {
    const { articles, database } = site.services;
    await articles.importFile(draft('un', 1), true);
    await articles.importFile(draft('deux', 2, { title: 'Édité' }), true);
    await database.deleteFrom('article_files').execute();
    const { same, left } = await start(draft('un', 1), draft('deux', 2));
    expect([same, left.map(({ slug }) => slug)]).toEqual([1, ['deux']]);
    expect(await database.selectFrom('article_files').select('slug').execute()).toEqual([{ slug: 'un' }]);
  });

  it('follow a file to its new name', async () => {
    await start(draft('ancien', 1));
    await start(draft('nouveau', 1, { formerSlugs: ['ancien'] }));
    expect(await site.services.articles.find('ancien')).toEqual({ movedTo: 'nouveau' });
    expect(await start(draft('nouveau', 1, { formerSlugs: ['ancien'] }))).toMatchObject({ same: 1 });
  });

  it('stay unpublished or deleted, whatever their files become, until they are forced', async () => {
    await start(draft('un', 1), draft('deux', 2));
    expect(await desk().unpublish(await deed('un'))).not.toBe('unknown');
    expect(await desk().remove(await deed('deux'))).not.toBe('unknown');
    expect((await site.request('/article/un')).status).not.toBe(200);
    const revised = [draft('un', 1, { title: 'Un, revu' }), draft('deux', 2, { title: 'Deux, revu' })];
    expect((await start(...revised)).left.map(({ reason }) => reason)).toEqual(['edited', 'deleted']);
    expect(await titles()).toEqual([]);
    await force('un', ...revised);
    expect(await titles()).toEqual(['Un, revu']);
    await force('deux', ...revised);
    expect(await titles()).toEqual(['Deux, revu', 'Un, revu']);
  });

  it('come back under their date when published again, and follow their file again', async () => {
    await start(draft('un', 1));
    await desk().unpublish(await deed('un'));
    expect(await desk().publish(await deed('un'))).toMatchObject({ outcome: 'done', slug: 'un' });
    expect(await start(draft('un', 1, { title: 'Un, revu' }))).toMatchObject({ changed: 1, left: [] });
  });

  it('are overwritten one at a time by « articles import --force », which first says what it replaces', async () => {
    const { articles, database } = site.services;
    await importArticles(articles);
    const [first = '', second = ''] = (await articles.addresses()).map(({ slug }) => slug);
    await database.updateTable('articles').set({ title: 'Édité', image_alt: 'Autre' }).execute();
    const edited = () =>
      database.selectFrom('articles').select('slug').where('title', '=', 'Édité').execute();
    const all = (await edited()).length;
    const asked = await operate(site.services, 'articles import', '--force', first);
    expect([asked.refusal, asked.out]).toEqual([
      'failure',
      `${first}, à remplacer : titre, texte de remplacement.\n`,
    ]);
    expect(await edited()).toHaveLength(all);
    await operate(site.services, 'articles import', '--force', first, '--yes');
    expect((await edited()).map(({ slug }) => slug)).not.toContain(first);
    expect(await edited()).toHaveLength(all - 1);
    expect((await operate(site.services, 'articles import', '--force')).refusal).toBe('usage');
    await desk().remove(await deed(second));
    expect((await operate(site.services, 'articles import', '--force', second)).out).toContain(
      'il y revient',
    );
  });

  it('invalidate cached pages when they are unpublished', async () => {
    await start(draft('un', 1));
    const { articles } = site.services;
    const before = articles.revision();
    await desk().unpublish(await deed('un'));
    expect(articles.revision()).toBeGreaterThan(before);
  });
});
