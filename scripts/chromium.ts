import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromDebian, isDebianRoot, runInstaller } from './debian.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Path of a Chromium to drive: `CHROME_PATH`, else one on the PATH, else Playwright's own. When there is none it is
 * installed: from Debian's packages as root, with Playwright's installer otherwise.
 * @throws Error saying what is missing and what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stderr.write('Aucun Chromium trouvé, installation…\n');
  if (isDebianRoot()) installFromDebian('chromium', 'fonts-liberation');
  else runInstaller('playwright install chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Les tests du navigateur demandent Chromium, et son installation a échoué. Installez-le ' +
      '(« apt-get install chromium » ou « npx playwright install chromium ») ou donnez son chemin dans CHROME_PATH.',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH désigne ${named}, qui n’est pas un programme exécutable.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, chromium.executablePath()].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
