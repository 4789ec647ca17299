import { chromium } from '@playwright/test';
import { ensureProgram } from './programs.ts';

/** Path of a Chromium to drive, Playwright's own if need be. @throws Error when there is none and none can be installed */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    variable: 'CHROME_PATH',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    elsewhere: [chromium.executablePath()],
    debianPackages: ['chromium', 'fonts-liberation'],
    installer: 'playwright install chromium',
    advice: '« apt-get install chromium » ou « npx playwright install chromium »',
  });
}
