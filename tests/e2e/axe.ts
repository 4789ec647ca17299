import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rareTexts } from './fonts.ts';

/** Violations that axe finds at the given width (px), and characters whose font the page does not name. */
export async function faultsOf(page: Page, path: string, width: number): Promise<string[]> {
  const rare = await rareTexts(page);
  await page.setViewportSize({ width, height: 900 });
  const faults = [
    ...rare.filter(({ isNamed }) => !isNamed).map(({ family, text }) => `« ${text} » in ${family}`),
    ...(await axeFaults(page)),
  ];
  return faults.map((fault) => `${path} at ${width} px: ${fault}`);
}

/** Violations that axe finds on the page as it is. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Passed rules are not collected, which would take as long again.
    .options({ resultTypes: ['violations'] })
    // The site has no frames, whose results axe would join in another page.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
