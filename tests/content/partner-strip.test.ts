import { readFileSync } from 'node:fs';
import { partnerList } from 'content-collections';
import { expect, it } from 'vitest';
import { PARTNER_STRIP } from '../../app/sections/partner-strip.tsx';
import { partnerStrip } from '../../artwork/partner-strip.ts';

it('shows the partners of the content, in their order: else draw them again with `npm run artwork -- partners`', () => {
  const read = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');
  const strip = read(PARTNER_STRIP.src);
  expect(strip).toBe(partnerStrip(partnerList.partners.map(({ logo }) => read(logo))));
  expect(strip).toContain(` width="${PARTNER_STRIP.width}" height="${PARTNER_STRIP.height}"`);
});
