import { allCities } from 'content-collections';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../content/parse-file.ts';
import { citySchema } from '../../content/schema/pages.ts';
import { departments, regionOf } from '../../domain/departments.ts';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import { madeEntry } from '../../server/entries/entries.ts';
import { madeText } from '../../server/entries/export-entry.ts';
import { madeFrom } from '../../server/entries/made-pages.ts';
import { VANNES } from '../support/added-city.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const PAGES = '/equipe/pages';
const DESK = `${PAGES}/ville-vannes`;

it('knows the region of each department', () => {
  for (const { department, region } of allCities) expect(regionOf(department), department).toBe(region);
  expect(departments).toHaveLength(101);
});

describe('cities that colleagues add', () => {
  let site: TestSite;
  let lea: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(() => site.close());

  const page = async (path: string) => (await site.request(path)).text();
  const begin = (nom = 'Vannes') => lea.post(`${PAGES}/nouvelle/villes`, { nom });
  async function act(geste: string, fields: Record<string, string> = {}, by = lea): Promise<Response> {
    const revision = /name="revision" value="(\d+)"/.exec(await (await by.get(DESK)).text())?.[1] ?? '';
    return by.post(DESK, { revision, geste, ...fields });
  }
  async function publish(fields: Record<string, string> = {}): Promise<Response> {
    await begin();
    return act('publier', { ...VANNES, ...fields });
  }

  it('are begun by their name, previewed while they are written, published and found, without a build', async () => {
    expect((await begin()).headers.get('Location')).toBe(DESK);
    expect(await (await lea.get(`${DESK}/apercu`)).text()).toMatch(/Votre\sphrase\sen\sgrand/);
    const empty = await act('publier', VANNES_BUT_TEXT);
    expect([empty.status, await textOf(empty)]).toEqual([422, expect.stringContaining('Pas encore publié')]);
    expect((await site.request('/villes/vannes')).status).toBe(302);
    const done = await act('publier', VANNES);
    expect(done.status, await done.clone().text()).toBe(303);

    const html = await page('/villes/vannes');
    expect(html).toMatch(/Agence\sweb\sà\sVannes/);
    expect(html).toContain('"@type":"Service"');
    expect(html).not.toMatch(/src=""|id="questions"|id="expertise-titre"/);
    expect(await page('/villes')).toMatch(new RegExp(`${allCities.length + 1}\\s+villes`));
    expect(await page('/villes')).toContain('href="/villes/vannes"');
    expect(await page('/sitemap.xml')).toContain('/villes/vannes</loc><lastmod>');
    expect(await page('/plan-du-site')).toContain('href="/villes/vannes"');
    expect(await page('/llms.txt')).toMatch(new RegExp(`${allCities.length + 1}\\s+villes`));
    expect(await page('/recherche?q=vannes')).toContain('href="/villes/vannes"');
    expect((await site.request('/Villes/Vannes/')).headers.get('Location')).toMatch(/\/villes\/vannes$/);
    expect(await textOf(await lea.get(PAGES))).toContain('Publiée');
    expect((await lea.get(`${DESK}/versions`)).status).toBe(200);
    expect(await textOf(await lea.get(`${DESK}/usages`))).toContain('Vannes');
  });

  it('are refused what the build refuses, and the texts of another city', async () => {
    const lost = await publish({ content: `${VANNES.content}\n\nVoir [ailleurs](/nulle-part).` });
    expect(await textOf(lost)).toContain('« /nulle-part » n’existe pas');
    const lyon = allCities.find(({ slug }) => slug === 'lyon');
    const taken = await act('publier', { ...VANNES, heroSubTitle: lyon?.heroSubTitle ?? '' });
    expect(await textOf(taken)).toContain('cette phrase est déjà celle de lyon');
    const copied = (lyon?.description1 ?? '').replaceAll(/<[^>]*>/g, ' ');
    const copy = await act('publier', { ...VANNES, content: copied });
    expect(await textOf(copy)).toMatch(/mots que les autres ne disent pas/);
    expect((await act('publier', { ...VANNES, 'needs.1.text': '' })).status).toBe(422);
    expect(
      (await act('publier', { ...VANNES, 'questions.0.question': 'Venez-vous à Vannes ?' })).status,
    ).toBe(422);
    expect((await site.request('/villes/vannes')).status).toBe(302);
  });

  it('say enough of their own: at most a third of a page is what others say too', async () => {
    const { entryDesk: desk } = site.services;
    const others = (text: string) => text.replaceAll(/[a-zà-ÿ]{4,}/g, (word) => [...word].reverse().join(''));
    const lorient = { ...VANNES, name: 'Lorient', metaDescription: `Lorient : ${VANNES.metaDescription}` };
    for (const [slug, fields] of [
      ['vannes', VANNES],
      ['lorient', { ...lorient, content: others(VANNES.content), heroSubTitle: others(VANNES.heroSubTitle) }],
    ] as const) {
      const entry = madeEntry('villes', slug);
      await desk.save({ entry, revision: 0, by: null, changes: madeFrom(entry, fields) });
      await desk.publish({ entry, revision: 1, by: null });
    }
    const paths = ['/villes/vannes', '/villes/lorient', '/villes/lyon', '/villes/rennes'];
    const texts: string[][] = [];
    for (const path of paths) {
      const html = await page(path);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const plain = main.replaceAll(/<(blockquote|script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ');
      texts.push(wordsOf(plain));
    }
    const [vannes = [], ...rest] = texts;
    expect(shareOfOwnWords(vannes, rest)).toBeGreaterThan(2 / 3);
  });

  it('need a name that no page has, and are deleted before they are published only', async () => {
    for (const name of ['Lyon', '???', '<b>']) expect((await begin(name)).status, name).toBe(422);
    await site.services.redirects.add([{ source: '/villes/dinan', target: '/contact' }], null);
    expect(await textOf(await begin('Dinan'))).toContain('Une redirection');
    await begin();
    expect((await begin()).status).toBe(422);
    expect((await act('abandonner')).headers.get('Location')).toBe(PAGES);
    expect((await lea.get(DESK)).status).toBe(404);
  });

  it('are changed as other pages are, and retired', async () => {
    await publish();
    await act('publier', { ...VANNES, title1: 'Un port, des usines et des bureaux' });
    expect(await page('/villes/vannes')).toMatch(/Un port,\sdes\susines\set\sdes\sbureaux/);
    const ada = await signIn(site, 'ada', 'owner');
    const retired = await ada.post(`${DESK}/retrait`, {
      geste: 'retirer',
      arrivee: '/villes',
      revision: '0',
    });
    expect(retired.status, await retired.clone().text()).toBe(303);
    expect((await site.request('/villes/vannes')).headers.get('Location')).toBe('/villes');
    expect(await page('/sitemap.xml')).not.toContain('/villes/vannes');
    await ada.post(`${DESK}/retrait`, { geste: 'remettre', revision: '1' });
    expect((await site.request('/villes/vannes')).status).toBe(200);
  });

  it('are exported as a file that the build takes, and that says all of it then', async () => {
    await publish();
    const { entryDesk, content } = site.services;
    expect((await operate(site.services, 'content diff')).out).toContain('content/cities/vannes.md');
    const { entry, published } = await entryDesk.open(madeEntry('villes', 'vannes'));
    const file = v.parse(citySchema, parseMarkdown(madeText(entry, published)).data);
    expect(file).toMatchObject({
      name: 'Vannes',
      region: 'Bretagne',
      neighbours: expect.arrayContaining(['rennes']),
    });
    await site.services.database
      .updateTable('content_entries')
      .set({ path: 'content/cities/lyon.md' })
      .execute();
    await content.refresh();
    expect(await page('/villes/lyon')).not.toContain('Vannes');
    const lyon = (await entryDesk.list()).find((open) => open.entry.id === 'ville-lyon');
    expect([lyon?.published, lyon?.entry.name]).toEqual([{}, 'Lyon']);
  });
});

const { content: _, ...VANNES_BUT_TEXT } = VANNES;
