import { readFileSync } from 'node:fs';
import { partnerList } from 'content-collections';
import { expect, it } from 'vitest';
import { PARTNER_STRIP } from '../../app/sections/partner-strip.tsx';

const read = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

it('shows the partners of the content, in their order: else draw them again with `npm run artwork -- partners`', () => {
  const [head, ...marks] = read(PARTNER_STRIP.src).split(/(?<=<svg) x="\d+"/);
  expect(marks.map((mark) => `<svg${mark}`.replace(/<(svg|\/svg>)$/, ''))).toEqual(
    partnerList.partners.map(({ logo }) => read(logo)),
  );
  expect(head).toContain(` width="${PARTNER_STRIP.width}" height="${PARTNER_STRIP.height}"`);
});
