import type { Page } from '@playwright/test';
import { expect, LONG, MOVING, test } from './site.ts';

test.use({ ...MOVING, savesData: false });

/** Times in the film of nine seconds (s). */
const MOMENTS = [0, 3, 6];
const WHITE = 1;
/** Relative luminance of the subtitle's mint, #bff0d6. */
const MINT = 0.786;

/** Relative luminance (WCAG 2) of the brightest pixels of a PNG, but for the topmost half percent. */
async function brightest(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value = 0) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminances: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      luminances.push(
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]),
      );
    }
    luminances.sort((a, b) => a - b);
    return luminances[Math.floor(luminances.length * 0.995)] ?? 1;
  }, png.toString('base64'));
}

for (const [path, width] of [
  ['/', 390],
  ['/', 801],
  ['/', 1100],
  ['/', 1920],
  ['/services', 1100],
  ['/services', 1920],
] as const) {
  test(
    `the hero's text of ${path} stands out from the film at every moment, ${width} px wide`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const film = page.locator('video');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
      const texts = [
        { locator: page.locator('h1'), luminance: WHITE, required: 3 },
        { locator: page.locator('h1 + p'), luminance: MINT, required: 4.5 },
      ];
      for (const moment of MOMENTS) {
        await film.evaluate(async (video: HTMLVideoElement, second) => {
          video.pause();
          const arrived = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
          video.currentTime = second;
          await arrived;
        }, moment);
        for (const { locator, luminance, required } of texts) {
          const clip = await locator.boundingBox();
          if (!clip) throw new Error('the text has no box');
          await locator.evaluate((text) => {
            text.style.visibility = 'hidden';
          });
          const behind = await brightest(page, await page.screenshot({ clip }));
          await locator.evaluate((text) => {
            text.style.visibility = '';
          });
          const contrast = (luminance + 0.05) / (behind + 0.05);
          expect(contrast, `${await locator.textContent()} at ${moment} s`).toBeGreaterThanOrEqual(required);
        }
      }
    },
  );
}
