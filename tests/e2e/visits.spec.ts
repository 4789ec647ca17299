import type { Page } from '@playwright/test';
import { LONGEST_REPORT, VISIT_PATH } from '../../domain/visits.ts';
import { expect, test } from './site.ts';

/** Collects the reports of a page as they leave it. */
async function reportsOf(page: Page): Promise<URLSearchParams[]> {
  const reports: URLSearchParams[] = [];
  // Browsers show the body of a beacon to nobody but the page.
  await page.exposeFunction('noteReport', (body: string) => reports.push(new URLSearchParams(body)));
  await page.addInitScript((path) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === path) void Reflect.get(window, 'noteReport')(String(body));
      return send(url, body);
    };
  }, VISIT_PATH);
  return reports;
}

const shown = (reports: readonly URLSearchParams[]) =>
  reports.filter((report) => report.has('shown')).map((report) => report.get('page'));
const acts = (reports: readonly URLSearchParams[]) => reports.flatMap((report) => report.getAll('did'));

test('each page is reported once when it is shown, on Back too, and a reload is not', async ({ page }) => {
  const reports = await reportsOf(page);
  await page.goto('/mentions-legales?utm_source=Lettre&utm_campaign=mars');
  await expect.poll(() => shown(reports)).toEqual(['/mentions-legales']);
  expect(reports[0]?.get('from')).toBe('Lettre');
  expect(reports[0]?.get('campaign')).toBe('mars');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await expect.poll(() => shown(reports)).toEqual(['/mentions-legales', '/plan-du-site']);
  expect(reports.at(-1)?.has('from')).toBe(false);
  await page.goBack();
  await expect
    .poll(() => shown(reports))
    .toEqual(['/mentions-legales', '/plan-du-site', '/mentions-legales']);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goto('/contact');
  await expect.poll(() => shown(reports).at(-1)).toBe('/contact');
  expect(shown(reports)).toHaveLength(4);
  for (const report of reports) expect(String(report).length).toBeLessThanOrEqual(LONGEST_REPORT);
  const left = reports.filter((report) => report.has('cls'));
  expect(left.map((report) => report.get('page'))).toContain('/mentions-legales');
});

test('a form is reported as seen, begun, refused with its field, and sent', async ({ page, quoteForm }) => {
  const reports = await reportsOf(page);
  await page.goto('/obtenir-un-devis');
  await expect.poll(() => shown(reports)).toEqual(['/obtenir-un-devis']);
  await quoteForm.name.fill('Camille Martin');
  await quoteForm.submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  // As when the tab is hidden.
  await page.waitForTimeout(200);
  await quoteForm.fillWell();
  await quoteForm.submit.click();
  await expect(page).toHaveURL(/confirmation-contact/);
  await expect.poll(() => acts(reports)).toContain('devis.sent');
  expect(acts(reports)).toEqual(
    expect.arrayContaining(['devis.seen', 'devis.begun', 'devis.refused.email', 'devis.sent']),
  );
  // Nothing of what was typed.
  expect(reports.join('\n')).not.toMatch(/camille|martin/i);
});

test('nothing is reported once the visitor refuses, or asks all sites not to be followed', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.goto('/politique-de-confidentialite');
  await expect.poll(() => shown(reports)).toHaveLength(1);
  await page.getByLabel('Ne pas compter mes visites').check();
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(shown(reports)).toEqual(['/politique-de-confidentialite']);
  await page.goto('/politique-de-confidentialite');
  await page.getByLabel('Ne pas compter mes visites').uncheck();
  await page.goto('/contact');
  await expect.poll(() => shown(reports)).toEqual(['/politique-de-confidentialite', '/contact']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/politique-de-confidentialite');
  await expect(page.getByText('Votre navigateur demande aux sites de ne pas vous suivre')).toBeVisible();
  expect(shown(reports)).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is counted by its picture', async ({ page }) => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === VISIT_PATH);
    await page.goto('/villes/lyon');
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(await request.headerValue('referer')).toMatch(/\/villes\/lyon$/);
    expect((await request.response())?.status()).toBe(200);
  });
});
