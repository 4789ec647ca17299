import sharp from 'sharp';
import { ensureFirefox } from '../../scripts/browsers.ts';
import { ensureOldChromium } from '../support/engines/old-chromium.ts';
import { startOldChromium } from '../support/engines/playwright-visitor.ts';
import { startFirefox } from '../support/engines/puppeteer-visitor.ts';
import type { RunningEngine, Visitor } from '../support/engines/visitor.ts';
import { startWebKit } from '../support/engines/webdriver-visitor.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { startScriptless } from '../support/scriptless-site.ts';
import { confirmationOf, FORMS, type FormUnderTest, TYPED } from './forms.ts';
import { test as base, expect, LONG } from './site.ts';

/*
 * What visitors do, in engines that Playwright does not drive: WebKitGTK, a Chromium without popovers, `:has()` or not,
 * and the Firefox that people have (`docs/decisions/019-browser-policy.md`).
 */

const START = {
  WebKitGTK: startWebKit,
  'Chromium 110': () => startOldChromium(ensureOldChromium()),
  Firefox: () => startFirefox(ensureFirefox()),
};

type Engine = keyof typeof START;
/** Starts each engine once, on first use. */
type Engines = (engine: Engine) => Promise<RunningEngine>;

const test = base.extend<{ engine: Engine; visitor: Visitor }, { engines: Engines }>({
  engine: ['Firefox', { option: true }],
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const started = new Map<Engine, Promise<RunningEngine>>();
      await use((engine) => {
        const running = started.get(engine) ?? START[engine]();
        started.set(engine, running);
        return running;
      });
      for (const running of started.values()) await (await running).end();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, engines }, use) => {
    const visitor = await (await engines(engine)).visitor();
    await visitor.resize(1280, 900);
    await use(visitor);
    await visitor.close();
  },
});

/** Opens a page, and waits until it is hydrated. */
async function openAlive(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await expect
    .poll(async () => {
      await visitor.move();
      return visitor.evaluate(() =>
        [...document.querySelectorAll('header, main > *, main > .contents > *, main form, footer')].every(
          (element) => Object.keys(element).some((key) => key.startsWith('__react')),
        ),
      );
    })
    .toBe(true);
}

/** A selector of the first element on the screen that matches `selector` and has `text` in it, once there is one. */
async function found(visitor: Visitor, selector: string, text: string): Promise<string> {
  const name = `${selector} ${text}`.replace(/\W+/g, '-');
  await expect
    .poll(
      () =>
        visitor.evaluate(
          (wanted, content, mark) => {
            const element = [...document.querySelectorAll(wanted)].find(
              (one) =>
                one.textContent?.includes(content) &&
                one.getClientRects().length > 0 &&
                getComputedStyle(one).visibility === 'visible',
            );
            for (const other of document.querySelectorAll(`[data-found="${mark}"]`))
              other.removeAttribute('data-found');
            element?.setAttribute('data-found', mark);
            return element !== undefined;
          },
          selector,
          text,
          name,
        ),
      { message: `${selector} with « ${text} » on the screen` },
    )
    .toBe(true);
  return `[data-found="${name}"]`;
}

const press = async (visitor: Visitor, selector: string, text: string) =>
  visitor.press(await found(visitor, selector, text));

const expectPlace = (visitor: Visitor, place: string | RegExp) =>
  expect
    .poll(() => visitor.evaluate(() => location.pathname + location.search), { message: 'address' })
    .toEqual(typeof place === 'string' ? place : expect.stringMatching(place));

/** A selector of the field with this label, in `main`. */
async function field(visitor: Visitor, label: string): Promise<string> {
  const text = await found(visitor, 'main label', label);
  return `#${await visitor.evaluate((one) => document.querySelector(one)?.getAttribute('for'), text)}`;
}

async function fill(visitor: Visitor, form: FormUnderTest): Promise<void> {
  await visitor.type(await field(visitor, 'Nom'), TYPED.name);
  await visitor.type(await field(visitor, 'E-mail'), TYPED.email);
  await visitor.type(await field(visitor, form.message), 'Une boutique plus rapide.');
}

