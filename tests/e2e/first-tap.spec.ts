import type { Page } from '@playwright/test';
import { holdScripts } from './moments.ts';
import { expect, LONG, MOVING, rest, test } from './site.ts';

test.use(MOVING);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A kind of control, on a page that has it. */
interface Control {
  name: string;
  path: string;
  screen: typeof PHONE;
  press(page: Page): Promise<void>;
  expectEffect(page: Page): Promise<void>;
}

const CONTROLS: readonly Control[] = [
  {
    name: 'burger',
    path: '/',
    screen: PHONE,
    press: (page) => page.locator('.burger > summary').click(),
    expectEffect: (page) => expect(page.locator('.burger[open]')).not.toHaveCount(0),
  },
  {
    name: 'menu',
    path: '/services/saas',
    screen: DESKTOP,
    press: (page) => page.locator('nav summary').first().click(),
    expectEffect: (page) => expect(page.locator('.menu-toggle[open]')).not.toHaveCount(0),
  },
  {
    name: 'question',
    path: '/villes/clermont-ferrand',
    screen: PHONE,
    press: (page) => page.locator('section[aria-labelledby="questions"] summary').first().click(),
    expectEffect: (page) =>
      expect(page.locator('section[aria-labelledby="questions"] details[open]')).not.toHaveCount(0),
  },
  {
    name: 'switch for motion',
    path: '/',
    screen: DESKTOP,
    press: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Mettre les animations en pause' }).click(),
    expectEffect: (page) =>
      expect(page.locator('html[data-motion="paused"] main button[aria-pressed="true"]')).not.toHaveCount(0),
  },
  {
    name: 'field',
    path: '/obtenir-un-devis',
    screen: PHONE,
    press: (page) => page.locator('main input[name="name"]').click(),
    expectEffect: (page) => expect(page.locator('main input[name="name"]:focus')).not.toHaveCount(0),
  },
  {
    name: 'in-page link',
    path: '/',
    screen: DESKTOP,
    press: (page) => page.locator('main a[href$="#expertise"]').first().click(),
    expectEffect: (page) => expect(page.locator('#expertise')).toBeInViewport(),
  },
];

/** Moments of the first tap: each opens the page, and returns what to do after the tap had its effect. */
const MOMENTS: Record<string, (page: Page, path: string) => Promise<() => Promise<void>>> = {
  'before the modules come, and keeps it': async (page, path) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(path);
    return async () => {
      letScriptsCome();
      await untilHydrated(page);
    };
  },
  'while the modules run': async (page, path) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(path);
    letScriptsCome();
    return () => untilHydrated(page);
  },
  'after they ran': async (page, path) => {
    await page.goto(path);
    await untilHydrated(page);
    return async () => {};
  },
  'though they never come': async (page, path) => {
    await page.route('**/static/*.js', (route) => route.abort());
    await page.goto(path);
    return async () => {};
  },
};

/** Controls tested by day at each moment; the other moments are between these two. */
const BY_DAY = {
  'before the modules come, and keeps it': ['menu', 'field'],
  'though they never come': ['burger'],
};

async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-navigation');
  await rest(page);
}

/** Counts the effects of controls on pages opened from now on: open, close, pause, focus, navigation. */
async function countChanges(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { changes: 0 });
    // React replays events that came before hydration.
    const count = ({ target, isTrusted, type }: Event) => {
      if (!isTrusted && type !== 'motionchange') return;
      const isControl = target instanceof HTMLElement && target.matches('html, details, input');
      if (isControl) Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 });
    };
    for (const type of ['toggle', 'motionchange', 'focusin'])
      addEventListener(type, count, { capture: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'changes') + history.length);
}

for (const { name, path, screen, press, expectEffect } of CONTROLS) {
  for (const [moment, open] of Object.entries(MOMENTS)) {
    const details = new Map(Object.entries(BY_DAY)).get(moment)?.includes(name) ? {} : LONG;
    test(`the first tap on a ${name} takes effect exactly once ${moment}`, details, async ({ page }) => {
      await page.setViewportSize(screen);
      const changes = await countChanges(page);
      const goOn = await open(page, path);
      const before = await changes();
      await press(page);
      await expectEffect(page);
      await expect.poll(changes).toBe(before + 1);
      await goOn();
      await expectEffect(page);
      expect(await changes()).toBe(before + 1);
    });
  }
}
