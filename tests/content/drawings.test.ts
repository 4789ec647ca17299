import { allCaseStudies, allCities, allServices, allTechnologies, partnerList } from 'content-collections';
import { expect, it } from 'vitest';
import { detailOf, partnerStripOf } from '../../scripts/drawings.ts';
import { testAll } from '../support/test-all.ts';

testAll([
  { pages: 'services', scenes: allServices.map(({ scene }) => scene?.kind) },
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

testAll(
  [allServices, allTechnologies, allCities].flatMap((pages) =>
    pages.flatMap(({ path, scene }) => (scene ? [{ path, html: scene.html, kind: scene.kind }] : [])),
  ),
)('the scene of $path has buttons that say what was done, and telephones where it is of them', (scene) => {
  // Also in Dutch, the visitor’s language.
  for (const [, label] of scene.html.matchAll(/<kbd>(.*?)<\/kbd>/g))
    expect(label).toMatch(/(?:^|\s)\p{L}+(?:ée?s?|ert|eerd)(?:\s|$)/u);
  if (scene.kind === 'phones') expect(scene.html.match(/class="phone"/g)).toHaveLength(2);
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

it('has a detail for phones of each drawn screen of a case, and of no other picture', () => {
  const drawn = allCaseStudies.flatMap(({ images }) => images.filter(({ src }) => src.includes('#')));
  expect(drawn.filter(({ src, detail }) => detail !== `${src}-detail`)).toEqual([]);
  for (const src of [
    '/assets/services/saas-3.svg',
    'pictures/atelier.jpg',
    '/assets/services/saas-3.svg#ecran-1',
  ])
    expect(detailOf(src), src).toBeUndefined();
});
