import type { Page } from '@playwright/test';
import {
  allCaseStudies,
  allCities,
  blogCopy,
  caseListCopy,
  cityListCopy,
  confirmationCopy,
  contactCopy,
  errorCopy,
  homeCopy,
  quoteCopy,
  serviceListCopy,
  siteMapCopy,
  technologyListCopy,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { faultsOf } from './axe.ts';
import { goOn } from './moments.ts';
import { expect, LONG, test } from './site.ts';

/** Path, status and heading. */
type Screen = readonly [string, number, string | RegExp];

/** A page of each kind and layout. */
const SCREENS: readonly Screen[] = [
  ['/', 200, homeCopy.hero.title],
  ['/obtenir-un-devis', 200, quoteCopy.hero.title],
  ['/contact', 200, contactCopy.hero.title],
  ['/services', 200, serviceListCopy.hero.title],
  ['/services/saas', 200, 'Votre logiciel SaaS, sur abonnement'],
  ['/technologies', 200, technologyListCopy.hero.title],
  ['/technologies/postman-newman', 200, 'Postman Newman pour éprouver vos API chaque nuit'],
  ['/villes/clermont-ferrand', 200, /^Agence web à Clermont-Ferrand.*sauront reprendre$/],
  ['/realisations', 200, fillText(caseListCopy.hero.title, { count: allCaseStudies.length })],
  ['/realisations/site-ecole', 200, 'La secrétaire tient le site, les familles s’y inscrivent'],
  ['/blog', 200, blogCopy.title],
  ['/article/rgpd-pour-une-petite-entreprise', 200, /RGPD/],
  ['/delais?projet=site-e-commerce', 200, /./],
  ['/estimation?projet=site-vitrine&pages=dix', 200, /./],
  ['/nulle-part', 404, `404. ${errorCopy.notFound.title}`],
];

/** Others of the same kinds, and pages of plain text. */
const SCREENS_BY_NIGHT: readonly Screen[] = [
  ['/realisations/boutique-en-ligne', 200, 'Le marché commandé le soir, livré le lendemain'],
  ['/blog?page=99', 404, /./],
  ['/villes', 200, fillText(cityListCopy.hero.title, { count: allCities.length })],
  // With code, which has its own colours.
  ['/article/des-sauvegardes-qui-se-restaurent', 200, /./],
  ['/recherche?q=site', 200, /./],
  ['/recherche', 200, /./],
  ['/plan-du-site', 200, siteMapCopy.title],
  ['/politique-de-confidentialite', 200, 'Politique de confidentialité'],
  ['/confirmation-contact?type=devis', 200, confirmationCopy.quote.title],
  ['/mentions-legales', 200, 'Mentions légales'],
  ['/accessibilite', 200, 'Déclaration d’accessibilité'],
  ['/confirmation-contact', 200, confirmationCopy.contact.title],
  ['/confirmation-contact?type=autre', 200, confirmationCopy.contact.title],
];

/** Two of each layout, its narrowest by day; 640 px is a window of 1280 zoomed to 200 %. */
const WIDTHS = { byDay: [320, 801, 1050, 1440], byNight: [390, 640, 800, 820, 1049, 1280, 1920] };
/** By day axe checks the pages at these widths in turn. */
const AXE_WIDTHS = [390, 1440];
/** Widths at which texts are enlarged. */
const LARGE_TEXT = { byDay: [320], byNight: [390, 1440] };

async function expectToFit(page: Page, path: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `horizontal scroll of ${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Pages per test. */
const IN_A_TAB = 4;

function tabsOf(screens: readonly Screen[]): (readonly Screen[])[] {
  const count = Math.ceil(screens.length / IN_A_TAB);
  return Array.from({ length: count }, (_, tab) => screens.slice(tab * IN_A_TAB, (tab + 1) * IN_A_TAB));
}

const TABS = [
  ...tabsOf(SCREENS).map((screens) => ({ screens, details: {} })),
  ...tabsOf(SCREENS_BY_NIGHT).map((screens) => ({ screens, details: LONG })),
];

for (const { screens, details } of TABS) {
  const paths = screens.map(([path]) => path).join(', ');

  // Each page is opened once for all checks.
  test(
    `${paths} answer with their headings, fit every width, have room for large text, and axe finds no fault, nor a character whose font they do not name`,
    details,
    async ({ page, runningSite }) => {
      for (const [index, [path, status, heading]] of screens.entries()) {
        const response = await goOn(page, path, runningSite.process.url);
        expect(response?.status(), path).toBe(status);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        // Each width is laid out once.
        for (const width of WIDTHS.byDay) {
          await expectToFit(page, path, [width]);
          if (LARGE_TEXT.byDay.includes(width)) await expectRoomForText(page, `${path} at ${width} px`);
        }
        const faults = await faultsOf(page, path, AXE_WIDTHS[index % AXE_WIDTHS.length] ?? 390);
        expect.soft(faults).toEqual([]);
      }
    },
  );

  test(
    `${paths} fit the widths between, and have room for large text at others`,
    LONG,
    async ({ page, runningSite }) => {
      for (const [path] of screens) {
        await goOn(page, path, runningSite.process.url);
        await expectToFit(page, path, WIDTHS.byNight);
        for (const width of LARGE_TEXT.byNight) {
          await page.setViewportSize({ width, height: 844 });
          await expectRoomForText(page, `${path} at ${width} px`);
        }
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the time and price of a service stay in their pane, whatever they are', LONG, async ({ page }) => {
    for (const service of ['erp-crm', 'augmentation-deffectif-tech', 'site-vitrine', 'saas']) {
      await page.goto(`/services/${service}`);
      const figures = page.locator('section[aria-labelledby=presentation] p > strong.text-lime');
      await expect(figures).not.toHaveCount(0);
      for (const width of [320, 801, 1049, 1050, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // Their line takes the pane's width; a figure too long would stand out of it.
        const outside = await figures.evaluateAll((all) =>
          all.flatMap((figure) => {
            const line = figure.parentElement?.getBoundingClientRect();
            return line && figure.getBoundingClientRect().right <= line.right ? [] : [figure.textContent];
          }),
        );
        expect(outside, `${service} at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});

