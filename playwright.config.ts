import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine four times slower than ours is to find no other fault.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.SITE_REPORT ? [['list'], ['json', { outputFile: process.env.SITE_REPORT }]] : 'list',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Recording each test costs a third of its time: run the one that failed again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
