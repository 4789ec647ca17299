import type { Page } from '@playwright/test';
import { goOn } from './moments.ts';
import { expect, LONG, test } from './site.ts';

/** One page of each layout. */
const PAGES = [
  '/',
  '/obtenir-un-devis',
  '/contact',
  '/services',
  '/services/saas',
  '/technologies/postman-newman',
  '/villes/clermont-ferrand',
  '/realisations',
  '/blog',
  '/article/rgpd-pour-une-petite-entreprise',
  '/plan-du-site',
  '/confirmation-contact?type=devis',
  '/nulle-part',
  '/accessibilite',
] as const;

/** Text blocks that overflow the screen or are clipped by their own box, except in scroll containers. */
async function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(h1, h2, h3, p, dt, dd, li, label, summary, a, button)',
      ),
    ]
      .filter((block) => block.checkVisibility() && block.textContent?.trim())
      .filter(
        (block) => !block.closest('.partner-loop, .rail, .sr-only, [aria-hidden=true], pre, .table-frame'),
      )
      .filter((block) => {
        // A button clips its band of light by design; its text has its own box.
        const box = (block.querySelector('span') ?? block).getBoundingClientRect();
        return (
          box.right > innerWidth + 1 || box.left < -1 || document.documentElement.scrollWidth > innerWidth
        );
      })
      .map((block) => `${block.tagName} ${block.textContent?.trim().slice(0, 40)}`),
  );
}

for (const width of [320, 390, 1440]) {
  test(
    `text twice as large, or widely spaced, is not cut off at ${width} px`,
    width === 390 ? LONG : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      for (const path of PAGES) {
        await goOn(page, path);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await lostTexts(page), `${path}, twice as large`).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
          const spacing = new CSSStyleSheet();
          spacing.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
          );
          document.adoptedStyleSheets = [spacing];
        });
        expect(await lostTexts(page), `${path}, widely spaced`).toEqual([]);
      }
    },
  );
}

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons and fields keep an edge, the focus its outline, the current page its mark', async ({
    page,
  }) => {
    await page.goto('/');
    for (const path of ['/', '/obtenir-un-devis', '/services/saas']) {
      await goOn(page, path);
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll('.rounded-pane, .quote-widget, textarea, [aria-pressed]')]
          .filter((control) => control.checkVisibility())
          .map((control) => (control.matches('[aria-pressed]') && control.querySelector('span')) || control)
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
            const canvas = getComputedStyle(document.body).backgroundColor;
            return borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === canvas;
          })
          .map((control) => `${control.tagName} ${control.className} ${control.textContent}`),
      );
      expect(edgeless, path).toEqual([]);
    }

    const current = page.locator('.menu-entry[aria-current]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await current.click();
    const markOf = (state: string) =>
      page
        .locator(`.menu-link${state}`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
    // The styles of a menu's content may arrive after it.
    await expect
      .poll(async () => (await markOf('[aria-current]')) !== (await markOf(':not([aria-current])')))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
  });
});

for (const path of ['/blog', '/mentions-legales', '/confirmation-contact', '/villes', '/plan-du-site']) {
  test(`${path}, which has no hero, begins 60 px below the header (specification, section 9)`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const room = await page.evaluate(() => {
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const first = document.querySelector('main .column > *')?.getBoundingClientRect().top ?? 0;
        return Math.round(first - bottom);
      });
      expect([0, 1, -1].map((pixel) => 60 + pixel)).toContain(room);
    }
  });
}
