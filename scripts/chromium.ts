import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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
  install();
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

function install(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = isDebianRoot
    ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium fonts-liberation']
    : ['playwright install chromium'];
  for (const command of commands) {
    const { status } = spawnSync(command, {
      shell: true,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) process.stderr.write(`« ${command} » a échoué (code ${status}).\n`);
  }
}
