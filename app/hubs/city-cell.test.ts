import { expect, it } from 'vitest';
import { cityCell } from './city-on-map.ts';

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
