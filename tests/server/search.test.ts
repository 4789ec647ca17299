import { searchCopy } from 'content-collections';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { testAll } from '../support/test-all.ts';
import { draft } from './articles.ts';
import { createTestSite, type TestSite } from './harness.ts';

let site: TestSite;

const search = async (query: string) => {
  const response = await site.request(`/recherche?${new URLSearchParams({ q: query })}`);
  const html = await response.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  // Below the search field.
  const list = main.slice(main.indexOf('</section>'));
  const results = Array.from(
    list.matchAll(/<li[^>]*><a[^>]* href="([^"]+)"[\s\S]*?<\/li>/g),
    ([item, path = '']) => ({
      path,
      marked: Array.from(item.matchAll(/<mark>([^<]*)<\/mark>/g), ([, text = '']) => text),
    }),
  );
  return { response, main, results };
};

describe('the search', () => {
  beforeEach(async () => {
    site = await createTestSite('sqlite');
  });
  afterEach(() => site.close());

  it('finds only published articles, and follows their changes', async () => {
    const { articles } = site.services;
    const paths = async (query: string) => (await search(query)).results.map(({ path }) => path);
    await articles.importFile(
      draft('brouillon', 1, { title: 'Un zythologue en brouillon', publishedAt: null }),
      true,
    );
    expect(await paths('zythologue')).not.toContain('/article/brouillon');
    await articles.importFile(draft('paru', 1, { title: 'Le métier de zythologue' }), true);
    expect(await paths('zythologue')).toEqual(['/article/paru']);
    await articles.importFile(draft('paru', 1, { title: 'Le métier de maltier' }), true);
    expect(await paths('zythologue')).not.toContain('/article/paru');
    expect(await paths('maltier')).toEqual(['/article/paru']);
    await site.services.database.updateTable('articles').set({ title: 'Chez le houblonnier' }).execute();
    await site.services.publicationWatch.look();
    expect(await paths('houblonnier')).toContain('/article/paru');
  });

  it('goes on without the articles while the database is away, and says so', async () => {
    await site.services.database.schema.alterTable('articles').renameTo('gone').execute();
    const { response, main, results } = await search('angular');
    expect(response.status).toBe(200);
    expect(main).toContain('Les articles du blog ne répondent pas');
    expect(results[0]?.path).toBe('/technologies/angular');
    expect(site.logs.join('')).toContain('articles not searched');
    expect(site.logs.join('')).not.toContain('angular');
  });
});

