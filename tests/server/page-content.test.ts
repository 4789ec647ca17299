import {
  agencyFile as agency,
  allArticles,
  allCaseStudies,
  articleCopy,
  caseListCopy,
  chromeCopy,
  partnerList,
} from 'content-collections';
import type { Element, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { testAll } from '../support/test-all.ts';
import { createTestSite, type TestSite } from './harness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite('sqlite');
  await importArticles(site.services.articles);
  // After every date of publication.
  site.clock.advance({ hours: 24 * 365 });
});
afterAll(() => site.close());

const parser = unified().use(rehypeParse);
const pageAt = async (path: string) => parser.parse(await (await site.request(path)).text());
const textOf = (element: Element) => textIn(element).replaceAll(/\s+/g, ' ').trim();

/** Elements of a name whose properties, as HTML has them, contain `properties`. */
function elementsIn(tree: Root | Element, name: string, properties: Record<string, string> = {}): Element[] {
  const found: Element[] = [];
  visit(tree, { type: 'element', tagName: name }, (element: Element) => {
    const isMeant = Object.entries(properties).every(([key, value]) =>
      [element.properties[key]].flat().includes(value),
    );
    if (isMeant) found.push(element);
  });
  return found;
}

function only(elements: readonly Element[]): Element {
  const [element] = elements;
  if (!element || elements.length > 1) throw new Error(`${elements.length} elements instead of one`);
  return element;
}

testAll([
  ['/services', [['Services', 'true']]],
  ['/services/saas', [['Services', 'true']]],
  ['/technologies/angular', [['Technologies', 'true']]],
  ['/realisations', [['Réalisations', 'page']]],
  ['/realisations/site-ecole', [['Réalisations', 'true']]],
  ['/', []],
  ['/obtenir-un-devis', []],
  // On phones alone.
  ['/villes/paris', [['Villes', 'true']]],
])('the menu marks the area being visited, and no other', async ([path, marked]) => {
  const menu = only(elementsIn(await pageAt(path), 'nav', { ariaLabel: 'Menu principal' }));
  const entries = ['a', 'summary'].flatMap((name) => elementsIn(menu, name, { className: 'menu-entry' }));
  const current = entries.filter(({ properties }) => properties.ariaCurrent !== undefined);
  expect(current.map((entry) => [textOf(entry), entry.properties.ariaCurrent])).toEqual(marked);
});

testAll([
  ['/', 1, 1],
  ['/obtenir-un-devis', 1, 0],
  ['/connexion', 0, 0],
])('header and footer are where the specification has them', async ([path, headers, footers]) => {
  const page = await pageAt(path);
  expect(elementsIn(page, 'header', { className: 'site-header' })).toHaveLength(headers);
  expect(elementsIn(page, 'footer')).toHaveLength(footers);
});

it('the footer tells how to reach the agency, and links its fourteen cities', async () => {
  const footer = only(elementsIn(await pageAt('/'), 'footer'));
  const links = elementsIn(footer, 'a');
  const linkOf = (name: string) => links.find((link) => textOf(link).startsWith(name))?.properties;
  expect(linkOf(agency.phone.display)?.href).toBe(`tel:${agency.phone.international}`);
  expect(linkOf(agency.mailboxes.general)?.href).toBe(`mailto:${agency.mailboxes.general}`);
  expect(textOf(footer)).toContain(`${agency.address.postalCode} ${agency.address.city}`);
  expect(textOf(footer)).toContain(`© ${agency.copyrightYear} ${agency.brand}`);
  for (const name of [chromeCopy.footer.appointment, chromeCopy.footer.network])
    expect(linkOf(`${name} (nouvel onglet)`), name).toMatchObject({
      target: '_blank',
      rel: ['noopener', 'noreferrer'],
    });
  const cities = links.filter(({ properties: { href } }) => /^\/villes\/./.test(String(href)));
  expect(cities).toHaveLength(14);
  expect(linkOf('Chambéry')?.href).toBe('/villes/chambery');
});

