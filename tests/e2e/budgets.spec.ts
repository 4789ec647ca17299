import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What the first load of the home page may cost, its film left out: more where a wider picture and more of the page show. */
const REQUESTS = 20;
const SCREENS = [
  { viewport: { width: 390, height: 844 }, kilobytes: 250 },
  { viewport: { width: 1920, height: 1080 }, kilobytes: 285 },
];

for (const { viewport, kilobytes: most } of SCREENS) {
  test(`the home page stays within its requests and its weight at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const transfers = await watchTransfers(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
    await page.waitForLoadState('networkidle');
    const counted = () => transfers().filter(({ url }) => !url.includes('/assets/hero/verriere.'));
    await expect.poll(() => counted().filter(({ bytes }) => bytes === undefined)).toEqual([]);
    const fetched = counted();
    const kilobytes = fetched.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1000;
    expect(fetched.length, fetched.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(REQUESTS);
    expect(kilobytes).toBeLessThanOrEqual(most);
  });
}

interface Transfer {
  url: string;
  /** As it was sent, headers included; not known before all of it has come. */
  bytes: number | undefined;
}

/** What comes over the network from now on. */
async function watchTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () =>
    Array.from(urls, ([id, url]) => ({ url, bytes: bytes.get(id) })).filter(({ url }) =>
      url.startsWith('http'),
    );
}
