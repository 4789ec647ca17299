import { readFileSync } from 'node:fs';
import { allCities } from 'content-collections';
import { expect, it } from 'vitest';
import { cityOnMap, MAP } from './city-on-map.ts';
import france from './france.json';

/** A city without a place on the map has a picture instead of its drawings. */
const drawn = allCities.filter(({ at }) => at);

it('has exactly the cities of the site on the map', () => {
  expect(Object.keys(france.cities).sort()).toEqual(drawn.map(({ slug }) => slug).sort());
});

it('has the shapes and paints of every city', () => {
  const map = readFileSync(`public${MAP}`, 'utf8');
  for (const { slug } of drawn) {
    const { light, pane, part = pane } = cityOnMap(slug) ?? expect.fail(slug);
    for (const id of [pane, part]) expect(map, slug).toContain(`id="${id}"`);
    for (const paint of ['rest', 'lit', 'glow'])
      expect(france.paints, slug).toContain(`id="${light}-${paint}"`);
  }
  for (const id of ['dark', 'lead', 'loupes']) expect(map).toContain(`id="${id}"`);
});
