import { HOUSE } from '../domain/palette/house.ts';

/*
 * The colours that everything is drawn in. Where the agency has chosen others (content/look.yaml), `output.ts` gives them
 * to what was drawn.
 */
export const { ink: INK, lime: LIME } = HOUSE;
/** Iron of the frames, darker than ink so that it reads against a dark pane. */
export const IRON = '#07140E';

/** Colours of glass from no light (0) to full light (1). */
export type Ramp = readonly (readonly [at: number, colour: string])[];

type Channels = readonly [red: number, green: number, blue: number];

/** Colour between two others. @param share 0 gives `from`, 1 gives `to` */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const part = clamp(share);
  return hex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** Colour with every channel multiplied, as a thicker or thinner pane does; it stops where the hue would turn. */
export function scale(colour: string, factor: number): string {
  const [red, green, blue] = channels(colour);
  const most = Math.min(factor, 255 / Math.max(red, green, blue, 1));
  return hex([red * most, green * most, blue * most]);
}

/** Colour of a ramp at a light level; levels outside 0–1 take the nearest end. */
export function shade(ramp: Ramp, level: number): string {
  const at = clamp(level);
  let below = ramp[0] ?? [0, INK];
  for (const stop of ramp) {
    if (stop[0] >= at)
      return stop[0] === below[0] ? stop[1] : mix(below[1], stop[1], (at - below[0]) / (stop[0] - below[0]));
    below = stop;
  }
  return below[1];
}

/** Number held between 0 and 1. */
function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Steps of 3 levels, invisible to the eye, let neighbouring panes share one path. */
function hex(parts: Channels): string {
  const digits = parts.map((part) =>
    Math.min(255, Math.max(0, Math.round(part / 3) * 3))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
