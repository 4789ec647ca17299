import { hasMaster } from '../masters.ts';
import { allInItsColours, save } from '../output.ts';
import { drawHub } from './hub.ts';
import { department, largeSeal, seal } from './pictures.ts';
import { faultsOf, PLACES, type Place } from './places.ts';

/** The pictures of a city, by the end of their names. */
const PICTURES: Readonly<Record<string, (place: Place) => string>> = {
  1: largeSeal,
  2: department,
  sceau: seal,
};

/** Draws the pictures of the cities that have no masters, and the map of all cities. */
export function drawCities(): void {
  const faults = faultsOf(PLACES);
  if (faults.length > 0) throw new Error(`cities cannot be drawn:\n${faults.join('\n')}`);
  for (const place of PLACES)
    for (const [end, picture] of Object.entries(PICTURES))
      if (!hasMaster(`villes/${place.slug}-${end}`))
        save(`villes/${place.slug}-${end}`, picture(place), allInItsColours);
  drawHub();
}
