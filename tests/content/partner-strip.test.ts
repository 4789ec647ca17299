import { partnerList } from 'content-collections';
import { expect, it } from 'vitest';
import { partnerStripOf } from '../../scripts/drawings.ts';

const logos = partnerList.partners.map(({ logo }) => logo);

it('shows the partners of the content, in order (if not, run `npm run artwork -- partners`)', () => {
  expect(partnerList.strip).toEqual(partnerStripOf(logos));
  expect(partnerList.strip?.height).toBe(48);
});

it('is not shown for other partners, or fewer', () => {
  expect(partnerStripOf(logos.slice(1))).toBeUndefined();
  expect(partnerStripOf([...logos.slice(1), '/assets/founder/portrait.svg'])).toBeUndefined();
  expect(partnerStripOf([])).toBeUndefined();
});
