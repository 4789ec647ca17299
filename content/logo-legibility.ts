import { contrastOf, luminance, SIGN } from '../domain/palette/contrast.ts';
import { channelsOf } from '../domain/palette/oklch.ts';
import { loadSharp } from './picture-forms.ts';

/** Least share of a logo’s outlines that must stand out from its ground. */
export const LEGIBLE = 0.4;

/** Height (px) that a logo is measured at, and how far apart the pixels beside an outline are (px). */
const HEIGHT = 96;
const REACH = 2;

/**
 * Share of a logo’s outlines that stand out with a contrast of 3, from 0 to 1 (0 for an empty picture). Letters on a
 * plate of their own count with the plate.
 * @param picture SVG or pixels, transparent where the ground shows
 * @param ground `#RRGGBB`
 * @throws Error if it is not a picture
 */
export async function legibility(picture: Buffer, ground: string): Promise<number> {
  const sharp = await loadSharp();
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const { height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture, {
    density: Math.min(2400, Math.max(1, (72 * HEIGHT) / height)),
  })
    .resize({ height: HEIGHT, width: HEIGHT * 10, fit: 'inside' })
    .ensureAlpha()
    .extend({ top: REACH, bottom: REACH, left: REACH, right: REACH, background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red, green, blue] = channelsOf(ground);
  const count = info.width * info.height;
  const [opacity, own, seen] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let at = 0; at < count; at++) {
    const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    const alpha = (data[at * 4 + 3] ?? 0) / 255;
    const over = (channel: number, below: number) => (channel / 255) * alpha + below * (1 - alpha);
    opacity[at] = alpha;
    own[at] = luminance([r / 255, g / 255, b / 255]);
    seen[at] = luminance([over(r, red), over(g, green), over(b, blue)]);
  }
  let outlines = 0;
  let visible = 0;
  const compare = (first: number, second: number) => {
    const [a = 0, b = 0] = [opacity[first], opacity[second]];
    const isOutline =
      Math.abs(a - b) > 0.25 ||
      (Math.min(a, b) > 0.5 && contrastOf(own[first] ?? 0, own[second] ?? 0) >= SIGN);
    if (!isOutline) return;
    outlines += 1;
    if (contrastOf(seen[first] ?? 0, seen[second] ?? 0) >= SIGN) visible += 1;
  };
  // The margin keeps the last columns from meeting the next row’s first ones.
  for (let at = 0; at + REACH * info.width < count; at++) {
    compare(at, at + REACH);
    compare(at, at + REACH * info.width);
  }
  return outlines === 0 ? 0 : visible / outlines;
}
