import { defineConfig, type LaunchOptions } from '@playwright/test';
import { ensureChromium, ensureHeadlessShell } from './scripts/browsers.ts';
import { keepTemporaryFilesInMemory } from './scripts/temporary-folder.ts';

keepTemporaryFilesInMemory();

/**
 * What depends on the browser around the page: which pages it keeps as they were left, what it requests.
 * All the rest is looked at without a window, in half to two thirds of the time.
 */
const WINDOW = /\b(form-bfcache|budgets)\.spec\.ts$/;
/**
 * What visitors and staff write, press and read, in a browser that shows no pictures, which are a third of a test's time:
 * how pages look is for the others.
 */
const WITHOUT_PICTURES =
  /\b(agency|articles|calculators|changed-page|character-count|form-failures|form-returns|keyboard|navigation|page-texts|press|quote-form|quote-journey|screens|side-menu|spam|speed-estimate|staff|staff-inbox|staff-reply|tracking|widget)\.spec\.ts$/;
/** What shows a rule again, on every page, form or width: for the night (`npm run test:long`). */
const LONG = /@long/;

const chromium = { launchOptions: launch(ensureChromium()) };
const headlessShell = { launchOptions: launch(ensureHeadlessShell()) };
const withoutPictures = {
  launchOptions: launch(ensureHeadlessShell(), '--blink-settings=imagesEnabled=false'),
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results/browser',
  // One more than the cores of a small machine, for tests that wait; a fourth costs more than it saves.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine four times slower than ours is to find no other fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A browser that hangs is no fault of the site: what passes the second time is named at the end of the run.
  retries: 1,
  reporter: process.env.SITE_REPORT ? [['list'], ['json', { outputFile: process.env.SITE_REPORT }]] : 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Without a GPU, what moves is a quarter of the processor's time: tests that are about it ask for it (`MOVING`).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test costs a third of its time: run the one that failed again with `--trace on`.
    trace: 'off',
  },
  projects: [
    // Few tests, for which each worker starts a browser and a site.
    { name: 'chromium', testMatch: WINDOW, grepInvert: LONG, use: chromium, workers: 2 },
    { name: 'without-pictures', testMatch: WITHOUT_PICTURES, grepInvert: LONG, use: withoutPictures },
    { name: 'headless-shell', testIgnore: [WINDOW, WITHOUT_PICTURES], grepInvert: LONG, use: headlessShell },
    { name: 'long-chromium', testMatch: WINDOW, grep: LONG, use: chromium },
    { name: 'long-headless-shell', testIgnore: WINDOW, grep: LONG, use: headlessShell },
  ],
});

function launch(executablePath: string, ...more: string[]): LaunchOptions {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}
