import { chromium } from '@playwright/test';
const [prefix, base, pages, widths] = [process.argv[2], process.argv[3], process.argv[4].split(','), process.argv[5].split(',').map(Number)];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const w of widths) {
  const context = await browser.newContext({ viewport: { width: w, height: w < 500 ? 844 : w < 900 ? 1180 : 900 }, reducedMotion: 'reduce' });
  for (const p of pages) {
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (e) => errors.push(e.message)); page.on('response', (r) => r.status() >= 400 && errors.push(r.status() + ' ' + r.url()));
    await page.goto(base + p, { waitUntil: 'load' });
    await page.waitForTimeout(800);
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 700) { await page.evaluate((v) => scrollTo(0, v), y); await page.waitForTimeout(60); }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(200);
    const name = p.replaceAll('/', '_') || '_';
    await page.screenshot({ path: `/tmp/shots/${prefix}${name}-${w}.png`, fullPage: true });
    console.log(w, p, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]), errors.join(' | '));
    await page.close();
  }
  await context.close();
}
await browser.close();