for (const engine of ['WebKitGTK', 'Chromium 110', 'Firefox'] as const) {
  test.describe(engine, LONG, () => {
    test.use({ engine });
    test.describe.configure({ mode: 'default' });

    for (const { kind, path } of PAGE_KINDS)
      test(`shows and hydrates the ${kind} page`, async ({ visitor, baseURL }) => {
        await openAlive(visitor, `${baseURL}${path}`);
        const page = await visitor.evaluate(() => ({
          title: document.querySelector('h1')?.textContent,
          main: document.querySelector('main')?.textContent,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(page.title).not.toBe('');
        expect(page.main).not.toContain('n’a pas pu s’afficher');
        expect(page.overflow).toBe(0);
      });

    test('opens the burger’s menu, follows a link in it, and comes back', async ({ visitor, baseURL }) => {
      await visitor.resize(450, 900);
      await openAlive(visitor, `${baseURL}/`);
      await press(visitor, 'header summary', 'Menu');
      await press(visitor, 'header a[href="/realisations"]', 'Réalisations');
      await expectPlace(visitor, '/realisations');
      await found(visitor, 'h1', '');
      await visitor.back();
      await expectPlace(visitor, '/');
      await found(visitor, 'header summary', 'Menu');
    });

    test('opens a menu of the bar, and follows a link in it', async ({ visitor, baseURL }) => {
      await openAlive(visitor, `${baseURL}/contact`);
      await press(visitor, 'header summary', 'Technologies');
      await press(visitor, 'header a[href="/technologies/postgresql"]', 'PostgreSQL');
      await expectPlace(visitor, '/technologies/postgresql');
      await found(visitor, 'h1', 'PostgreSQL');
      await visitor.back();
      await expectPlace(visitor, '/contact');
    });

    test('opens the menus where no script runs, by hover and by press', async ({ visitor, baseURL }) => {
      const { url, end } = await startScriptless(`${baseURL}`);
      const link = 'header a[href="/technologies/postgresql"]';
      await visitor.open(`${url}/contact`);
      // Firefox without a window has no mouse.
      if (await visitor.evaluate(() => matchMedia('(hover: hover)').matches)) {
        await visitor.hover(await found(visitor, 'header summary', 'Technologies'));
        await found(visitor, link, 'PostgreSQL');
        await visitor.open(`${url}/contact`);
      }
      await press(visitor, 'header summary', 'Technologies');
      await press(visitor, link, 'PostgreSQL');
      await found(visitor, 'h1', 'PostgreSQL');
      await visitor.resize(450, 900);
      await press(visitor, 'header summary', 'Menu');
      await press(visitor, 'header summary', 'Technologies');
      await press(visitor, 'header a[href="/technologies/mysql"]', 'MySQL');
      await found(visitor, 'h1', 'MySQL');
      end();
    });

    for (const form of FORMS)
      test(`names the faults of the ${form.name} form, then sends it`, async ({ visitor, baseURL, site }) => {
        await openAlive(visitor, `${baseURL}${form.path}`);
        await press(visitor, 'main button', form.submit);
        await found(visitor, 'main form *', 'Le nom est requis.');
        expect(site.leads()).toEqual([]);
        await fill(visitor, form);
        await press(visitor, 'main button', form.submit);
        await expectPlace(visitor, confirmationOf(form.kind));
        await found(visitor, 'h1', 'envoyé');
        expect(site.leads()).toMatchObject([{ name: TYPED.name, message: 'Une boutique plus rapide.' }]);
      });

    test('opens a question', async ({ visitor, baseURL }) => {
      await openAlive(visitor, `${baseURL}/`);
      await visitor.press('[aria-labelledby="questions"] details summary');
      await found(visitor, '[aria-labelledby="questions"] details[open] .prose, details[open] p', '');
    });

    test('opens a screen of a case in the viewer, and closes it', async ({ visitor, baseURL }) => {
      await openAlive(visitor, `${baseURL}/realisations/boutique-en-ligne`);
      await visitor.press('a[aria-label^="Voir en grand"]');
      await visitor.press('dialog button[aria-label^="Fermer"]');
      await expect.poll(() => visitor.evaluate(() => document.querySelector('dialog') === null)).toBe(true);
    });

    test('searches, follows a result, and comes back to the results', async ({ visitor, baseURL }) => {
      await openAlive(visitor, `${baseURL}/recherche`);
      await visitor.type('#q', 'postgresql');
      await visitor.press('[role="search"] [type="submit"]');
      await expectPlace(visitor, '/recherche?q=postgresql');
      await press(visitor, 'main a[href="/technologies/postgresql"]', 'PostgreSQL');
      await expectPlace(visitor, '/technologies/postgresql');
      await visitor.back();
      await expectPlace(visitor, '/recherche?q=postgresql');
      await found(visitor, 'main a[href="/technologies/postgresql"]', 'PostgreSQL');
    });

    test('shows an empty date in a colour that can be read', async ({ visitor, baseURL }) => {
      await openAlive(visitor, `${baseURL}/delais`);
      const box = await visitor.evaluate(() => {
        const { x, y, width, height } =
          document.querySelector('[type="date"]')?.getBoundingClientRect() ?? new DOMRect();
        return { left: x + 8, top: y + 8, width: width / 2, height: height - 16 };
      });
      const area = Object.fromEntries(
        Object.entries(box).map(([side, length]) => [side, Math.round(length)]),
      );
      const { left = 0, top = 0, width = 1, height = 1 } = area;
      const { channels } = await sharp(await visitor.screenshot())
        .extract({ left, top, width, height })
        .greyscale()
        .stats();
      // Grey 118 on white is 4.5:1.
      expect(channels[0]?.min).toBeLessThan(118);
    });
  });
}
