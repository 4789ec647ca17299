import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rareTexts } from './fonts.ts';

/** What axe finds on the page at the given width (px), and the characters whose font the page does not name. */
export async function faultsOf(page: Page, path: string, width: number): Promise<string[]> {
  const rare = await rareTexts(page);
  await page.setViewportSize({ width, height: 900 });
  const faults = [
    ...rare.filter(({ isNamed }) => !isNamed).map(({ family, text }) => `« ${text} » in ${family}`),
    ...(await axeFaults(page)),
  ];
  return faults.map((fault) => `${path} at ${width} px: ${fault}`);
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
