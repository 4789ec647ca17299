import { allCities, allTechnologies } from 'content-collections';
import { expect } from 'vitest';
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
