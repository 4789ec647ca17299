import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rareTexts } from './fonts.ts';
import { goOn } from './moments.ts';

/** Violations that axe finds at the given widths (px), and characters whose font the page does not name. */
export async function faultsOf(
  page: Page,
  paths: Iterable<readonly [path: string, widths: readonly number[]]>,
): Promise<string[]> {
  // In the middle of a transition a text has less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  // On an initial load, what is laid out only after a move would shift while axe runs.
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
