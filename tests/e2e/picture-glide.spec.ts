import type { Locator, Page } from '@playwright/test';
import { openAlive } from './moments.ts';
import { expect, MOVING, rest, test } from './site.ts';

test.use({ ...MOVING, viewport: { width: 1280, height: 1200 } });

/** A box by its middle and its width: the two pictures may be cropped differently. */
interface Place {
  x: number;
  y: number;
  width: number;
}

/** Opens a page, and waits for the module that lets its pictures glide. */
async function open(page: Page, path: string): Promise<void> {
  const module = page.waitForResponse(/\/chrome-/);
  await openAlive(page, path);
  await (await module).finished();
  await rest(page);
}

function heroPicture(page: Page): Locator {
  return page.locator('main > section:first-of-type img').first();
}

/** Goes on by `leave`, and holds the hero's picture in the first frame that shows it on the next page. */
async function arrivalAfter(page: Page, leave: () => Promise<unknown>): Promise<Place & { moves: number }> {
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    requestAnimationFrame(function look() {
      const picture = document.querySelector<HTMLImageElement>('main > section:first-of-type img');
      const isNext = document.querySelector('h1') !== title;
      // A picture that is still loading is kept transparent for a moment.
      if (!isNext || !picture?.complete || getComputedStyle(picture).opacity === '0')
        return requestAnimationFrame(look);
      const { x, y, width, height } = picture.getBoundingClientRect();
      const animations = picture.getAnimations();
      for (const animation of animations) animation.pause();
      return Object.assign(window, {
        arrival: { x: x + width / 2, y: y + height / 2, width, moves: animations.length },
      });
    });
  });
  await leave();
  await page.waitForFunction(() => Reflect.has(window, 'arrival'));
  return page.evaluate(() => {
    const arrival = Reflect.get(window, 'arrival');
    Reflect.deleteProperty(window, 'arrival');
    return arrival;
  });
}

async function placeOf(picture: Locator): Promise<Place> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture is not there');
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, width };
}

function expectAt(place: Place, expected: Place): void {
  for (const side of ['x', 'y', 'width'] as const)
    expect(Math.abs(place[side] - expected[side]), side).toBeLessThan(2);
}

/** The first card of a list, whose link has the focus: a pointer on it would enlarge its picture. */
async function focusFirstCard(page: Page): Promise<{ link: Locator; picture: Locator }> {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first();
  const link = card.getByRole('link').first();
  await link.focus();
  return { link, picture: card.locator('img') };
}

test('a picture glides into the hero of its page, where a press in the middle of it is not lost', async ({
  page,
}) => {
  await open(page, '/blog');
  const { link, picture } = await focusFirstCard(page);
  const before = await placeOf(picture);
  expectAt(await arrivalAfter(page, () => link.press('Enter')), before);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test('a picture comes along with the scroll to the top, and is then in its place', async ({ page }) => {
  await open(page, '/realisations');
  const { link, picture } = await focusFirstCard(page);
  await picture.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - 300, behavior: 'instant' });
  });
  const before = await placeOf(picture);
  expectAt(await arrivalAfter(page, () => link.press('Enter')), before);
  await heroPicture(page).evaluate((hero) => {
    for (const animation of hero.getAnimations()) animation.play();
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => heroPicture(page).evaluate((hero) => hero.getAnimations().length)).toBe(0);
});

test('the map glides into the hero of a city, and nothing does on Back and Forward', async ({ page }) => {
  await open(page, '/villes');
  const city = page.getByRole('main').getByRole('link', { name: 'Brest', exact: true }).first();
  // A picture that comes late, as on a slow machine, is in its place at once.
  await page.evaluate(() => Object.assign(new Image(), { src: '/assets/villes/brest-1.svg' }).decode());
  expect((await arrivalAfter(page, () => city.press('Enter'))).moves).toBeGreaterThan(0);
  await page.goBack();
  await expect(city).toBeVisible();
  expect((await arrivalAfter(page, () => page.goForward())).moves).toBe(0);
});

test('a picture is in its place at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/blog');
  const { link } = await focusFirstCard(page);
  const arrival = await arrivalAfter(page, () => link.press('Enter'));
  expect(arrival.moves).toBe(0);
  expectAt(arrival, await placeOf(heroPicture(page)));
});
