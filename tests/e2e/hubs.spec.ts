import type { Locator, Page } from '@playwright/test';
import { tabTo } from './focus.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use(MOVING);

/** Each hub with two of its panes, neither of them lit at first. By day each input method is tested on one hub. */
const HUBS = [
  {
    path: '/villes',
    byDay: ['mouse', 'touch'],
    pane: 'Nantes',
    page: '/villes/nantes',
    sentence: /Des renforts pour les éditeurs/,
    other: 'Brest',
  },
  {
    path: '/technologies',
    byDay: ['keyboard', 'no script'],
    pane: 'Docker',
    page: '/technologies/docker',
    sentence: /la même image tourne chez le développeur/,
    other: 'MySQL',
  },
] as const;

function hub(page: Page): Locator {
  return page.locator('main section').first();
}

function paneOf(page: Page, name: string): Locator {
  return hub(page).getByRole('link', { name, exact: true });
}

/** Checks that CSS shows a pane as lit. */
async function expectLit(pane: Locator, isLit = true): Promise<void> {
  const light = pane.locator('.city-light, .wall-glass').first();
  await expect(light).toHaveCSS('opacity', isLit ? /^(1|0.5)$/ : /^0(\.2)?$/);
}

for (const { path, byDay, pane, page: goal, sentence, other } of HUBS) {
  const when = (way: string) => (byDay.some((own) => own === way) ? {} : LONG);

  test.describe(path, () => {
    test(
      'a mouse lights a pane, reads its sentence, and goes to its page with one click',
      when('mouse'),
      async ({ page }) => {
        await openAlive(page, path);
        const [first, second] = [paneOf(page, pane), paneOf(page, other)];
        await expectLit(first, false);
        await hoverOn(page, first);
        await expectLit(first);
        await expect(hub(page)).toContainText(sentence);
        await hoverOn(page, second);
        await expectLit(first, false);
        await expect(hub(page)).not.toContainText(sentence);
        await hoverOn(page, first);
        await page.mouse.down();
        await page.mouse.up();
        await expect(page).toHaveURL(goal);
      },
    );

    test('a keyboard lights a pane, and Enter goes to its page', when('keyboard'), async ({ page }) => {
      await openAlive(page, path);
      await tabTo(page, paneOf(page, pane));
      await expectLit(paneOf(page, pane));
      await expect(hub(page)).toContainText(sentence);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(goal);
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test(
        'the first tap lights a pane and reads its sentence, the second goes to its page',
        when('touch'),
        async ({ page }) => {
          await openAlive(page, path);
          const target = paneOf(page, pane);
          await tapOn(page, target);
          await expectLit(target);
          await expect(hub(page)).toContainText(sentence);
          await expect(page).toHaveURL(path);
          await tapOn(page, target);
          await expect(page).toHaveURL(goal);
        },
      );
    });

    test.describe('by touch, without JavaScript', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

      test('every pane is large enough for touch', LONG, async ({ page }) => {
        await page.goto(path);
        const small = await hub(page)
          .locator('.city, .wall-pane')
          .evaluateAll((links) =>
            links.flatMap((link) => {
              const parts = [...link.querySelectorAll('.city-reach, .city-light'), link];
              const sides = parts.map((part) => {
                const { width, height } = part.getBoundingClientRect();
                return Math.min(width, height);
              });
              return Math.max(...sides) < 24 ? [link.textContent] : [];
            }),
          );
        expect(small).toEqual([]);
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'panes light up and link, and the list below has every sentence',
        when('no script'),
        async ({ page }) => {
          await page.goto(path);
          await hoverOn(page, paneOf(page, pane));
          await expectLit(paneOf(page, pane));
          await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
          await page.mouse.down();
          await page.mouse.up();
          await expect(page).toHaveURL(goal);
        },
      );
    });
  });
}