describe('a search', () => {
  // One site, whose index is built once.
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    await importArticles(site.services.articles);
    // After every date of publication.
    site.clock.advance({ hours: 24 * 365 });
  });
  afterAll(() => site.close());

  testAll([
    ['a name', 'Angular', '/technologies/angular'],
    ['another name', 'reactjs', '/technologies/reactjs'],
    ['a name without its accents', 'chambery', '/villes/chambery'],
    ['a name with accents that it lacks', 'Lyôn', '/villes/lyon'],
    ['a name after an elision', 'l’ERP', '/services/erp-crm'],
    ['the beginning of a name', 'postgr', '/technologies/postgresql'],
    ['a name with a typing error', 'grenobel', '/villes/grenoble'],
    ['capitals', 'MARSEILLE', '/villes/marseille'],
    ['a word that the page says otherwise', 'portfolio', '/realisations'],
    ['a price', 'prix', '/estimation'],
    ['another word for it', 'tarif', '/estimation'],
    ['a question about a price', 'combien ça coûte', '/estimation'],
    ['a delay', 'délai', '/delais'],
    ['a question without its accents', 'combien coute un site', '/estimation'],
    ['a question about a delay', 'combien de temps pour un site', '/delais'],
    ['two words', 'site vitrine', '/services/site-vitrine'],
    ['a trade', 'cybersécurité', '/expertises/cybersecurite'],
    ['a service in a city', 'agence web paris', '/villes/paris'],
    ['a city, whatever is sought there', 'agence web lyon', '/villes/lyon'],
    ['a plural of its name', 'formations', '/services/formation-et-coaching'],
    ['more than a page says', 'securite site wordpress', '/technologies/wordpress'],
    ['a sentence', 'je veux créer une boutique en ligne', '/services/site-e-commerce'],
    ['a complaint', 'mon site est lent', '/article/pourquoi-votre-site-est-lent'],
  ])('finds the page that was meant first', async ([_what, query, path]) => {
    const { results } = await search(query);
    expect(results[0]?.path).toBe(path);
    expect(results[0]?.marked).not.toEqual([]);
    expect(results.length).toBeLessThanOrEqual(10);
  });

  testAll([
    ['piratage', '/expertises/cybersecurite'],
    ['Piratages', '/expertises/cybersecurite'],
    ['pirate', '/expertises/cybersecurite'],
    ['maintenance', '/expertises/devops-et-hebergement'],
    ['plombier', '/services/site-vitrine'],
    ['boutique', '/services/site-e-commerce'],
    ['boutique en ligne', '/services/site-e-commerce'],
    ['appli', '/expertises/application-mobile'],
    ['prix', '/estimation'],
    ['combien coûte un site', '/estimation'],
    ['refonte', '/services/site-vitrine'],
    ['ordinateur lent', '/services/seance-de-consulting-it-offerte'],
    ['sauvegarde', '/expertises/cybersecurite'],
    ['recrutement', '/contact'],
    ['rdv', '/contact'],
    ['qui êtes-vous', '/'],
    ['avis', '/realisations'],
    ['services', '/services'],
    ['tableau de bord', '/services/application-web'],
    ['mvp', '/services/saas'],
    ['ia', '/services/integration-intelligence-artificielle'],
    ['référencement', '/services/marketing-web-seo-et-sea'],
    ['développeur freelance', '/services/augmentation-deffectif-tech'],
    ['sécurité informatique', '/expertises/cybersecurite'],
    ['cloud', '/expertises/devops-et-hebergement'],
    ['cto', '/expertises/direction-technique-a-temps-partage'],
  ])('leads first to the page that is meant by other words, once', async ([query, path]) => {
    const { results } = await search(query);
    expect(results[0]?.path).toBe(path);
    expect(results.filter((result) => result.path === path)).toHaveLength(1);
    expect(results.length).toBeLessThanOrEqual(10);
  });

  it('takes words that lead to a page for no typing errors', async () => {
    const { results } = await search('piratage');
    expect(results.flatMap(({ marked }) => marked)).not.toContain('partagé');
  });

  testAll([
    ['combien coute un site', '/article/prix-d-un-site-vitrine'],
    ['prix site internet', '/article/prix-d-un-site-vitrine'],
    ['prix site internet', '/estimation'],
    ['sauvegarde données', '/article/des-sauvegardes-qui-se-restaurent'],
    ['création site internet lyon', '/villes/lyon'],
    ['devis gratuit', '/obtenir-un-devis'],
  ])('finds every page that may be meant', async ([query, path]) => {
    expect((await search(query)).results.map((result) => result.path)).toContain(path);
  });

  testAll(['xqzwvkjh', '!!!', 'ωψφ', '%'])(
    'finds nothing for what no page says, and offers links',
    async (query) => {
      const { response, main } = await search(query);
      expect(response.status).toBe(200);
      expect(main.replaceAll(/<[^>]*>/g, '')).toContain('Rien pour');
      expect(main).toContain(searchCopy.results.help);
      expect(main).toContain('href="/services"');
    },
  );

  it('treats any input as text, up to its limit, and stores none of it', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '"><img src=x>',
      '\0\u202e',
      'a '.repeat(5000),
      '__proto__',
      'constructor',
    ];
    for (const query of hostile) {
      const { response, main } = await search(query);
      expect(response.status).toBe(200);
      expect(main).not.toMatch(/<script>alert|<img src=x/);
    }
    expect(site.pages.size().pages).toBe(0);
    expect(site.logs.join('')).not.toContain('alert(1)');
  });

  it('is left out by search engines', async () => {
    for (const path of ['/recherche', '/recherche?q=site']) {
      const html = await (await site.request(path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect(await (await site.request('/sitemap.xml')).text()).not.toContain('recherche');
  });
});
