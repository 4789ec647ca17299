import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';

/** All partner logos in one file, drawn by `npm run artwork -- partners` from `content/partners.yaml`. */
const STRIP = '/assets/partners/bandeau.svg';

/** Not an interface, which would not be assignable to content-collections’ serializable types. */
type PartnerStrip = { src: string; width: number; height: number };

/** The strip of exactly these logos; `undefined` if it is out of date, so that each logo is shown on its own. */
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

/** A case study’s thumbnail for the menu, if it has been drawn (`npm run artwork -- vignette`). */
export function vignetteOf(slug: string): string | undefined {
  const path = `/assets/realisations/${slug}-vignette.jpg`;
  return existsSync(join(PROJECT_ROOT, 'public', path)) ? path : undefined;
}

/** The part of a screen that phones show, if its drawing has a view of it: `…svg#ecran-1-detail` for `…svg#ecran-1`. */
export function detailOf(screen: string): string | undefined {
  const [path = '', view] = screen.split('#');
  return view && read(path).includes(` id="${view}-detail"`) ? `${screen}-detail` : undefined;
}

function read(path: string): string {
  const file = join(PROJECT_ROOT, 'public', path);
  return path.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : '';
}
