import { existsSync, readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { slugify } from '../../domain/slug.ts';
import { ROOT } from '../../scripts/build.ts';
import type { SeriesPage } from './pages.ts';

/** The outlines that a page is known by, and the square around them. */
export interface Mark {
  paths: readonly string[];
  centre: readonly [x: number, y: number];
  side: number;
}

/** Width that a mark is measured at (px). */
const MEASURED = 1000;

/** The mark of a technology: the owner’s drawing (`logos/`), the one that simple-icons has under its name, or its initials. */
export async function markOf({ slug, name }: SeriesPage): Promise<Mark> {
  const icon = slugify(name).replaceAll('-', '');
  const drawn = [`series/logos/${slug}.svg`, `node_modules/simple-icons/icons/${icon}.svg`]
    .map((file) => `${ROOT}artwork/${file}`)
    .find((file) => existsSync(file));
  if (!drawn) return initialsOf(name);
  const svg = readFileSync(drawn, 'utf8');
  const [, width, height] = / width="([\d.]+)\D*".* height="([\d.]+)/s.exec(svg) ?? [];
  const [, viewBox = `0 0 ${width} ${height}`] = / viewBox="([^"]+)"/.exec(svg) ?? [];
  return measured(
    [...svg.matchAll(/<path[^>]*?\sd="([^"]+)"/g)].map(([, d = '']) => d),
    viewBox,
  );
}

/** « Power BI » → PB, « Svelte » → SV. */
export async function initialsOf(name: string): Promise<Mark> {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 0 && !['DE', 'DU', 'DES', 'ET', 'LA', 'LE', 'D', 'L'].includes(word));
  const [first = 'X', second] = words;
  const { outline, width } = outlined(second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2));
  return measured([outline], `0 ${-EM} ${Math.ceil(width)} ${2 * EM}`);
}

async function measured(paths: readonly string[], viewBox: string): Promise<Mark> {
  const [x = 0, y = 0, width = 0] = viewBox.split(/[\s,]+/).map(Number);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${MEASURED}">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  const scale = width / MEASURED;
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  return {
    paths,
    centre: [x + (info.width / 2 - left) * scale, y + (info.height / 2 - top) * scale],
    side: Math.max(info.width, info.height) * scale,
  };
}

/**
 * Path data of a mark in its place.
 * @param matrix takes a square of one unit around the origin there, as in SVG
 */
export function placed({ paths, centre: [x, y], side }: Mark, matrix: string): string {
  const transform = `matrix(${matrix})scale(${1 / side})translate(${-x} ${-y})`;
  return paths
    .map((d) => {
      const { data } = optimize(
        `<svg xmlns="http://www.w3.org/2000/svg"><path transform="${transform}" d="${d}"/></svg>`,
        { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] },
      );
      const [, written = ''] = / d="([^"]+)"/.exec(data) ?? [];
      return written.replace(/^m/, 'M');
    })
    .join('');
}

/** Units of an em. */
const EM = 100;

const FILE = `${ROOT}app/fonts/bricolage-grotesque.woff2`;

/**
 * Outlines a line in the typeface of titles, so that no drawing depends on an installed font.
 * @returns SVG path data from the left end of the baseline
 * @throws Error when the typeface lacks a letter
 */
function outlined(text: string): { outline: string; width: number } {
  const font = openSync(FILE);
  if (!('layout' in font)) throw new Error(`${FILE} holds several typefaces`);
  const scale = EM / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`no letter for all of « ${text} »`);
    const outline = glyph.path
      .scale(scale, -scale)
      .translate(x * scale, 0)
      .toSVG();
    x += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  return { outline: outlines.join(''), width: x * scale };
}
