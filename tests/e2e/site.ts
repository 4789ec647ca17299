import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { type ReceivedMail, startSmtp, type TestSmtpServer } from '../support/smtp.ts';

export { expect };

/** Nightly only (`npm run test:long`): repeats what another test shows. */
export const LONG = { tag: '@long' };

/** For `test.use`: a visitor without reduced motion. The other tests ask for it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** Leads and mails of the site, empty at the start of a test. */
export interface SiteUnderTest {
  leads(): Record<string, unknown>[];
  mails(): ReceivedMail[];
  smtp: TestSmtpServer;
  /** Starts another site whose articles are all drafts, until the end of the test; returns its URL. */
  startWithoutArticles(): Promise<string>;
}

interface RunningSite {
  process: SiteProcess;
  smtp: TestSmtpServer;
  databaseFile: string;
}

/** Fields of the quote form, by label. */
export interface QuoteFormFields {
  name: Locator;
  email: Locator;
  phone: Locator;
  project: Locator;
  submit: Locator;
  fillWell(): Promise<void>;
}

/** Runs each test against the production build, with one database and one SMTP server per worker. */
export const test = base.extend<
  {
    site: SiteUnderTest;
    quoteForm: QuoteFormFields;
    /** Script errors that the test provokes, besides network errors. */
    provokedErrors: RegExp;
    noStrayErrors: undefined;
    /** Simulated time for filling in one field (ms); tests fill it in at once. */
    typingTime: number;
    unhurried: undefined;
    /** Whether the visitor saves data, and so gets no film: it takes most of a core without a GPU. */
    savesData: boolean;
    sparing: undefined;
  },
  { runningSite: RunningSite }
>({
  runningSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-e2e-'));
      const databaseFile = join(folder, 'site.db');
      const smtp = await startSmtp();
      const process = await startSite({ DATABASE_URL: `sqlite:${databaseFile}`, SMTP_URL: smtp.url });
      await use({ process, smtp, databaseFile });
      await process.end('SIGTERM');
      await smtp.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ runningSite }, use) => use(runningSite.process.url),

  site: [
    async ({ runningSite: { smtp, databaseFile } }, use) => {
      const database = new DatabaseSync(databaseFile, { timeout: 5000 });
      database.exec('pragma foreign_keys = on; delete from leads;');
      smtp.received.length = 0;
      const draftsFile = `${databaseFile}.drafts`;
      let withoutArticles: SiteProcess | undefined;
      await use({
        leads: () => database.prepare('select * from leads').all(),
        // A mail of the previous test may still be on its way.
        mails() {
          const references = database.prepare('select reference from leads').all();
          return smtp.received.filter(({ parsed }) =>
            references.some(({ reference }) =>
              `${parsed.subject} ${parsed.text}`.includes(String(reference)),
            ),
          );
        },
        smtp,
        async startWithoutArticles() {
          database.prepare('vacuum into ?').run(draftsFile);
          const drafts = new DatabaseSync(draftsFile);
          drafts.exec('update articles set published_at = null');
          drafts.close();
          withoutArticles = await startSite({ DATABASE_URL: `sqlite:${draftsFile}`, SMTP_URL: smtp.url });
          return withoutArticles.url;
        },
      });
      await withoutArticles?.end('SIGTERM');
      rmSync(draftsFile, { force: true });
      database.close();
    },
    { auto: true },
  ],

  typingTime: [2000, { option: true }],

  /** Moves the tab's clock on with each field, as if a person filled it in. */
  unhurried: [
    async ({ context, typingTime }, use) => {
      await context.addInitScript((time) => {
        const now = performance.now.bind(performance);
        let ahead = 0;
        performance.now = () => now() + ahead;
        addEventListener('input', () => {
          ahead += time;
        });
      }, typingTime);
      await use(undefined);
    },
    { auto: true },
  ],

  savesData: [true, { option: true }],

  sparing: [
    async ({ context, savesData }, use) => {
      await context.addInitScript((saveData) => {
        Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: saveData });
      }, savesData);
      await use(undefined);
    },
    { auto: true },
  ],

  quoteForm: async ({ page }, use) => use(quoteFormOf(page)),

  provokedErrors: [/(?!)/, { option: true }],

  /** Fails a test on a script error or a blocked resource, but not on a network error that it provoked. */
  noStrayErrors: [
    async ({ page, provokedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        const isProvoked = /Failed to load resource|Lead (refused|not sent)|récupération des articles/.test(
          text,
        );
        if (message.type() === 'error' && !isProvoked) errors.push(text);
      });
      await use(undefined);
      expect(errors.filter((text) => !provokedErrors.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the whole page and is idle. */
export async function wake(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header, main > *, main > .contents > *, main form, footer')].every(
            (element) => Object.keys(element).some((key) => key.startsWith('__react')),
          ),
        ),
      { intervals: [50] },
    )
    .toBe(true);
  await rest(page);
}

/** Longest wait for a page that is never idle (ms). */
const MOST_UNREST = 5000;

/** Waits until the page is idle: React's effects run after their elements appear. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    MOST_UNREST,
  );
}

function quoteFormOf(page: Page): QuoteFormFields {
  const fields = {
    name: page.getByLabel('Nom'),
    email: page.getByLabel('E-mail'),
    phone: page.getByLabel('Téléphone'),
    project: page.getByLabel('Votre projet'),
    submit: page.getByRole('button', { name: 'Envoyer ma demande de devis' }),
  };
  return {
    ...fields,
    async fillWell() {
      await fields.name.fill('Camille Martin');
      await fields.email.fill('camille@atelier.fr');
      await fields.phone.fill('06.12.34.56.78');
      await fields.project.fill('Un site vitrine pour notre atelier.');
    },
  };
}
