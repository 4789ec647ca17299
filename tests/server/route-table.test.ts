import {
  agencyFile as agency,
  allCaseStudies,
  caseListCopy,
  caseStudyCopy,
  cityCopy,
  confirmationCopy,
  contactCopy,
  expertiseCopy,
  homeCopy,
  offerList,
  pageList,
  pillarsCopy,
  proofCopy,
  quoteCopy,
  serviceCopy,
  serviceListCopy,
  technologyCopy,
} from 'content-collections';
import type { Element, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { testAll } from '../support/test-all.ts';
import { createTestSite, type TestSite } from './harness.ts';

const { brand } = agency;
const titleOf = (path: string) =>
  pageList.pages.find((page) => page.path === path)?.head.title ?? expect.fail(path);
const HERO = null;

const SCREENS = [
  {
    path: '/',
    title: titleOf('/'),
    heading: homeCopy.hero.title,
    bands: [
      HERO,
      'qui-sommes-nous',
      'partenaires',
      'expertise-titre',
      'rendez-vous',
      'chiffres',
      'mot-de-la-direction',
      'solutions',
      'estimation-titre',
      'collaborer',
      'avis',
      'questions',
    ],
    widget: true,
    links: [
      [homeCopy.hero.action, '/obtenir-un-devis'],
      [homeCopy.whoWeAre.action, '/#expertise'],
      [fillText(expertiseCopy.action, { brand }), '/obtenir-un-devis'],
    ],
  },
  {
    path: '/obtenir-un-devis',
    title: titleOf('/obtenir-un-devis'),
    heading: quoteCopy.hero.title,
    bands: [HERO, 'offert', 'chiffres', 'avis', 'questions'],
    widget: false,
    links: [],
  },
  {
    path: '/contact',
    title: titleOf('/contact'),
    heading: contactCopy.hero.title,
    bands: [HERO],
    widget: true,
    links: Object.values(agency.mailboxes).map((mailbox) => [mailbox, `mailto:${mailbox}`]),
  },
  {
    path: '/services',
    title: titleOf('/services'),
    heading: serviceListCopy.hero.title,
    bands: [
      HERO,
      'expertise-titre',
      'consulting-titre',
      'conception-titre',
      'marketing-titre',
      'rendez-vous',
      'avis',
      'estimation-titre',
    ],
    widget: true,
    links: [
      [serviceListCopy.hero.action, '/obtenir-un-devis'],
      [pillarsCopy.consulting.title, '/services#consulting'],
      [pillarsCopy.conception.title, '/services#conception'],
      [pillarsCopy.marketing.title, '/services#marketing'],
      [offerList.consulting.action, '/contact'],
      [offerList.conception.action, '/obtenir-un-devis'],
      [offerList.marketing.action, '/obtenir-un-devis'],
    ],
  },
  {
    path: '/services/site-vitrine',
    title: fillText(serviceCopy.meta.title, { brand, service: 'Site vitrine' }),
    heading: 'Un site vitrine qui donne envie de vous appeler',
    bands: [
      HERO,
      'partenaires',
      'en-usage',
      'presentation',
      'realisation-proche',
      'perimetre',
      'estimation-titre',
      'pourquoi-nous',
      'chiffres',
      'deroulement',
      'rendez-vous',
      'mot-de-la-direction',
      'avis',
      'questions',
      'a-lire-aussi',
    ],
    widget: true,
    links: [[proofCopy.process.action, '/contact']],
  },
  {
    path: '/technologies/angular',
    title: fillText(technologyCopy.meta.title, { brand, technology: 'Angular' }),
    heading: 'Angular pour les logiciels de gestion qui durent',
    bands: [
      HERO,
      'partenaires',
      'presentation',
      'en-usage',
      'usages',
      'realisation-proche',
      'estimation-titre',
      'pourquoi-nous',
      'avis',
      'chiffres',
      'deroulement',
      'rendez-vous',
      'mot-de-la-direction',
      'questions',
      'a-lire-aussi',
    ],
    widget: true,
    links: [[fillText(technologyCopy.hero.action, { technology: 'Angular' }), '/obtenir-un-devis']],
  },
  {
    path: '/villes/lyon',
    title: fillText(cityCopy.meta.title, { brand, place: 'à Lyon' }),
    heading: `${fillText(cityCopy.hero.title, { place: 'à Lyon' })} Sites et logiciels, du traiteur au laboratoire`,
    bands: [
      HERO,
      'partenaires',
      'en-usage',
      'realisation-proche',
      'besoins',
      'presentation',
      'estimation-titre',
      'expertise-titre',
      'chiffres',
      'deroulement',
      'avis',
      'rendez-vous',
      'mot-de-la-direction',
      'questions',
      'a-lire-aussi',
    ],
    widget: true,
    links: [
      [proofCopy.process.action, '/contact'],
      [proofCopy.questions.others, '/#questions'],
    ],
  },
  {
    path: '/realisations',
    title: titleOf('/realisations'),
    heading: fillText(caseListCopy.hero.title, { count: allCaseStudies.length }),
    bands: [HERO, 'a-la-une', 'etudes-titre', 'partenaires', 'suite'],
    widget: true,
    links: [[caseListCopy.hero.action, '/obtenir-un-devis']],
  },
  {
    path: '/realisations/boutique-en-ligne',
    title: fillText(caseStudyCopy.meta.title, {
      brand,
      topic: 'Boutique en ligne',
      client: 'Panier Huguette',
    }),
    heading: 'Le marché commandé le soir, livré le lendemain',
    bands: [HERO, 'Le projet', 'ecrans', 'a-refaire', 'avis', 'suite'],
    widget: true,
    links: [
      ['Next.js', '/technologies/nextjs'],
      ['Site e-commerce', '/services/site-e-commerce'],
      [caseStudyCopy.next.action, '/obtenir-un-devis'],
      [caseStudyCopy.next.all, '/realisations'],
    ],
  },
  {
    path: '/confirmation-contact?type=devis',
    title: fillText(confirmationCopy.meta.quoteTitle, { brand }),
    heading: confirmationCopy.quote.title,
    bands: [HERO, 'et-maintenant'],
    widget: false,
    links: [['Retour à l’accueil', '/']],
  },
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite('sqlite');
});
afterAll(() => site.close());

