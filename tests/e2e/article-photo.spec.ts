import sharp from 'sharp';
import { expect, LONG, test } from './site.ts';
import { beginArticle, signUp, startOwnSite } from './staff-site.ts';

// The sandboxed frame of the preview blocks the init scripts of these tests.
test.use({ provokedErrors: /Blocked script execution .* sandboxed/ });

test(
  'a pasted photo is stored without its position, and its file name injects nothing',
  LONG,
  async ({ page }) => {
    const site = await startOwnSite();
    await signUp(page, site, 'fred', 'editor');
    await beginArticle(page, site, 'En images');
    const text = page.getByRole('textbox', { name: 'Texte, en Markdown' });
    const preview = page.frameLocator('iframe');
    const photo = await sharp({ create: { width: 4000, height: 600, channels: 3, background: '#0f7b55' } })
      .withExif({ IFD3: { GPSLatitude: '45/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await text.evaluate((field, bytes) => {
      const data = new DataTransfer();
      const name = '"><img src=x onerror=alert(1)>](javascript:1) Toit.jpg';
      data.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name));
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, photo.toString('base64'));
    await expect(text).toContainText('/1600.webp)', { timeout: 90_000 });
    const image = preview.locator('article img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const address = await image.getAttribute('src');
    const served = await page.request.get(`${site.url}${address}`);
    expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
    await expect(preview.locator('[onerror], a[href^="javascript"]')).toHaveCount(0);
    await site.stop();
  },
);
