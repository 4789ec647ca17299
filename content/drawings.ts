import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';

/** All marks as one picture, drawn by `npm run artwork -- partners` from those of `content/partners.yaml`. */
const STRIP = '/assets/partners/bandeau.svg';

/** An alias and no interface: what a collection hands on is plain data. */
type PartnerStrip = { src: string; width: number; height: number };

/** The strip of these logos, in their order; nothing where it shows others, and each logo is shown by itself. */
export function partnerStripOf(logos: readonly string[]): PartnerStrip | undefined {
  const drawn = read(STRIP);
  const [head = '', ...marks] = drawn.split(/(?<=<svg) x="\d+"/);
  const shown = marks.map((mark) => `<svg${mark}`.replace(/<(svg|\/svg>)$/, ''));
  const isTheirs = shown.length === logos.length && logos.every((logo, index) => read(logo) === shown[index]);
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(head) ?? [];
  return isTheirs && width && height
    ? { src: STRIP, width: Number(width), height: Number(height) }
    : undefined;
}

/** A case as points, small enough for a menu, where it was drawn (`npm run artwork -- vignette`). */
export function vignetteOf(slug: string): string | undefined {
  const path = `/assets/realisations/${slug}-vignette.jpg`;
  return existsSync(join(PROJECT_ROOT, 'public', path)) ? path : undefined;
}

function read(path: string): string {
  const file = join(PROJECT_ROOT, 'public', path);
  return path.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : '';
}
