import type { Point } from '../svg.ts';

/*
 * The map is drawn in Mercator's projection. Its two scales and offsets were fitted by least squares on capes and ends
 * of the country whose places are known (Bray-Dunes, Lauterbourg, pointe de Corsen, pointe du Raz, La Hague, Barfleur,
 * Antifer, Hendaye, Lamanère, Cerbère, cap Corse, Capo Pertusato); they come back within 0.7 unit, some 1.5 km.
 */
const EAST = { scale: 41.575, offset: 215.3 };
const SOUTH = { scale: -41.395, offset: 2468.5 };

/** Puts a latitude and a longitude, in degrees, on the map of the departments. */
export function project([latitude, longitude]: readonly [latitude: number, longitude: number]): Point {
  const height = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
  return [EAST.scale * longitude + EAST.offset, SOUTH.scale * height + SOUTH.offset];
}
