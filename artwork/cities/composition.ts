import { type Random, seeded } from '../random.ts';
import type { Point } from '../svg.ts';
import { type Atlas, ringPoints } from './atlas.ts';
import { Camera, type Pose } from './camera.ts';
import { GLAZINGS, type GlazingKind } from './glazings.ts';
import type { Place } from './places.ts';
import { project } from './projection.ts';
import { type Box, boxAround } from './shapes.ts';

/** The picture beside the headline. */
export const HERO: Box = { left: 0, top: 0, right: 1200, bottom: 1080 };
/** The picture beside the text. */
export const TALL: Box = { left: 0, top: 0, right: 1000, bottom: 1200 };

/** Middle of the country on the map, and half its size. */
const MIDDLE: Point = [300, 290];
const HALF = 300;

/** Share of the windows that are seen from nearer. */
const CLOSE = 0.24;

const BEYOND = ['squares', 'lozenges', 'rays', 'slats'] as const;

/** What the dice decide about the map of a city. */
export interface Composition {
  camera: Camera;
  /** The city on the map. */
  city: Point;
  /** Turn of the map, in degrees, clockwise. */
  turn: number;
  /** Where daylight comes from, in degrees from the right, anticlockwise. */
  sun: number;
  /** Where the loupe stands from the city, when its department is a speck; over it when not given. */
  loupe: Point | undefined;
  /** Panes beyond the country, their turn and their size in units of the map. */
  beyond: (typeof BEYOND)[number];
  grid: { turn: number; size: number };
}

/** Decides how a city's map lies in the picture: the side of the country where it stands comes near. */
export function composeMap(atlas: Atlas, place: Place): Composition {
  const random = diceOf(place, 'map');
  const between = range(random);
  const city = project(place.at);
  const [east, south] = [(city[0] - MIDDLE[0]) / HALF, (city[1] - MIDDLE[1]) / HALF];
  const aside = Math.hypot(east, south);
  const turn = between(-13, 13);
  // Cities near the middle have no near side of their own: any will do.
  const near = Math.atan2(south, east) + (turn * Math.PI) / 180 + between(-0.45, 0.45) / (0.3 + aside);
  const strength = between(0.00018, 0.0003) + 0.0001 * aside;
  const pose = {
    focus: city,
    anchor: [HERO.right * (0.57 + 0.12 * east - 0.05 * east ** 2), HERO.bottom * (0.49 + 0.13 * south)],
    turn,
    lean: between(-0.14, 0.1),
    flat: between(0.68, 1),
    away: [-Math.cos(near) * strength, -Math.sin(near) * strength],
  } as const;
  const centres = [...atlas.departments.values()].map(({ centre }) => centre);
  const share = between(0.8, 0.95);
  let scale = between(1.9, 2.6);
  while (scale > 1.5 && seen(centres, new Camera({ ...pose, scale })) < share) scale -= 0.02;
  return {
    camera: new Camera({ ...pose, scale }),
    city,
    turn,
    loupe: random() < 0.5 ? undefined : [between(150, 210), between(-200, -120)],
    sun: between(20, 160),
    beyond: BEYOND[Math.floor(random() * BEYOND.length)] ?? 'squares',
    grid: { turn: between(-30, 30), size: between(44, 64) },
  };
}

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

/** Share of places that are in the picture, clear of the side that dissolves. */
function seen(places: readonly Point[], camera: Camera): number {
  const clear = places
    .map(camera.place)
    .filter(([x, y]) => x > 130 && x < HERO.right - 10 && y > 0 && y < HERO.bottom - 10);
  return clear.length / places.length;
}
