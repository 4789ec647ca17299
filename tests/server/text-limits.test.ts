import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NO_FIELDS } from '../../server/articles/desk/fields.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const row = (columns: number, cell: string) => `|${`${cell}|`.repeat(columns)}\n`;
const HOSTILE: [what: string, markdown: string, sentence: string][] = [
  [
    'a table of 300 columns and 1,200 almost empty rows',
    `${row(300, 'a')}${row(300, '-')}${'|\n'.repeat(1200)}`,
    'Ligne 2 : le tableau a 300 colonnes',
  ],
  ['20 kB of « *_ »', '*_'.repeat(10_000), 'Ligne 1 : ce paragraphe a plus de'],
  ['10,000 quotes in one another', '>'.repeat(10_000), 'Ligne 1 : 10 000 citations et listes'],
  ['160 kB', 'Un mot. '.repeat(20_000), 'Le texte a 160 000 caractères'],
];
/** Within the limits, and yet the parser takes seconds. */
const SLOW = `${'*_'.repeat(499)}\n\n`.repeat(140);
const TOO_COMPLEX = 'La mise en forme de ce texte a été arrêtée après deux secondes';

describe('a text of a colleague', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'editor');
  });
  afterAll(() => site.close());

  const desk = () => site.services.articleDesk;
  const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
  const stored = (markdown: string) => desk().create(ada.id, { ...NO_FIELDS, title: 'Un', markdown });
  async function posted(id: string, path: string, body: object): Promise<Response> {
    return site.request(`/equipe/articles/${id}/${path}`, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  describe.each(HOSTILE)('of %s', (_what, markdown, sentence) => {
    it('is not saved, and the place is named', async () => {
      const id = await stored('Avant');
      const fields = { ...NO_FIELDS, markdown };
      const saved = await posted(id, 'brouillon', { revision: 1, fields });
      expect([saved.status, plain((await saved.json()).title)]).toEqual([
        422,
        expect.stringContaining(sentence),
      ]);
      const form = await ada.post(`/equipe/articles/${id}`, { ...fields, revision: '1' });
      const page = plain(await textOf(form));
      expect(form.status).toBe(422);
      expect(page).toContain(`Rien n’est enregistré. ${sentence}`);
      expect((await desk().open(id))?.draft.markdown).toBe('Avant');
    });

    it('is previewed as it was typed, and answered while others are', async () => {
      const id = await stored('Avant');
      const preview = posted(id, 'apercu', { fields: { ...NO_FIELDS, markdown } });
      const health = await site.request('/healthz');
      expect(health.status).toBe(200);
      const { main, faults } = await (await preview).json();
      expect(main).toContain('<pre');
      expect(plain(faults)).toContain(sentence);
    });

    it('that is stored already can be opened and edited, but not published', async () => {
      const id = await stored(markdown);
      const opened = await ada.get(`/equipe/articles/${id}`);
      expect([opened.status, plain(await textOf(opened))]).toEqual([200, expect.stringContaining(sentence)]);
      const fields = { ...NO_FIELDS, title: 'Deux', markdown };
      expect(await desk().save({ id, by: ada.id, revision: 1, fields })).toMatchObject({ outcome: 'saved' });
      expect(await desk().publish({ id, by: ada.id })).toMatchObject({ outcome: 'refused' });
    });
  });

  it('that differs from another in 4,000 lines is shown beside it', async () => {
    const lines = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word} ${index}`).join('\n');
    const id = await stored(lines('Avant'));
    await desk().save({ id, by: null, revision: 1, fields: { ...NO_FIELDS, markdown: lines('Autre') } });
    const conflict = await ada.post(`/equipe/articles/${id}`, {
      ...NO_FIELDS,
      markdown: lines('Mien'),
      revision: '1',
    });
    const page = await textOf(conflict);
    expect(conflict.status).toBe(409);
    expect(page).toContain('trop différents');
    expect(page).toContain('Autre 3999');
    expect(page).toContain('Mien 3999');
  });

  it('that was published as HTML too deep to read is shown as its words', async () => {
    const deep = `${'<blockquote>'.repeat(20_000)}Au fond${'</blockquote>'.repeat(20_000)}`;
    const at = '2026-01-01T00:00:00.000Z';
    const row = {
      id: '00000000-0000-4000-8000-000000000000',
      slug: 'profond',
      title: 'Profond',
      description: '<p>Un</p>',
      content: deep,
      image_url: '/assets/hero/accueil-1280.webp',
      image_alt: '',
      created_at: at,
      updated_at: at,
      published_at: at,
      author: null,
    };
    await site.services.database.insertInto('articles').values(row).execute();
    const page = await site.request('/article/profond');
    expect([page.status, await textOf(page)]).toEqual([200, expect.stringContaining('Au fond')]);
    const opened = await ada.get(`/equipe/articles/${row.id}`);
    expect(opened.status).toBe(200);
  });
});

it('a text that takes longer than the deadline is stopped, and the next one is not', async () => {
  const site = await createTestSite('sqlite', { textDeadline: 500 });
  onTestFinished(() => site.close());
  const ada = await signIn(site, 'ada', 'editor');
  const id = await site.services.articleDesk.create(ada.id, { ...NO_FIELDS, markdown: SLOW });
  const opened = await ada.get(`/equipe/articles/${id}`);
  expect([opened.status, await textOf(opened)]).toEqual([200, expect.stringContaining(TOO_COMPLEX)]);
  const preview = async (markdown: string) => {
    const answer = await site.request(`/equipe/articles/${id}/apercu`, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields: { ...NO_FIELDS, markdown } }),
    });
    return (await answer.json()).main;
  };
  expect(await preview(SLOW)).toContain('<pre');
  expect(await preview('**Gras**')).toContain('<strong>Gras</strong>');
});

it('a text under way when the threads end, or that comes after, is to be given again', async () => {
  const site = await createTestSite('sqlite', { textDeadline: 20_000 });
  onTestFinished(() => site.close());
  const { texts } = site.services;
  await texts.run('articleToHtml', 'Un');
  const again = { code: 'unavailable' };
  const underWay = expect(texts.run('articleToHtml', SLOW)).rejects.toMatchObject(again);
  await sleep(200);
  await texts.close();
  await underWay;
  await expect(texts.run('articleToHtml', 'Deux')).rejects.toMatchObject(again);
});