test('a mouse on the point of any city lights that city', LONG, async ({ page }) => {
  await openAlive(page, '/villes');
  for (const { name, x, y } of await cityPoints(page)) {
    await page.mouse.move(x, y);
    await expect(page.locator('.city[data-lit] .city-name'), name).toHaveText(name);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a sentence opens under the row of the tapped technology', async ({ page }) => {
    await openAlive(page, '/technologies');
    for (const name of ['MySQL', 'Jenkins']) {
      const pane = paneOf(page, name);
      await tapOn(page, pane);
      const saying = page.locator('.wall .hub-saying').filter({ visible: true });
      await expect(saying).toContainText(name);
      const [{ y = 0, height = 0 } = {}, under] = [
        (await pane.boundingBox()) ?? {},
        await saying.boundingBox(),
      ];
      expect(Math.abs((under?.y ?? 0) - y - height), name).toBeLessThanOrEqual(2);
    }
  });

  test('a tap on the point of any city lights that city', LONG, async ({ page }) => {
    await openAlive(page, '/villes');
    for (const { name, x, y } of await cityPoints(page)) {
      await page.touchscreen.tap(x, y);
      await expect(page.locator('.city[data-lit] .city-name'), name).toHaveText(name);
    }
  });
});

test.describe('by touch, without JavaScript', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('clients are marked as examples once a region with theirs is open', async ({ page }) => {
    await page.goto('/villes');
    const mark = page.getByText('Exemples inventés : les clients.');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mark).toBeHidden();
    await page.locator('summary', { hasText: 'Bretagne' }).click();
    await expect(mark).toBeVisible();
  });

  test('every city of the map has the surface of a target for itself', LONG, async ({ page }) => {
    await page.goto('/villes');
    const surfaces = await page.locator('.france').evaluate((svg) => {
      svg.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, right, bottom } = svg.getBoundingClientRect();
      const own = Object.fromEntries([...svg.querySelectorAll('.city')].map((city) => [city.textContent, 0]));
      for (let x = left; x < right; x += 4)
        for (let y = top; y < bottom; y += 4) {
          const name = document.elementFromPoint(x, y)?.closest('.city')?.textContent;
          if (name) own[name] = (own[name] ?? 0) + 4 * 4;
        }
      return Object.entries(own);
    });
    // WCAG 2.2, « Target Size (Minimum) »: 24 by 24 px.
    expect(surfaces.filter(([, surface]) => surface < 24 * 24)).toEqual([]);
    expect(surfaces).toHaveLength(33);
  });
});

/** The cities in another order than that of the page, so that each is lit by its own move, with their points. */
async function cityPoints(page: Page): Promise<{ name: string; x: number; y: number }[]> {
  const map = page.locator('.france');
  await map.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const points = await map.locator('.city').evaluateAll((links) =>
    links.map((link) => {
      const { left, top, width, height } = link.querySelector('.city-point')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
        width: 0,
        height: 0,
      };
      return {
        name: link.querySelector('.city-name')?.textContent ?? '',
        x: left + width / 2,
        y: top + height / 2,
      };
    }),
  );
  expect(points).toHaveLength(33);
  return points.reverse();
}

/** A point on the pane's own shape: the middle of a department may belong to another pane. */
async function placeOn(pane: Locator): Promise<{ x: number; y: number }> {
  await pane.scrollIntoViewIfNeeded();
  return pane.evaluate((link) => {
    const shapes = [...link.querySelectorAll('.city-light, .city-reach'), link];
    for (const shape of shapes) {
      const { left, top, width, height } = shape.getBoundingClientRect();
      for (const share of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const [x, y] = [left + share * width, top + share * height];
        if (document.elementFromPoint(x, y)?.closest('a') === link) return { x, y };
      }
    }
    throw new Error(`${link.textContent} cannot be pressed`);
  });
}

async function hoverOn(page: Page, pane: Locator): Promise<void> {
  const { x, y } = await placeOn(pane);
  await page.mouse.move(x - 1, y - 1);
  await page.mouse.move(x, y);
}

async function tapOn(page: Page, pane: Locator): Promise<void> {
  const { x, y } = await placeOn(pane);
  await page.touchscreen.tap(x, y);
}
