import type { Page } from '@playwright/test';
import {
  agency,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  caseListCopy,
  caseStudyCopy,
  caseStudySectionsCopy,
  cityCopy,
  confirmationCopy,
  contactCopy,
  expertiseCopy,
  homeCopy,
  homeSectionsCopy,
  offerList,
  pillarsCopy,
  proofCopy,
  quoteCopy,
  serviceCopy,
  serviceListCopy,
  technologyCopy,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { openAlive } from './moments.ts';
import { expect, test } from './site.ts';

/** The sections of a page from top to bottom, by the ids of their headings; the hero has none. */
function bands(page: Page): Promise<(string | null)[]> {
  return page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map(
        (section) => section.getAttribute('aria-labelledby') ?? section.getAttribute('aria-label'),
      ),
    );
}

const { brand } = agency;
const HERO = null;
const WIDGET = 'a.quote-widget[href="/obtenir-un-devis"]';

const SCREENS = [
  {
    path: '/',
    title: fillText(homeCopy.meta.title, { brand, tagline: agency.tagline }),
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
      [homeSectionsCopy.whoWeAre.action, '/#expertise'],
      [fillText(expertiseCopy.action, { brand }), '/obtenir-un-devis'],
    ],
  },
  {
    path: '/obtenir-un-devis',
    title: fillText(quoteCopy.meta.title, { brand }),
    heading: quoteCopy.hero.title,
    bands: [HERO, 'chiffres', 'avis', 'questions'],
    widget: false,
    links: [],
  },
  {
    path: '/contact',
    title: fillText(contactCopy.meta.title, { brand }),
    heading: contactCopy.hero.title,
    bands: [HERO],
    widget: true,
    links: Object.values(agency.mailboxes).map((mailbox) => [mailbox, `mailto:${mailbox}`]),
  },
  {
    path: '/services',
    title: fillText(serviceListCopy.meta.title, { brand }),
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
    heading: 'Un site qui donne envie de vous appeler',
    bands: [
      HERO,
      'partenaires',
      'presentation',
      'perimetre',
      'realisation-proche',
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
    heading: 'Angular',
    bands: [
      HERO,
      'partenaires',
      'presentation',
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
    heading: fillText(cityCopy.hero.title, { place: 'à Lyon' }),
    bands: [
      HERO,
      'partenaires',
      'presentation',
      'realisation-proche',
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
    title: fillText(caseListCopy.meta.title, { brand, count: allCaseStudies.length }),
    heading: fillText(caseListCopy.hero.title, { count: allCaseStudies.length }),
    bands: [HERO, 'a-la-une', 'etudes-titre', 'partenaires'],
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
    heading: 'Le marché commandé la veille, livré le lendemain matin',
    bands: [HERO, 'Le projet', 'ecrans', 'a-refaire', 'avis', 'suite'],
    widget: true,
    links: [
      ['Next.js', '/technologies/nextjs'],
      ['Site e-commerce', '/services/site-e-commerce'],
      [caseStudySectionsCopy.next.action, '/obtenir-un-devis'],
      [caseStudySectionsCopy.next.all, '/realisations'],
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

for (const { path, title, heading, bands: expected, widget, links } of SCREENS) {
  test(`${path} has its title, its sections in order and its links`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await bands(page)).toEqual(expected);
    await expect(page.locator(WIDGET)).toHaveCount(widget ? 1 : 0);
    for (const [name, href] of links) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        href,
      );
    }
  });
}

test('every service, technology and city has its page, with a title, a heading and a canonical link of its own', async ({
  page,
  request,
}) => {
  expect([allServices.length, allTechnologies.length, allCities.length]).toEqual([11, 32, 33]);
  const titles = new Set<string>();
  const pages = [...allServices, ...allTechnologies, ...allCities];
  for (const { path } of pages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    expect(html).toContain(`<link rel="canonical" href="https://${agency.domain}${path}"/>`);
    expect(html.match(/<h1/g), path).toHaveLength(1);
  }
  expect(titles.size).toBe(pages.length);
  await page.goto('/villes/le-mans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fillText(cityCopy.hero.title, { place: 'au Mans' }),
  );
});

for (const [path, location, status] of [
  ['/services/saas-application-web', '/services/application-web', 301],
  ['/services/saas-application-web?de=menu', '/services/application-web?de=menu', 301],
  ['/Villes/Saint-%C3%89tienne/', '/villes/saint-etienne', 301],
  ['/technologies/react', '/technologies/reactjs', 301],
  ['/contact/', '/contact', 301],
  ['/CONTACT', '/contact', 301],
  ['/villes/atlantide', '/', 302],
  ['/Villes/Atlantide/', '/', 302],
  ['/technologies/cobol', '/', 302],
  ['/services/voyance', '/', 302],
  ['/realisations/Boutique-En-Ligne/', '/realisations/boutique-en-ligne', 301],
  ['/realisations/atlantide', '/realisations', 302],
] as const) {
  test(`${path} answers one ${status} to ${location}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(location);
    if (status === 302) expect(response.headers()['cache-control']).toBe('no-store');
    expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('a malformed address answers 400, an endless one 404', async ({ request }) => {
  expect((await request.get('/villes/%E0%A4%A', { maxRedirects: 0 })).status()).toBe(400);
  expect((await request.get('/%E0%A4%A', { maxRedirects: 0 })).status()).toBe(400);
  expect((await request.get(`/villes/${'a'.repeat(201)}`, { maxRedirects: 0 })).status()).toBe(404);
});

test('the cards of /services scroll smoothly to their sections', async ({ page }) => {
  await openAlive(page, '/services');
  for (const [name, id] of [
    [pillarsCopy.marketing.title, 'marketing'],
    [pillarsCopy.consulting.title, 'consulting'],
  ] as const) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expect(page.locator(`#${id}-titre`)).toBeInViewport();
  }
});

test('a link in a text is followed without a reload', async ({ page }) => {
  await openAlive(page, '/villes/lyon');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const link = page.locator('.prose a[href^="/"]').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(path ?? '');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('the legal pages are reached from the footer and from under the quote form', async ({ page }) => {
  const pages = [
    ['Mentions légales', '/mentions-legales', 'Mentions légales'],
    ['Politique de confidentialité', '/politique-de-confidentialite', 'Politique de confidentialité'],
    ['Accessibilité', '/accessibilite', 'Déclaration d’accessibilité'],
  ] as const;
  for (const start of ['/contact', '/obtenir-un-devis']) {
    await openAlive(page, start);
    for (const [name, path] of pages)
      await expect(page.getByRole('link', { name, exact: true }), start).toHaveAttribute('href', path);
  }
  for (const [name, , title] of pages) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
