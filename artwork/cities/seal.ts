import { HOUSE } from '../../domain/palette/house.ts';
import { fills } from '../glass.ts';
import { INK, IRON, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, Definitions, drawing, group, path, rect } from '../svg.ts';
import { type Atlas, bordersAway, isCoast } from './atlas.ts';
import { Camera } from './camera.ts';
import { CORSICA, isSpeck } from './hub.ts';
import { LIGHTS, pointOfLight } from './lights.ts';
import type { Place } from './places.ts';
import { project } from './places.ts';
import { Tracing } from './tracing.ts';

/** Width and height of the seal’s own units, two for a pixel. */
const SIZE = 320;
const MIDDLE = SIZE / 2;
const RADIUS = 150;
const CAMERA = new Camera({ focus: [297, 292], anchor: [MIDDLE, MIDDLE], scale: 0.49 });
/** Glass by the borders to the city’s department. */
const NEAR = [1, 0.72, 0.62];
const FAR = 0.56;

/** The country as a round pane, the city’s department lit: where a city lies, the size of a coin. */
export function seal(atlas: Atlas, place: Place): string {
  const definitions = new Definitions();
  return drawing({ width: SIZE, height: SIZE }, definitions, ...coin(definitions, atlas, place));
}

/** The seal in the place of a picture that nobody has drawn yet, dark where the headline is. */
export function largeSeal(atlas: Atlas, place: Place): string {
  const definitions = new Definitions();
  return drawing(
    { width: 1200, height: 1080 },
    definitions,
    rect(0, 0, 1200, 1080, { fill: INK }),
    group({ transform: 'translate(460 130) scale(2.1)' }, ...coin(definitions, atlas, place)),
  );
}

function coin(definitions: Definitions, atlas: Atlas, place: Place): string[] {
  const air = LIGHTS[place.light];
  const tracing = new Tracing(
    atlas,
    CAMERA,
    { left: 0, top: 0, right: SIZE, bottom: SIZE },
    { tolerance: () => 2.6 },
  );
  const away = bordersAway(atlas, place.department);
  const random = seeded(`${place.slug} seal`);
  const codes = [...atlas.departments.keys()].filter((code) => !CORSICA.includes(code));
  const glass = codes.map((code) => ({
    colour: shade(air.ramp, (NEAR[away.get(code) ?? NEAR.length] ?? FAR) - 0.1 * random()),
    outline: tracing.outline(code),
  }));
  const coast = tracing.borders(tracing.arcs(codes).filter(isCoast));
  const city = CAMERA.place(project(place.at));
  return [
    circle(MIDDLE, MIDDLE, RADIUS, { fill: HOUSE.forest }),
    group({ stroke: IRON, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }, fills(glass)),
    path(coast, { fill: 'none', stroke: '#BFF0D6', 'stroke-opacity': '.9', 'stroke-width': 1.5 }),
    isSpeck(place.department) ? circle(...city, 9, { fill: air.heart }) : '',
    pointOfLight(definitions, city, air, 0.16),
    circle(MIDDLE, MIDDLE, RADIUS, {
      fill: 'none',
      stroke: '#BFF0D6',
      'stroke-opacity': '.7',
      'stroke-width': 3,
    }),
  ];
}
