import type { Page } from '@playwright/test';
import {
  agency,
  bookingCopy,
  claimsFile as claimRegister,
  expertiseCopy,
  founder,
  homeCopy,
  proofCopy,
  quickEstimateCopy,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { openAlive, readThrough, UNSEEN_SHIFT, watchShifts } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use(MOVING);

const { promises } = claimRegister;

const SECTIONS = [
  homeCopy.hero.title,
  homeCopy.whoWeAre.title,
  proofCopy.partners.title,
  expertiseCopy.title,
  fillText(bookingCopy.title, { duration: promises.consultation.duration }),
  proofCopy.figures.title,
  founder.heading,
  homeCopy.solutions.title,
  fillText(quickEstimateCopy.home.title, promises),
  homeCopy.collaboration.title,
  proofCopy.review.title,
  proofCopy.questions.title,
];

/** A time by which any page is loaded, on a clock installed at 0 (ms). */
const LATER = 3_600_000;

/** How far the page reaches beyond the window (px); negative or 0 when nothing scrolls sideways. */
async function widestOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Texts in the page's main part whose boxes overlap. */
async function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, label, a, button)')].filter(
      (block) =>
        block.textContent?.trim() && block.checkVisibility() && !block.closest('.sr-only, .partner-loop'),
    );
    const crossings: string[] = [];
    for (const [index, block] of blocks.entries()) {
      const box = block.getBoundingClientRect();
      for (const other of blocks.slice(index + 1, index + 12)) {
        if (block.contains(other) || other.contains(block)) continue;
        const rival = other.getBoundingClientRect();
        const crosses =
          Math.min(box.right, rival.right) - Math.max(box.left, rival.left) > 2 &&
          Math.min(box.bottom, rival.bottom) - Math.max(box.top, rival.top) > 2;
        if (crosses) crossings.push(`${block.textContent} × ${other.textContent}`);
      }
    }
    return crossings;
  });
}

test('the button of « qui sommes-nous » leads to the expertise section', LONG, async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('link', { name: homeCopy.whoWeAre.action }).click();
  await expect(page).toHaveURL('/#expertise');
  await expect(page.getByRole('heading', { name: expertiseCopy.title })).toBeInViewport();
});

test('the light follows the pointer above 800 px, and only there', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 900 });
  await openAlive(page, '/');
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 310);
  await expect(page.locator('.spotlight')).toHaveAttribute('data-on', '');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(page.locator('.spotlight')).not.toHaveAttribute('data-on');
  await page.mouse.move(300, 320);
  await expect(page.locator('.spotlight')).not.toHaveAttribute('data-on');
});

test('the key figures count up once, and not again after a visit elsewhere', LONG, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openAlive(page, '/');
  await page.clock.pauseAt(LATER);
  const figure = page.locator('dd', { hasText: '+40' }).locator('[aria-hidden]');
  await expect(figure).toHaveText('+40');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('+0');
  await page.clock.runFor(2000);
  await expect(figure).toHaveText('+20');
  await page.clock.runFor(2100);
  await expect(figure).toHaveText('+40');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(100);
  await figure.scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(figure).toHaveText('+40');

  await page.getByRole('link', { name: fillText(expertiseCopy.action, { brand: agency.brand }) }).click();
  await expect(page).toHaveURL('/obtenir-un-devis');
  // The same figures, which have already counted up; a new count takes longer than a second.
  const expectCounted = async () => {
    // React delays parts that arrive late.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50);
          return figure.count();
        },
        { intervals: [50] },
      )
      .toBe(1);
    await figure.scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await expect(figure).toHaveText('+40');
  };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Décrivez votre\sprojet/);
  await expectCounted();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.hero.title);
  await expectCounted();
});

test('the partners go round in 20 s, twice in the page, and stop on demand', LONG, async ({ page }) => {
  await page.goto('/');
  const loop = page.locator('.partner-track');
  await expect(loop).toHaveCSS('animation-duration', '20s');
  await expect(loop.locator('img')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /Lysane/ })).toHaveCount(1);
  await page.getByText('Mettre en pause').scrollIntoViewIfNeeded();
  await expect(loop).toHaveCSS('animation-play-state', 'running');
  await page.getByText('Mettre en pause').click();
  await page.mouse.move(0, 0);
  await expect(loop).toHaveCSS('animation-play-state', 'paused');
});

test(
  'light passes over a block scrolled into view for a second, from the side it enters, without a trace',
  LONG,
  async ({ page }) => {
    await openAlive(page, '/');
    const block = page.locator('#expertise [data-reveal]');
    await expect(block).toHaveAttribute('data-reveal', 'below');
    await expect(block).toHaveCSS('opacity', '1');
    const light = () =>
      block
        .getByRole('listitem')
        .first()
        .evaluate((pane) => {
          const { opacity, clipPath, transitionDuration, transitionDelay } = getComputedStyle(
            pane,
            '::after',
          );
          const [durations, delays] = [transitionDuration, transitionDelay].map((list) =>
            list.split(',').map(Number.parseFloat),
          );
          const longest = Math.max(
            ...(durations ?? []).map((length, index) => length + (delays?.[index] ?? 0)),
          );
          return { opacity, clipPath, longest };
        });
    expect(await light()).toEqual({ opacity: '1', clipPath: 'inset(0px 100% 100% 0px)', longest: 1 });
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'in');
    await expect.poll(light).toEqual({ opacity: '0', clipPath: 'inset(0px)', longest: 1 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(block).toHaveAttribute('data-reveal', 'above');
    await expect.poll(light).toEqual({ opacity: '1', clipPath: 'inset(100% 0px 0px 100%)', longest: 1 });
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-reveal', 'in');
  },
);

test.describe('with its film', () => {
  test.use({ savesData: false });

  test('the film loads after the page, and plays', async ({ page }) => {
    await page.goto('/');
    const film = page.locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    // Its resource timing appears once it is loaded.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [visit] = performance.getEntriesByType('navigation');
          const [asked] = performance
            .getEntries()
            .filter(({ name }) => /\/hero\/\w+\.(?:webm|mp4)$/.test(name));
          if (!(visit instanceof PerformanceNavigationTiming) || !asked) return null;
          return asked.startTime >= visit.loadEventStart;
        }),
      )
      .toBe(true);
  });

  test('the layout does not shift, neither while it loads nor while it is read', async ({ page }) => {
    const shifted = await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/');
      await readThrough(page);
      expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
    }
  });
});

test('text twice as large stays within its blocks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await widestOverflow(page)).toBeLessThanOrEqual(0);
  expect(await overlappingTexts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all of its content in the specified order; both booking links open in a new tab, with rel="noopener"', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = page
      .locator('main')
      .locator('section > h2, section h1, section h2:not(article *)')
      .filter({ hasNotText: /^(Consulting|Conception|Marketing) &/ });
    await expect(headings).toHaveText(SECTIONS);
    for (const heading of SECTIONS) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('+40').first()).toBeVisible();
    await page.getByText('Le devis est-il vraiment gratuit').click();
    await expect(page.getByText('ne vous engagez à rien')).toBeVisible();
    // The switch needs JavaScript.
    await expect(page.getByRole('button', { name: 'Mettre les animations en pause' })).toHaveCount(0);
    for (const name of [bookingCopy.action, bookingCopy.discoveryCall.link]) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/nouvel onglet/);
    }
  });
});
