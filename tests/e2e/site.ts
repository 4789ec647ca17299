import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { type ReceivedMail, startSmtp, type TestSmtpServer } from '../support/smtp.ts';

export { expect };

/** For each night (`npm run test:long`): shows again what another test shows already. */
export const LONG = { tag: '@long' };

/** For `test.use`: a visitor whose system has nothing against motion. The others ask for less of it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** What one test sees of the site's other side: its leads and its mails, empty at the start. */
export interface SiteUnderTest {
  leads(): Record<string, unknown>[];
  mails(): ReceivedMail[];
  smtp: TestSmtpServer;
  /** Starts another site, all of whose articles are drafts, until the test is over, and returns its address. */
  startWithoutArticles(): Promise<string>;
}

interface RunningSite {
  process: SiteProcess;
  smtp: TestSmtpServer;
  databaseFile: string;
}

/** The fields of the quote form, found as a visitor finds them. */
export interface QuoteFormFields {
  name: Locator;
  email: Locator;
  phone: Locator;
  project: Locator;
  submit: Locator;
  fillWell(): Promise<void>;
}

/** Runs each test against the production build, with a database and an SMTP server of its own worker. */
export const test = base.extend<
  {
    site: SiteUnderTest;
    quoteForm: QuoteFormFields;
    /** Script errors that the test brings about, beside the network's. */
    provokedErrors: RegExp;
    noStrayErrors: undefined;
    /** How long a visitor takes to fill in one field (ms); tests fill it in at once. */
    typingTime: number;
    unhurried: undefined;
    /** Whether the visitor asks for less data, and so for no film: it takes most of a core where no GPU draws it. */
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
        // A mail of the test before may still be on its way.
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

  /** Lets each tab believe that its fields are filled in by a person: its clock moves on with each. */
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

  /** A script error or a blocked resource fails the test that met it; a network fault that it provoked does not. */
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

/** Moves the pointer, as a visitor does first, until React has hydrated the whole page and has nothing left to do. */
export async function wake(page: Page): Promise<void> {
  let x = 0;
  await expect
    .poll(
      async () => {
        x = 1 - x;
        await page.mouse.move(x, 1);
        return page.evaluate(() =>
          [...document.querySelectorAll('header, main > *, main form, footer')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__react')),
          ),
        );
      },
      { intervals: [50] },
    )
    .toBe(true);
  await rest(page);
}

/** Longest wait for a page that never rests (ms). */
const MOST_UNREST = 5000;

/** Waits until the page's script has nothing in hand: React's effects come after the elements that they belong to. */
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
