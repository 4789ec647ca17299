import { createHash } from 'node:crypto';
import { palette } from 'content-collections';
import { randomFrom } from '../../domain/random.ts';

const PATH = /^\/assets\/articles\/verre-([0-9a-f]{12})\.svg$/;
const WIDTH = 1600;
const HEIGHT = 900;
const { ink: INK, forest, emerald, mint, lime: LIT } = palette.colours;
/** Colours of the panes, dark to bright. */
const PANES = [forest, palette.colours['pane-night'], palette.colours['emerald-deep'], emerald, mint];

/** Path of the generated picture of an article without one; it depends on the title. */
export function glassAddress(title: string): string {
  return `/assets/articles/verre-${createHash('sha256').update(title).digest('hex').slice(0, 12)}.svg`;
}

export function isGlass(path: string): boolean {
  return PATH.test(path);
}

/** The SVG at such a path, deterministic; null for any other path. */
export function drawGlass(path: string): string | null {
  const seed = PATH.exec(path)?.[1];
  return seed === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${glass(seed)}</svg>`;
}

/** The content of the SVG, 1600 by 900. */
function glass(seed: string): string {
  const random = randomFrom(Number.parseInt(seed.slice(0, 8), 16));
  const columns = cuts(5 + Math.floor(random() * 3), WIDTH, random);
  const rows = cuts(3 + Math.floor(random() * 2), HEIGHT, random);
  const litColumn = 1 + Math.floor(random() * (columns.length - 3));
  const litRow = Math.floor(random() * (rows.length - 1));
  const slope = 60 + Math.round(random() * 120);
  const panes: string[] = [];
  for (let row = 0; row < rows.length - 1; row += 1) {
    for (let column = 0; column < columns.length - 1; column += 1) {
      const [left = 0, right = 0] = [columns[column], columns[column + 1]];
      const [top = 0, bottom = 0] = [rows[row], rows[row + 1]];
      const isLit = row === litRow && column === litColumn;
      const distance = Math.hypot(column - litColumn, row - litRow);
      const shade = Math.max(0, Math.min(3, Math.round(3.4 - distance * 0.9 + (random() - 0.5) * 1.6)));
      const fill = isLit ? LIT : distance < 1.2 && random() > 0.6 ? PANES[4] : PANES[shade];
      // Slanted, because the panes are a glass roof.
      const lean = (y: number) => Math.round((slope * (HEIGHT - y)) / HEIGHT);
      panes.push(
        `<path d="M${left + lean(top)} ${top}H${right + lean(top)}L${right + lean(bottom)} ${bottom}H${left + lean(bottom)}z" fill="${fill}"/>`,
      );
    }
  }
  return `<path fill="${INK}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g stroke="${INK}" stroke-width="10" stroke-linejoin="round" transform="translate(-90)">${panes.join('')}</g>`;
}

/** Uneven positions from 0 to 1.15 times `length`. */
function cuts(count: number, length: number, random: () => number): number[] {
  const steps = Array.from({ length: count }, () => 0.6 + random());
  const total = steps.reduce((sum, step) => sum + step, 0);
  let at = 0;
  return [
    0,
    ...steps.map((step) => {
      at += step;
      return Math.round((at * length * 1.15) / total);
    }),
  ];
}
