import { allCaseStudies } from 'content-collections';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withContent } from '../../content/live.ts';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';
import { caseStudySchema, serviceSchema, technologySchema } from '../../content/schema/pages.ts';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import { addedKinds } from '../../server/entries/added-kinds.ts';
import { madeEntry, namedBy } from '../../server/entries/entries.ts';
import { faultsAcross } from '../../server/entries/entry-faults.ts';
import { madeText } from '../../server/entries/export-entry.ts';
import { madeFrom } from '../../server/entries/made-pages.ts';
import { ROUNDS } from '../support/added-case.ts';
import { VANNES } from '../support/added-city.ts';
import { ACCEPTANCE, SVELTE } from '../support/added-entries.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const PAGES = '/equipe/pages';

/** The text of the main part of a page, quotations apart. */
function mainTextOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<(blockquote|script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ');
}

describe.each(ENGINES)('pages that colleagues add beside those of files, on %s', (engine) => {
  let site: TestSite;
  let lea: Colleague;
  beforeEach(async () => {
    site = await createTestSite(engine);
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(() => site.close());

  const page = async (path: string) => (await site.request(path)).text();
  const begin = (area: string, nom: string) => lea.post(`${PAGES}/nouvelle/${area}`, { nom });
  async function act(id: string, geste: string, fields: Record<string, string> = {}): Promise<Response> {
    const desk = `${PAGES}/${id}`;
    const revision = /name="revision" value="(\d+)"/.exec(await (await lea.get(desk)).text())?.[1] ?? '';
    return lea.post(desk, { revision, geste, ...fields });
  }
  async function publish(id: string, fields: Record<string, string>): Promise<void> {
    const done = await act(id, 'publier', fields);
    expect(done.status, done.status === 303 ? '' : await textOf(done)).toBe(303);
    expect(faultsAcross(site.services.content.current())).toEqual([]);
  }

  it('a case: begun by its subject, refused until it is whole, then wherever cases are', async () => {
    expect((await begin('realisations', ROUNDS.topic)).headers.get('Location')).toBe(
      `${PAGES}/realisation-suivi-des-tournees`,
    );
    const id = 'realisation-suivi-des-tournees';
    expect(await (await lea.get(`${PAGES}/${id}/apercu`)).text()).toMatch(/Votre\stravail\sparaît\sici/);
    const { result: _, ...unfinished } = ROUNDS;
    const refused = await act(id, 'publier', { ...unfinished, 'services.0': 'application-web' });
    expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining('Le résultat')]);
    const late = await act(id, 'publier', { ...ROUNDS, 'services.0': 'application-web' });
    expect(await textOf(late)).toContain('dites ce qui a servi en premier');
    await begin('villes', 'Vannes');
    await publish('ville-vannes', VANNES);
    await publish(id, { ...ROUNDS, city: 'vannes', stack: 'Docker\nTableur maison' });

    const html = await page('/realisations/suivi-des-tournees');
    expect(html).toMatch(/Quarante\stournées\ssuivies/);
    expect(html).toContain('href="/technologies/docker"');
    expect(html).toContain('Vannes');
    const list = await page('/realisations');
    expect(list).toMatch(new RegExp(`${allCaseStudies.length + 1}\\s+(?:réalisations|projets|études)`));
    expect(await page('/realisations?outil=tableur-maison')).toContain('/realisations/suivi-des-tournees');
    for (const path of ['/sitemap.xml', '/plan-du-site', '/recherche?q=tournees'])
      expect(await page(path), path).toContain('/realisations/suivi-des-tournees');
    // By rule, the case whose client is there; its author may choose another.
    expect(await page('/villes/vannes')).toContain('/realisations/suivi-des-tournees');
    expect((await site.request('/Realisations/Suivi-des-tournees/')).headers.get('Location')).toMatch(
      /\/realisations\/suivi-des-tournees$/,
    );
    const reason = 'Un loueur du golfe y a trouvé, en une saison, la même réponse à la même question.';
    await publish('ville-vannes', {
      ...VANNES,
      'caseStudy.slug': 'erp-negoce',
      'caseStudy.reason': reason,
    });
    expect(await page('/villes/vannes')).toMatch(/Un\sloueur\sdu\sgolfe/);
  });

  it('a case of a client that owners added, who stays then', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const partners = { geste: 'enregistrer', logo: '/assets/partners/lysane.svg' };
    await ada.post('/equipe/agence/partenaires', {
      ...partners,
      element: '+',
      name: 'Maison Tilleul',
      revision: '0',
    });
    await begin('realisations', ROUNDS.topic);
    const id = 'realisation-suivi-des-tournees';
    await publish(id, { ...ROUNDS, client: 'maison-tilleul' });
    expect(await page('/realisations')).toMatch(/Maison\sTilleul/);
    const removal = { geste: 'retirer', element: 'maison-tilleul', revision: '1' };
    expect(await textOf(await ada.post('/equipe/agence/partenaires', removal))).toContain(
      '« Suivi des tournées » nomme ce client',
    );
    expect((await operate(site.services, 'content diff')).out).toContain('content/case-studies/');
    const { entry, published } = await site.services.entryDesk.open(
      madeEntry('realisations', 'suivi-des-tournees'),
    );
    const text = withContent(site.services.content.current(), () => madeText(entry, published));
    expect(v.parse(caseStudySchema, parseYaml(text).data)).toMatchObject({
      sample: false,
      trade: 'commerce',
    });
  });

  it('a technology and a service: in the lists and menus, after those of files', async () => {
    await begin('technologies', 'Svelte');
    await begin('services', 'Recette externalisée');
    for (const taken of ['Docker', 'React'])
      expect((await begin('technologies', taken)).status, taken).toBe(422);
    const short = await act('technologie-svelte', 'publier', { ...SVELTE, content: 'Peu de mots.' });
    expect(await textOf(short)).toMatch(/mots que les autres ne disent pas/);
    const half = await act('technologie-svelte', 'publier', {
      ...SVELTE,
      sectionTitle: 'Pourquoi le faire avec nous',
    });
    expect(await textOf(half)).toContain('il manque à sa section');
    await publish('technologie-svelte', { ...SVELTE, sectionTitle: '' });
    await publish('service-recette-externalisee', ACCEPTANCE);

    const html = await page('/technologies/svelte');
    expect(html).not.toMatch(/src=""|id="(?:usages|pourquoi-nous|questions)"/);
    const service = await page('/services/recette-externalisee');
    expect(service).not.toMatch(/src=""|id="(?:perimetre|pourquoi-nous|questions)"/);
    for (const path of ['/technologies', '/sitemap.xml', '/plan-du-site', '/recherche?q=svelte'])
      expect(await page(path), path).toContain('/technologies/svelte');
    for (const path of ['/services', '/sitemap.xml', '/plan-du-site', '/recherche?q=recette', '/llms.txt'])
      expect(await page(path), path).toContain('/services/recette-externalisee');
    const home = await page('/');
    const paths = Array.from(
      home.matchAll(/href="(\/(?:services|technologies)\/[^"]+)"/g),
      ([, path]) => path,
    );
    expect(paths.indexOf('/technologies/svelte')).toBeGreaterThan(paths.indexOf('/technologies/vuejs'));
    expect(paths.indexOf('/services/recette-externalisee')).toBeGreaterThan(
      paths.indexOf('/services/seance-de-consulting-it-offerte'),
    );
    const made = ['technologies', 'svelte', technologySchema] as const;
    for (const [area, slug, schema] of [made, ['services', 'recette-externalisee', serviceSchema]] as const) {
      const { entry, published } = await site.services.entryDesk.open(madeEntry(area, slug));
      expect(v.parse(schema, parseMarkdown(madeText(entry, published)).data)).toBeTruthy();
    }
    for (const path of ['/technologies', '/services']) {
      const others = [page(`${path}/docker`), page(`${path}/saas`), page(`${path}/jenkins`)];
      const own = path === '/technologies' ? html : service;
      const texts = (await Promise.all([own, ...others])).map((text) => wordsOf(mainTextOf(text)));
      expect(shareOfOwnWords(texts[0] ?? [], texts.slice(1)), path).toBeGreaterThan(2 / 3);
    }
  });

  it('are as many as the site can check', async () => {
    const { entryDesk: desk } = site.services;
    for (const { area, most } of addedKinds()) {
      for (let index = 0; index < most; index += 1) {
        const entry = madeEntry(area, `page-${index}`);
        await desk.save({
          entry,
          revision: 0,
          by: null,
          changes: madeFrom(entry, { [namedBy(entry)]: `Page ${index}` }),
        });
      }
      expect(await textOf(await begin(area, 'Une de trop')), area).toContain(`déjà ${most} pages`);
    }
  });
});
