import { clamp, IRON, mix } from '../palette.ts';
import { circle, Definitions, drawing, group, type Point, path, tag } from '../svg.ts';
import type { Atlas } from './atlas.ts';
import { composeWindow, TALL } from './composition.ts';
import { glazed } from './glazings.ts';
import { isSpeck } from './hub.ts';
import { across, LIGHTS, pointOfLight } from './lights.ts';
import type { Place } from './places.ts';
import { Tracing } from './tracing.ts';
import { type Around, neighbours, shafts, thrown, wall } from './wall.ts';

/** Draws a city's department as one window, lit from where the city stands. */
export function department(atlas: Atlas, place: Place): string {
  const definitions = new Definitions();
  const composition = composeWindow(atlas, place);
  const around: Around = { ...composition, definitions, air: LIGHTS[place.light] };
  // Bold straight cuts suit thick iron; the few points of a speck are all needed.
  const detail = isSpeck(place.department) ? { tolerance: () => 2 } : { tolerance: () => 8.5, neck: 29 };
  const tracing = new Tracing(atlas, composition.camera, TALL, detail);
  const outline = tracing.outline(place.department);
  const window = definitions.shape(
    group({ 'clip-path': definitions.clip(outline) }, glass(around, tracing.rings(place.department))),
  );
  const others = [...atlas.departments.values()].filter(({ code }) => code !== place.department);
  return drawing(
    { width: TALL.right, height: TALL.bottom },
    definitions,
    wall(around),
    neighbours(around, tracing, others),
    shafts(around),
    thrown(around, outline, window),
    tag('use', { href: `#${window}` }),
    iron(around, outline),
    around.air.day ? roundel(around) : pointOfLight(definitions, composition.city, around.air, 0.8),
  );
}

function glass(
  { definitions, glazing, air, city, random }: Around,
  rings: readonly (readonly Point[])[],
): string {
  const away = ([x, y]: Point) => Math.hypot(x - city[0], y - city[1]);
  const far = Math.max(...rings.flat().map(away));
  const fall = air.day ? 0.44 : 0.62;
  const light = (at: Point) => 0.98 - fall * clamp(away(at) / far) ** 0.7;
  return glazed(definitions, glazing, { rings, city }, { light, random, ramp: air.ramp, variety: 0.8 });
}

/** The frame: iron with a bright edge on the sun's side. */
function iron({ definitions, air, sun }: Around, outline: string): string {
  const edge = definitions.linear(
    [
      [0, '#FFFFFF', 0.9],
      [0.45, mix(air.glow, '#FFFFFF', 0.4), 0.35],
      [1, air.glow, 0.08],
    ],
    across(sun),
  );
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    path(outline, { ...line, stroke: IRON, 'stroke-width': 13 }) +
    path(outline, { ...line, stroke: edge, 'stroke-width': 2 })
  );
}

/** By day the city is a round pane: a point of light alone would drown. */
function roundel({ definitions, city, air }: Around): string {
  const fill = definitions.radial([
    [0, '#FFFFFF'],
    [0.45, '#FFFFFF'],
    [1, air.glow],
  ]);
  const halo = definitions.radial([
    [0, '#FFFFFF', 0.85],
    [0.3, air.glow, 0.5],
    [1, air.glow, 0],
  ]);
  return (
    circle(...city, 150, { fill: halo }) + circle(...city, 19, { fill, stroke: IRON, 'stroke-width': 5 })
  );
}