testAll([
  ['/services/site-vitrine', '/services', ['Accueil', 'Services', 'Site vitrine']],
  ['/technologies/reactjs', '/technologies', ['Accueil', 'Technologies', 'ReactJS']],
  ['/villes/saint-etienne', '/villes', ['Accueil', 'Villes', 'Saint-Étienne']],
  ['/realisations/site-ecole', '/realisations', ['Accueil', 'Réalisations', 'Site vitrine']],
  ['/article/rgpd-pour-une-petite-entreprise', '/blog', ['Accueil', 'Blog', expect.stringContaining('RGPD')]],
])('breadcrumbs are those of the structured data, and lead to the hub', async ([path, hub, names]) => {
  const page = await pageAt(path);
  const trail = only(elementsIn(page, 'nav', { ariaLabel: 'Fil d’Ariane' }));
  const steps = elementsIn(trail, 'li');
  expect(steps.map(textOf)).toEqual(names);
  expect(steps.map(({ properties }) => properties.ariaCurrent)).toEqual([undefined, undefined, 'page']);
  expect(elementsIn(trail, 'a').at(-1)?.properties.href).toBe(hub);
  const told = elementsIn(page, 'script', { type: 'application/ld+json' })
    .map((script) => JSON.parse(textIn(script)))
    .find((data) => data['@type'] === 'BreadcrumbList');
  expect(told.itemListElement.map(({ name }: { name: string }) => plain(name))).toEqual(steps.map(textOf));
});

it('the blog lists every article, the newest first, six on a page', async () => {
  const articles = allArticles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const shown: { title: string; text: string; href: unknown }[] = [];
  for (let path: string | undefined = '/blog'; path; ) {
    const main = only(elementsIn(await pageAt(path), 'main'));
    const items = elementsIn(main, 'li').filter((item) => elementsIn(item, 'h2').length === 1);
    shown.push(
      ...items.map((item) => ({
        title: textOf(only(elementsIn(item, 'h2'))),
        text: textOf(item),
        href: elementsIn(item, 'a')[0]?.properties.href,
      })),
    );
    expect(items.length).toBeLessThanOrEqual(6);
    const older = elementsIn(main, 'a').find((link) => textOf(link) === 'Articles plus anciens');
    path = older && String(older.properties.href);
  }
  expect(shown.map(({ title }) => title)).toEqual(articles.map(({ title }) => plain(title)));
  expect(shown[0]?.text).toMatch(/\d{2}\/\d{2}\/\d{4}/);
  expect(shown[0]?.text).toContain(plain(articles[0]?.description ?? ''));
  expect(shown[0]?.href).toBe(articles[0]?.path);

  const first = only(elementsIn(await pageAt(articles.at(-1)?.path ?? ''), 'main'));
  expect(textOf(first)).not.toContain(plain(articleCopy.previous.title));
});

it('the case studies show client, logo, description and picture, three of them at full width', async () => {
  const main = only(elementsIn(await pageAt('/realisations'), 'main'));
  const shown = elementsIn(main, 'article');
  expect(shown).toHaveLength(allCaseStudies.length);
  for (const { title, description, client, images } of allCaseStudies) {
    const study = only(
      shown.filter((article) => elementsIn(article, 'h3').some((h3) => textOf(h3) === plain(title))),
    );
    const partner = partnerList.partners.find(({ id }) => id === client);
    expect(textOf(study)).toContain(plain(description));
    expect(textOf(study)).toContain(plain(partner?.name ?? client));
    const pictures = elementsIn(study, 'img').map(({ properties: { src, alt } }) => [src, alt]);
    expect(pictures.map(([src]) => src)).toContain(partner?.logo);
    expect(pictures.map(([, alt]) => alt)).toContain(images[0]?.alt);
  }
});

it('a filter that no case study passes says so, and offers a link', async () => {
  const main = only(elementsIn(await pageAt('/realisations?metier=beaute&outil=odoo'), 'main'));
  expect(elementsIn(main, 'h2').map(textOf)).toContain(plain(caseListCopy.nothing.title));
  const link = elementsIn(main, 'a').find((a) => textOf(a) === plain(caseListCopy.nothing.action));
  expect(link?.properties.href).toBe('/obtenir-un-devis');
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
