import * as v from 'valibot';

/** Lights in which a city can be drawn (`artwork/cities/lights.ts`). */
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
  'night',
  'vine',
  'silver',
] as const;

export type Light = (typeof LIGHTS)[number];

/** A city’s place on the map of France, and how its pictures are drawn. */
export const mapSchema = v.strictObject({
  /** Department code: `01`, `2A`. */
  department: v.pipe(
    v.string('un code entre guillemets est attendu : "01"'),
    v.regex(/^(0[1-9]|[1-8]\d|9[0-5]|2[AB])$/, 'un département de métropole est attendu, de "01" à "95"'),
  ),
  /** Latitude and longitude of the centre (degrees). */
  at: v.strictTuple([
    v.pipe(v.number(), v.minValue(41), v.maxValue(52)),
    v.pipe(v.number(), v.minValue(-6), v.maxValue(10)),
  ]),
  light: v.picklist(LIGHTS, `une lumière connue est attendue : ${LIGHTS.join(', ')}`),
  /** True if the department’s pane on the map links to another city. */
  shares: v.optional(v.boolean()),
});
