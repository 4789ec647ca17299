import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rareTexts } from './fonts.ts';
import { goOn } from './moments.ts';

/** What axe finds at the given widths (px), and the characters whose font the page does not name. */
export async function faultsOf(
  page: Page,
  paths: Iterable<readonly [path: string, widths: readonly number[]]>,
): Promise<string[]> {
  // Half-way through its rise a text is paler than it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  // On a page opened from elsewhere, what is laid out only once somebody moves would slip away under axe.
  await page.goto('/');
  for (const [path, widths] of paths) {
    await goOn(page, path);
    for (const { family, text, isNamed } of await rareTexts(page)) {
      if (!isNamed) faults.push(`${path}: « ${text} » in ${family}`);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await axeFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  return faults;
}

/** What axe finds on the page as it is. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The rules passed are not counted, which takes as long as finding those that are not.
    .options({ resultTypes: ['violations'] })
    // The site has no frames, whose results would be joined in a page of their own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
