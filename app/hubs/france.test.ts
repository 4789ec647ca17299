import { allCities } from 'content-collections';
import { expect, it } from 'vitest';
import france from './france.json';

it('has every city of the site on the map, and no other', () => {
  expect(Object.keys(france.cities).sort()).toEqual(allCities.map(({ slug }) => slug).sort());
});

it('paints every city with what the map holds', () => {
  for (const [slug, { light, pane, part }] of Object.entries<City>(france.cities)) {
    for (const id of [`${light}-rest`, `${light}-lit`, `${light}-glow`, pane, part ?? pane])
      expect(france.glass, slug).toContain(`id="${id}"`);
  }
});

interface City {
  light: string;
  pane: string;
  part?: string;
}
