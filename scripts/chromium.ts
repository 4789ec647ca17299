import { chromium } from '@playwright/test';
import { installFromDebian, isDebianRoot } from './debian.ts';
import { ensureProgram, findProgram } from './programs.ts';

const VARIABLE = 'CHROME_PATH';

const HEADLESS_SHELL = {
  variable: VARIABLE,
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  elsewhere: [],
};

/** Path of a Chromium, installed if need be. @throws Error when it cannot be installed */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    variable: VARIABLE,
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    elsewhere: [chromium.executablePath()],
    debianPackages: ['chromium', 'fonts-liberation'],
    installer: 'playwright install chromium',
    advice: '« apt-get install chromium » ou « npx playwright install chromium »',
  });
}

/**
 * Path of Chromium’s headless shell, which takes two thirds of the time for the same pages; of the full
 * Chromium where Debian has no headless shell.
 * @throws Error when neither can be installed
 */
export function ensureHeadlessShell(): string {
  const found = findProgram(HEADLESS_SHELL);
  if (found) return found;
  if (isDebianRoot()) installFromDebian('chromium-headless-shell', 'fonts-liberation');
  return findProgram(HEADLESS_SHELL) ?? ensureChromium();
}
