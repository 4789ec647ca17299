import type { Channels } from './oklch.ts';
import type { Recolour } from './recolour.ts';

/** A colour in an SVG attribute, or as the fallback of a variable there. */
const IN_SVG =
  /((?:fill|stroke|color)="(?:var\(--[\w-]+,)?)(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})([0-9a-fA-F]{2})?(?=[")])/g;

/**
 * Applies `recolour` (`#RRGGBB` to `#RRGGBB`) to every colour of an SVG; unchanged ones keep their spelling.
 */
export function recolouredSvg(svg: string, recolour: (hex: string) => string): string {
  const known = new Map<string, string>();
  return svg.replace(IN_SVG, (_whole, before: string, colour: string, opacity = '') => {
    let made = known.get(colour);
    if (made === undefined) {
      const asked = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
      const given = recolour(asked);
      made = given.toLowerCase() === asked.toLowerCase() ? colour : given;
      known.set(colour, made);
    }
    return before + made + opacity;
  });
}

/** A colour in a shader’s source: `tint(0.7, 0.95, 0.81)`, which is not GLSL. */
const IN_SHADER = /\btint\(([\d.]+), ([\d.]+), ([\d.]+)\)/g;

/**
 * Replaces each `tint(…)` of a shader by the recoloured `vec3(…)`. Channels above 1 are brighter than white;
 * they are scaled down for `recolour` and back up after.
 */
export function recolouredShader(source: string, recolour: Recolour): string {
  return source.replace(IN_SHADER, (whole, ...parts: string[]) => {
    const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map(Number);
    const asked: Channels = [red, green, blue];
    const bright = Math.max(1, ...asked);
    const made = recolour([red / bright, green / bright, blue / bright]);
    const written = made.map((channel) => (Math.max(0, channel) * bright).toFixed(3));
    const unchanged = asked.every((channel, index) => Number(written[index]) === Number(channel.toFixed(3)));
    return unchanged ? whole.replace('tint', 'vec3') : `vec3(${written.join(', ')})`;
  });
}
