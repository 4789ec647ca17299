import type { Palette } from '../domain/palette/house.ts';

/** The palette as Tailwind's theme: `--color-<name>` for each colour, and no colour of Tailwind's own. */
export function paletteCss(palette: Palette): string {
  const colours = Object.entries(palette);
  const lines = colours.map(([name, colour]) => `  --color-${name}: ${colour.toLowerCase()};`);
  return `@theme inline {\n  --color-*: initial;\n${lines.join('\n')}\n}\n`;
}
