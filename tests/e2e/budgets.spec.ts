import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { expect, LONG, MOVING, test, wake } from './site.ts';

test.use({ ...MOVING, savesData: false });

/**
 * Limits of the first load of a page, without the hero's film and what counts the visit once the page is idle, which has
 * its own (tests/server/page-budgets.test.ts).
 */
const BARS = { kilobytes: 265, requests: 20 };
const LATE = /\/assets\/hero\/accueil\.|\/static\/count-visits-|\/mesure$/;
const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1920, height: 1080 };
/** Kinds with larger pictures on a computer. */
const ILLUSTRATED = ['home', 'service', 'city', 'article'];
/** Most kinds have their scripts weighed by day in tests/server/page-budgets.test.ts. */
const BY_DAY = 'home';

for (const { kind, path } of PAGE_KINDS) {
  for (const viewport of ILLUSTRATED.includes(kind) ? [PHONE, COMPUTER] : [PHONE]) {
    const details = kind === BY_DAY && viewport === PHONE ? {} : LONG;
    test(
      `${kind} stays within its budget of requests and bytes at ${viewport.width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        const transfers = await watchTransfers(page);
        await page.goto(path);
        const counted = () => transfers().filter(({ url }) => !LATE.test(url));
        await wake(page);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => counted().filter(({ bytes }) => bytes === undefined)).toEqual([]);
        const fetched = counted();
        const kilobytes = fetched.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1000;
        expect(fetched.length, fetched.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(BARS.requests);
        expect(kilobytes).toBeLessThanOrEqual(BARS.kilobytes);
      },
    );
  }
}

interface Transfer {
  url: string;
  /** Transferred size with headers; `undefined` until it is complete. */
  bytes: number | undefined;
}

/** Records what comes over the network from now on. */
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
