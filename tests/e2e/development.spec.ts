import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../scripts/free-port.ts';
import { copyProject } from '../support/project-copy.ts';
import { LONG } from './site.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let copy: string;
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  copy = copyProject();
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(
    join(copy, 'node_modules/.bin/react-router'),
    ['dev', '--port', String(port), '--strictPort'],
    {
      cwd: copy,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: `sqlite:${join(copy, 'site.db')}`,
        MAIL_DIR: join(copy, 'mail'),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      // React Router restarts itself as another process: a process group ends both.
      detached: true,
    },
  );
  const listening = Promise.withResolvers<void>();
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('Local')) listening.resolve();
  });
  server.once('exit', (code) =>
    listening.reject(new Error(`The development server ended with code ${code}`)),
  );
  await listening.promise;
});

test.afterAll(async () => {
  if (server.pid !== undefined && server.exitCode === null) {
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

test(
  'shows an author’s changes in development by one reload of its own, and without hydration errors',
  LONG,
  async ({ page }) => {
    const faults: string[] = [];
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`${url}/villes/lyon`);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));

    const city = join(copy, 'content/cities/lyon.md');
    const text = readFileSync(city, 'utf8');
    writeFileSync(
      city,
      text.replace('Les faire dialoguer', 'Que vient-on d’écrire ici ? Les faire dialoguer'),
    );
    await expect(page.getByText('Que vient-on d’écrire ici ?').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    expect(faults).toEqual([]);
  },
);

test(
  'shows in development a photograph that comes into content/pictures, and the one that replaces it',
  LONG,
  async ({ page }) => {
    const photograph = (colour: string) =>
      sharp({ create: { width: 900, height: 1125, channels: 3, background: colour } })
        .jpeg()
        .toBuffer();
    const picture = join(copy, 'content/pictures/jeanne.jpg');
    const founder = join(copy, 'content/founder.yaml');
    const text = readFileSync(founder, 'utf8');
    await page.goto(url);

    // Named first, as an author may: what is missing is told over the page that stands.
    writeFileSync(founder, text.replace(/^photo: .*/m, 'photo: pictures/jeanne.jpg'));
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('content/pictures/jeanne.jpg n’existe pas');
    await page.reload();
    await expect(overlay).toContainText('content/pictures/jeanne.jpg n’existe pas');
    mkdirSync(dirname(picture), { recursive: true });
    writeFileSync(picture, await photograph('#0f7b55'));
    const portrait = page.locator('img[src^="/assets/photos/"]').first();
    await expect(portrait).toBeAttached();
    await expect(overlay).toHaveCount(0);
    const before = String(await portrait.getAttribute('src'));
    expect((await page.request.get(url + before)).status()).toBe(200);

    writeFileSync(picture, await photograph('#7b0f55'));
    await expect(portrait).not.toHaveAttribute('src', before);
    const after = String(await portrait.getAttribute('src'));
    expect((await page.request.get(url + after)).status()).toBe(200);
  },
);
