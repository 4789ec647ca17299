import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_FIELDS } from '../../server/articles/desk/fields.ts';
import { readMoment } from '../../server/articles/desk/paris-time.ts';
import { importArticles } from '../../server/articles/import-articles.ts';
import type { ArticleFields } from '../../server/store/database.ts';
import { testAll } from '../support/test-all.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

const TEXT =
  'Un début.\n\n## Un titre\n\nVoir [nos services](/services) et [un cas](/realisations/boutique-en-ligne).';
const READY: ArticleFields = {
  ...NO_FIELDS,
  title: 'Un toit de verre',
  slug: 'un-toit-de-verre',
  description: 'Ce que laisse passer un toit de verre.',
  markdown: TEXT,
};

describe.each(ENGINES)('the desk of articles, on %s', (engine) => {
  let site: TestSite;
  let ada: string;
  let bob: string;
  beforeEach(async () => {
    site = await createTestSite(engine);
    const { accounts } = site.services.staff;
    for (const name of ['ada', 'bob']) await accounts.invite(`${name}@exemple.fr`, 'editor', null);
    [ada = '', bob = ''] = (await accounts.list())
      .sort((a, b) => (a.email < b.email ? -1 : 1))
      .map(({ id }) => id);
  });
  afterEach(() => site.close());

  const desk = () => site.services.articleDesk;
  const found = async (slug: string) => {
    const answer = await site.services.articles.find(slug);
    return answer && 'article' in answer ? answer.article.title : (answer?.movedTo ?? null);
  };
  function inParis(moment: string): Temporal.Instant {
    const [day = '', time = ''] = moment.split(' ');
    const at = readMoment(day, time, site.clock.now());
    if (typeof at === 'string') throw new Error(at);
    return at;
  }
  async function begun(fields: Partial<ArticleFields> = {}): Promise<string> {
    return desk().create(ada, { ...READY, ...fields });
  }

  it('keeps what is typed apart from what is public until it is published', async () => {
    const id = await begun();
    expect(await found('un-toit-de-verre')).toBeNull();
    expect(await desk().publish({ id, by: ada, revision: 1 })).toMatchObject({ outcome: 'done' });
    const saved = await desk().save({ id, by: ada, revision: 1, fields: { ...READY, title: 'Autre titre' } });
    expect(saved).toMatchObject({ outcome: 'saved', draft: { revision: 2 } });
    expect(await found('un-toit-de-verre')).toBe('Un toit de verre');
    const { articles, counts } = await desk().list({ search: 'autre', page: 1 });
    expect(articles).toMatchObject([{ id, state: 'published', hasChanges: true, lastBy: 'ada@exemple.fr' }]);
    expect(counts.get('published')).toBe(1);
    await desk().publish({ id, by: bob, revision: 2 });
    expect(await found('un-toit-de-verre')).toBe('Autre titre');
    expect(await desk().versions(id)).toMatchObject([
      { number: 2, title: 'Autre titre', email: 'bob@exemple.fr' },
      { number: 1, title: 'Un toit de verre', email: 'ada@exemple.fr' },
    ]);
  });

  it('overwrites nobody: the second to save is told, and both texts stay', async () => {
    const id = await begun();
    const first = { id, by: ada, revision: 1, fields: { ...READY, markdown: 'Ada' } };
    const second = { id, by: bob, revision: 1, fields: { ...READY, markdown: 'Bob' } };
    const outcomes = await Promise.all([desk().save(first), desk().save(second)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['saved', 'stale']);
    expect(await desk().publish({ id, by: bob, revision: 1 })).toEqual({ outcome: 'stale' });
    // The same text again, as after a lost response, makes no second revision.
    expect(await desk().save(outcomes[0]?.outcome === 'saved' ? first : second)).toMatchObject({
      outcome: 'saved',
      draft: { revision: 2 },
    });
  });

  it('keeps a 301 from a slug that changed, and gives it to nobody else', async () => {
    const id = await begun();
    await desk().publish({ id, by: ada });
    await desk().save({ id, by: ada, revision: 1, fields: { ...READY, slug: 'toit' } });
    await desk().publish({ id, by: ada });
    expect((await site.request('/article/un-toit-de-verre')).headers.get('Location')).toBe('/article/toit');
    const other = await begun();
    expect(await desk().publish({ id: other, by: ada })).toMatchObject({
      outcome: 'refused',
      faults: [{ field: 'slug' }],
    });
  });

  it('undoes the last act of a person for a short time', async () => {
    const id = await begun();
    const undo = (by: string) => desk().undo({ id, by });
    await desk().publish({ id, by: ada });
    expect(await desk().freshAct(ada)).toMatchObject({ id, act: 'published' });
    expect(await undo(bob)).toBe('too_late');
    expect(await undo(ada)).toBe('done');
    expect(await found('un-toit-de-verre')).toBeNull();

    await desk().publish({ id, by: ada });
    await desk().remove({ id, by: ada });
    expect(await found('un-toit-de-verre')).toBeNull();
    expect((await desk().list({ state: 'deleted', search: '', page: 1 })).articles).toMatchObject([{ id }]);
    expect(await undo(ada)).toBe('done');
    expect(await found('un-toit-de-verre')).toBe('Un toit de verre');

    await desk().unpublish({ id, by: ada });
    await desk().publish({ id, by: bob });
    expect(await undo(ada)).toBe('stale');
    await desk().remove({ id, by: ada });
    site.clock.advance({ seconds: 14 });
    expect(await undo(ada)).toBe('too_late');
    expect(await desk().recover({ id, by: bob })).toBe('done');
    expect((await desk().list({ search: '', page: 1 })).articles).toMatchObject([{ id, state: 'draft' }]);
  });

  it('notes each act in the journal, and a series of edits once', async () => {
    const id = await begun();
    for (const revision of [1, 2, 3])
      await desk().save({ id, by: ada, revision, fields: { ...READY, markdown: `${TEXT} ${revision}` } });
    await desk().publish({ id, by: ada });
    const { database } = site.services;
    const acts = await database
      .selectFrom('staff_journal')
      .select(['action', 'subject'])
      .orderBy('at')
      .execute();
    const own = acts.filter(({ action }) => action.startsWith('article.')).map(({ action }) => action);
    expect(own.sort()).toEqual(['article.created', 'article.edited', 'article.published']);
    expect(acts.at(-1)?.subject).toBe('un-toit-de-verre');
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  testAll([
    ['without its title', { title: ' ' }, 'title', 'Il manque un titre.'],
    ['with a long description', { description: 'x'.repeat(161) }, 'description', '161 caractères'],
    ['at an address that is none', { slug: 'À lire' }, 'slug', 'minuscules sans accent'],
    [
      'with a picture that nobody described',
      { picture: '/assets/hero/accueil-1280.webp' },
      'picture_alt',
      'alternatif',
    ],
    [
      'with a picture in its text that nobody described',
      { markdown: '![](/assets/hero/accueil-1280.webp)' },
      'markdown',
      'ligne 1',
    ],
    ['with a picture of another site', { markdown: '![Un](https://x.fr/a.png)' }, 'markdown', 'autre site'],
    [
      'with a picture that is not there',
      { markdown: '![Un](/assets/jamais.png)' },
      'markdown',
      'n’existe pas',
    ],
    ['with a link that leads nowhere', { markdown: '[Un](/service)' }, 'markdown', '« /service »'],
    ['with a link to no article', { markdown: '[Un](/article/jamais)' }, 'markdown', '« /article/jamais »'],
    [
      'with headings out of order',
      { markdown: '## A\n\n#### B' },
      'markdown',
      'saute du niveau 2 au niveau 4',
    ],
    [
      'with HTML in its text',
      { markdown: '<script>alert(1)</script>' },
      'markdown',
      'Le HTML n’est pas repris',
    ],
    ['without a text', { markdown: '\n' }, 'markdown', 'Il manque le texte.'],
    ['under a date to come', { day: '2027-01-01' }, 'day', 'programmez'],
  ])('does not publish an article that lacks something', async ([_, changes, field, message]) => {
    const id = await begun(changes);
    expect(await desk().publish({ id, by: ada })).toMatchObject({
      outcome: 'refused',
      faults: [{ field, message: expect.stringContaining(message) }],
    });
  });

  it('publishes at the scheduled time in Paris, in summer and in winter', async () => {
    const id = await begun();
    const slug = 'un-toit-de-verre';
    const plan = (moment: string) => desk().publish({ id, by: ada, at: inParis(moment) });
    expect(await plan('2026-10-26 09:00')).toMatchObject({ outcome: 'done' });
    expect((await desk().open(id))?.article?.published_at).toBe('2026-10-26T08:00:00.000Z');
    await plan('2026-10-23 09:00');
    expect((await desk().open(id))?.article?.published_at).toBe('2026-10-23T07:00:00.000Z');
    await plan('2026-10-25 02:30');
    expect((await desk().open(id))?.article?.published_at).toBe('2026-10-25T00:30:00.000Z');
    expect((await desk().list({ search: '', page: 1 })).next).toMatchObject({ id });
    expect(await found(slug)).toBeNull();
    site.clock.advance({ hours: 24 * 300 });
    expect(await found(slug)).toBe('Un toit de verre');
  });

  it('shows a scheduled article with the next request, in lists and feeds too', async () => {
    const { publicationWatch } = site.services;
    const id = await begun();
    await desk().publish({ id, by: ada, at: inParis('2026-03-10 12:00') });
    const pages = ['/blog', '/blog/rss.xml', '/sitemap.xml'];
    const texts = () => Promise.all(pages.map(async (page) => (await site.request(page)).text()));
    for (const text of await texts()) expect(text).not.toContain('un-toit-de-verre');
    await publicationWatch.look();
    site.clock.advance({ hours: 1 });
    await publicationWatch.look();
    for (const text of await texts()) expect(text).toContain('un-toit-de-verre');
  });

  it('opens an article of a file with its own text, and an older one as Markdown made from its HTML', async () => {
    const written = draft('un', 1, {
      title: 'Un\u202f: le début',
      content:
        '<h2>A\u202f: b</h2><p>Voir <a href="/services">là</a>.</p><pre><code class="hljs language-ts"><span class="hljs-keyword">const</span> x = 1;\n</code></pre><table><thead><tr><th>N</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    });
    await importArticles(site.services.articles, { drafts: [written] });
    const id = (await desk().list({ search: '', page: 1 })).articles[0]?.id ?? '';
    const opened = await desk().open(id);
    expect(opened?.draft).toMatchObject({ revision: 1, title: 'Un : le début', day: '2026-01-01' });
    expect(opened?.draft.markdown).toBe(
      '## A : b\n\nVoir [là](/services).\n\n```ts\nconst x = 1;\n```\n\n| N |\n| - |\n| 1 |',
    );
    const fields = { ...READY, ...opened?.draft, title: 'Un, revu' };
    await desk().save({ id, by: ada, revision: 1, fields });
    await desk().publish({ id, by: ada });
    expect(await found('un')).toBe('Un, revu');
    const original = await desk().version(id, 1);
    expect(original).toMatchObject({ title: 'Un\u202f: le début', content: written.content, kept_by: null });

    expect(await desk().restore({ id, by: bob, revision: 2, number: 1 })).toMatchObject({ outcome: 'saved' });
    expect((await desk().open(id))?.draft).toMatchObject({ revision: 3, title: 'Un : le début' });
    expect(await found('un')).toBe('Un, revu');
  });
});
