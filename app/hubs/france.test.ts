import { allCities } from 'content-collections';
import { expect, it } from 'vitest';
import france from './france.json';

it('has exactly the cities of the site on the map', () => {
  expect(Object.keys(france.cities).sort()).toEqual(allCities.map(({ slug }) => slug).sort());
});

it('has the shapes of every city', () => {
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
