import type { Palette } from '../domain/palette/house.ts';

/** The palette as a Tailwind theme: `--color-<name>` for each colour, with Tailwind’s own colours removed. */
export function paletteCss(palette: Palette): string {
  const colours = Object.entries(palette);
  const lines = colours.map(([name, colour]) => `  --color-${name}: ${colour.toLowerCase()};`);
  return `@theme inline {\n  --color-*: initial;\n${lines.join('\n')}\n}\n`;
}
