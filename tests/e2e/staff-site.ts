import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../../scripts/site-process.ts';
import { siteCommand } from '../support/site-command.ts';

/** Starts a separate site at `localhost`, where browsers allow passkeys. */
export async function startOwnSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-staff-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const databaseFile = join(folder, 'site.db');
  const environment = {
    DATABASE_URL: `sqlite:${databaseFile}`,
    MAIL_DIR: join(folder, 'mail'),
    PORT: String(port),
    PUBLIC_URL: url,
  };
  const site = await startSite(environment);
  return {
    url,
    databaseFile,
    staff: async (...argv: string[]) => (await siteCommand(environment, 'staff', ...argv)).out.trim(),
    /** Makes every sign-in older than the ten minutes in which it is fresh. */
    ageSessions() {
      const database = new DatabaseSync(databaseFile, { timeout: 5000 });
      const then = new Date(Date.now() - 11 * 60_000).toISOString();
      database.prepare('update staff_sessions set created_at = ?').run(then);
      database.close();
    },
    async stop() {
      await site.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds a virtual authenticator that always confirms (WebDriver, « Virtual Authenticators »). */
export async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const plug = async () => {
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
  return { unplug: await plug(), plug };
}

/** Accepts an invitation with a new passkey. */
export async function signUp(
  page: Page,
  site: Pick<Awaited<ReturnType<typeof startOwnSite>>, 'staff'>,
  name: string,
  role: string,
): Promise<void> {
  await plugIn(page);
  await page.goto(await site.staff('invite', `${name}@exemple.fr`, '--role', role));
  await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
  await page.waitForURL(/\/equipe/);
}

/** Begins a new article in the editor, once its script has come. */
export async function beginArticle(page: Page, { url }: { url: string }, title: string): Promise<void> {
  await page.goto(`${url}/equipe/articles`);
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  // A plain text field until the editor's script is loaded.
  await expect(page.locator('.cm-editor')).toBeVisible();
  await page.getByLabel('Titre', { exact: true }).fill(title);
}
