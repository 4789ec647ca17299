import { readFileSync } from 'node:fs';
import { allCities } from 'content-collections';
import { expect, it } from 'vitest';
import france from './france.json';
import { cityCell, cityOnMap, MAP } from './france-map.tsx';

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

const LYON = { x: 0, y: 0 };
const VILLEURBANNE = { x: 4, y: 0 };

it('gives each of two close cities its own side of the line between them', () => {
  expect(cityCell(LYON, [LYON, VILLEURBANNE])).toBe('M-300 -300L2 -300L2 300L-300 300z');
  expect(cityCell(VILLEURBANNE, [LYON, VILLEURBANNE])).toBe('M2 -300L304 -300L304 300L2 300z');
});

it('cuts a cell once for each close city', () => {
  expect(cityCell(LYON, [LYON, VILLEURBANNE, { x: 0, y: 20 }])).toBe('M-300 -300L2 -300L2 10L-300 10z');
});

it('leaves a city alone that has none close to it', () => {
  expect(cityCell(LYON, [LYON, { x: 80, y: 0 }])).toBeUndefined();
});
