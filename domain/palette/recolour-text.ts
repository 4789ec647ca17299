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
