import * as v from 'valibot';

/** The hours and airs in which a city is drawn (`artwork/cities/lights.ts`). */
export const LIGHTS = [
  'lamps',
  'ice',
  'orchard',
  'sunset',
  'noon',
  'dawn',
  'brick',
  'riviera',
  'water',
  'vine',
  'silver',
] as const;

export type Light = (typeof LIGHTS)[number];

/** Where a city stands on the map of France, and how its pictures are drawn. */
export const mapSchema = v.strictObject({
  /** Code of its department, as on a number plate: `01`, `2A`. */
  department: v.pipe(
    v.string('un code entre guillemets est attendu : "01"'),
    v.regex(/^(0[1-9]|[1-8]\d|9[0-5]|2[AB])$/, 'un département de métropole est attendu, de "01" à "95"'),
  ),
  /** Latitude and longitude of its centre, in degrees. */
  at: v.strictTuple([
    v.pipe(v.number(), v.minValue(41), v.maxValue(52)),
    v.pipe(v.number(), v.minValue(-6), v.maxValue(10)),
  ]),
  light: v.picklist(LIGHTS, `une lumière connue est attendue : ${LIGHTS.join(', ')}`),
  /** Throws the dice of its drawing again when the first throw is not to your liking: 1, 2, 3 … */
  roll: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** True where the department's pane on the map leads to another city. */
  shares: v.optional(v.boolean()),
});