/** Checks that no text is cut off when texts are twice as large, or widely spaced (WCAG 1.4.4, 1.4.12). */
async function expectRoomForText(page: Page, where: string): Promise<void> {
  const { large, spaced } = await page.evaluate(lostTexts);
  expect.soft(large, `${where}, twice as large`).toEqual([]);
  expect.soft(spaced, `${where}, widely spaced`).toEqual([]);
}

/** Runs in the page, between two paints: text blocks that overflow the screen or are clipped by their own box. */
function lostTexts(): { large: string[]; spaced: string[] } {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>(
      'body :is(h1, h2, h3, p, dt, dd, li, label, summary, a, button)',
    ),
  ]
    .filter((block) => block.checkVisibility({ visibilityProperty: true }) && block.textContent?.trim())
    // Not in scroll containers, nor on the map, whose names the list below it repeats.
    .filter(
      (block) => !block.closest('.partner-loop, .sr-only, [aria-hidden=true], pre, .table-frame, svg.france'),
    );
  const find = () =>
    blocks
      .filter((block) => {
        // A button clips its band of light by design; its text has its own box.
        const box = (block.querySelector('span') ?? block).getBoundingClientRect();
        return (
          box.right > innerWidth + 1 || box.left < -1 || document.documentElement.scrollWidth > innerWidth
        );
      })
      .map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`);

  document.documentElement.style.fontSize = '200%';
  const large = find();
  document.documentElement.style.fontSize = '';
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [spacing];
  const spaced = find();
  document.adoptedStyleSheets = [];
  return { large, spaced };
}