const parser = unified().use(rehypeParse);

testAll(SCREENS)('each screen has its title, its sections in order and its links', async (screen) => {
  const response = await site.request(screen.path);
  expect(response.status).toBe(200);
  const tree = parser.parse(await response.text());
  expect(elementsIn(tree, 'title').map(textOf)).toEqual([plain(screen.title)]);
  expect(elementsIn(tree, 'h1').map(textOf)).toEqual([plain(screen.heading)]);
  const [main] = elementsIn(tree, 'main');
  if (!main) throw new Error('no main part');
  expect(elementsIn(main, 'section').map(bandOf)).toEqual(screen.bands);
  const widgets = elementsIn(tree, 'a').filter(({ properties }) =>
    [properties.className].flat().includes('quote-widget'),
  );
  expect(widgets.map(({ properties }) => properties.href)).toEqual(
    screen.widget ? ['/obtenir-un-devis'] : [],
  );
  for (const [name, href] of screen.links) {
    const link = elementsIn(main, 'a').find((element) => textOf(element) === plain(name));
    expect(link?.properties.href, name).toBe(href);
  }
});

function elementsIn(tree: Root | Element, name: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}

/** A section, by the id of its heading; the hero has none. */
function bandOf({ properties }: Element): string | null {
  const name = properties.ariaLabelledBy ?? properties.ariaLabel;
  return name === undefined || name === null ? null : [name].flat().join(' ');
}

const textOf = (element: Element) => plain(textIn(element));

/** Collapses whitespace, no-break spaces included. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
