import { type Random, seeded } from '../random.ts';
import type { Point } from '../svg.ts';
import { type Atlas, ringPoints } from './atlas.ts';
import { Camera, type Pose } from './camera.ts';
import { GLAZINGS, type GlazingKind } from './glazings.ts';
import type { Place } from './places.ts';
import { project } from './places.ts';
import { type Box, boxAround } from './shapes.ts';

/** The picture beside the text. */
export const TALL: Box = { left: 0, top: 0, right: 1000, bottom: 1200 };

/** Share of the windows that are seen from nearer. */
const CLOSE = 0.24;

/** What the dice decide about the window of a city. */
export interface WindowComposition {
  camera: Camera;
  /** The city in the picture. */
  city: Point;
  sun: number;
  glazing: GlazingKind;
  random: Random;
}

/** Lays the map so that the city's department fills the picture. */
export function composeWindow(atlas: Atlas, place: Place): WindowComposition {
  const random = diceOf(place, 'window');
  const between = range(random);
  const rings = atlas.departments.get(place.department)?.rings ?? [];
  const outlines = rings.map((ring) => ringPoints(ring, ({ points }) => points));
  const main = outlines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const box = boxAround(main);
  const pose = {
    focus: [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
    anchor: [500 + between(-24, 24), 580 + between(-40, 40)],
    turn: between(-10, 10),
    lean: between(-0.12, 0.12),
    flat: between(0.92, 1.04),
  } as const;
  const unit = boxAround(main.map(new Camera({ ...pose, scale: 1 }).place));
  const fit = Math.min(880 / (unit.right - unit.left), 1030 / (unit.bottom - unit.top));
  const whole = new Camera({ ...pose, scale: fit * between(0.93, 1) });
  const camera = diceOf(place, 'crop')() < CLOSE ? closer(whole, pose, project(place.at)) : whole;
  return {
    camera,
    city: camera.place(project(place.at)),
    sun: random() < 0.5 ? between(30, 80) : between(100, 150),
    glazing: GLAZINGS[Math.floor(random() * GLAZINGS.length)] ?? 'squares',
    random,
  };
}

/** A nearer view that the frame cuts, its middle on the way from the department's to the city. */
function closer(whole: Camera, pose: Omit<Pose, 'scale'>, city: Point): Camera {
  const share = 0.5;
  const [x, y] = pose.focus;
  const focus: Point = [x + (city[0] - x) * share, y + (city[1] - y) * share];
  return new Camera({ ...pose, focus, scale: whole.scaleAt(pose.focus) * 1.3 });
}

function diceOf({ slug, roll }: Place, picture: string): Random {
  return seeded(`${slug} ${roll ?? ''} ${picture}`);
}

function range(random: Random) {
  return (from: number, to: number) => from + (to - from) * random();
}
