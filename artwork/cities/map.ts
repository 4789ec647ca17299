import { INK } from '../palette.ts';
import { seeded } from '../random.ts';
import { Definitions, drawing, type Point, rect } from '../svg.ts';
import type { Atlas } from './atlas.ts';
import { beyond } from './beyond.ts';
import { composeMap, HERO } from './composition.ts';
import { coast, type Lighting, levels, panesOf } from './country.ts';
import { LIGHTS } from './lights.ts';
import { isSpeck, loupe, oculus } from './loupe.ts';
import type { Place } from './places.ts';
import { boxAround } from './shapes.ts';
import { beam, pointOfLight } from './shine.ts';
import { Tracing } from './tracing.ts';

/** Draws the country as a window, lit from the city's department. */
export function map(atlas: Atlas, place: Place): string {
  const definitions = new Definitions();
  const composition = composeMap(atlas, place);
  const { camera } = composition;
  const city = camera.place(composition.city);
  const away = ([x, y]: Point) => Math.hypot(x - city[0], y - city[1]);
  const tracing = new Tracing(atlas, camera, HERO, { tolerance: (at) => 3.2 + 0.008 * away(at) });
  const island = ISLAND.every((code) => whole(tracing.rings(code).flat()));
  const shown = [...atlas.departments.keys()].filter(
    (code) =>
      tracing.rings(code).length > 0 && (island || code === place.department || !ISLAND.includes(code)),
  );
  const air = LIGHTS[place.light];
  const lighting: Lighting = {
    atlas,
    composition,
    air,
    home: place.department,
    random: seeded(`${place.slug} glass`),
  };
  const small = isSpeck(place.department);
  const outline = tracing.rings(place.department).flat();
  const at = composition.loupe;
  return drawing(
    { width: HERO.right, height: HERO.bottom },
    definitions,
    beyond(
      definitions,
      lighting,
      shown.flatMap((code) => tracing.rings(code)),
    ),
    panesOf(definitions, { tracing, codes: shown, levels: levels(lighting), bare: isSpeck }, lighting),
    coast(tracing, shown),
    small ? '' : oculus(definitions, camera, air, 0.45),
    small ? '' : beam(definitions, outline, composition.sun, air),
    pointOfLight(definitions, city, air, small && at ? 0.4 : 1),
    small ? loupe(definitions, lighting, at ? [city[0] + at[0], city[1] + at[1]] : city) : '',
    dissolve(definitions),
  );
}

/** Corsica, which a frame would cut into a shape that nobody knows. */
const ISLAND = ['2A', '2B'];

function whole(outline: readonly Point[]): boolean {
  const { left, top, right, bottom } = boxAround(outline);
  if (outline.length === 0) return false;
  return left > HERO.left && top > HERO.top && right < HERO.right && bottom < HERO.bottom;
}

/** The left side goes over into the dark behind the headline. */
function dissolve(definitions: Definitions): string {
  const dark = definitions.linear(
    [
      [0, INK, 1],
      [0.12, INK, 0.86],
      [0.4, INK, 0],
    ],
    [0, 0.5, 1, 0.5],
  );
  return rect(0, 0, HERO.right, HERO.bottom, { fill: dark });
}
