import { allCities, allTechnologies, partnerList } from 'content-collections';
import { expect, it } from 'vitest';
import { partnerStripOf } from '../../scripts/drawings.ts';
import { testAll } from '../support/test-all.ts';

testAll([
  { pages: 'cities', scenes: allCities.map(({ scene }) => scene?.kind) },
  { pages: 'technologies', scenes: allTechnologies.map(({ scene }) => scene?.kind) },
])('shows no more than a third of the $pages in use in the same way', ({ scenes }) => {
  const most = Math.max(
    ...Map.groupBy(scenes, (kind) => kind)
      .values()
      .map((alike) => alike.length),
  );
  expect(most).toBeLessThanOrEqual(scenes.length / 3);
});

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
