import { PICTURE_WIDTHS, pictureWidths } from '../domain/articles/picture-address.ts';

/** Largest picture taken (bytes, pixels). */
export const MAX_PICTURE_SIZE = 15 * 1024 ** 2;
const MAX_PIXELS = 40_000_000;

/** Types that are taken; drawings (SVG) can hold scripts, and are none. */
const TYPES = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'];

/** A picture is not taken, for a reason to tell who brought it, in French. */
export class PictureRefused extends Error {}

/** One form of a picture. */
export interface PictureForm {
  /** « 800.avif » */
  name: string;
  bytes: Buffer<ArrayBufferLike>;
}

/** A picture in all the forms that pages ask for, without anything that a camera wrote into it. */
export interface PictureForms {
  /** Of the largest form (px). */
  width: number;
  height: number;
  forms: PictureForm[];
}

/**
 * Turns a picture upright and into AVIF and WebP at each width.
 * @throws PictureRefused
 */
export async function pictureForms(bytes: Buffer): Promise<PictureForms> {
  if (bytes.length > MAX_PICTURE_SIZE) throw new PictureRefused(TOO_HEAVY);
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const about = await open()
    .metadata()
    .catch((cause: unknown) => {
      if (/<svg[\s>]/.test(bytes.subarray(0, 1000).toString('latin1'))) throw new PictureRefused(NO_DRAWING);
      const isLarge = cause instanceof Error && /exceeds pixel limit/.test(cause.message);
      throw new PictureRefused(isLarge ? TOO_LARGE : NO_PICTURE, { cause });
    });
  if (!TYPES.includes(about.format))
    throw new PictureRefused(about.format === 'svg' ? NO_DRAWING : NO_PICTURE);
  if (about.width * about.height > MAX_PIXELS) throw new PictureRefused(TOO_LARGE);
  try {
    // Decoded once; what a camera wrote into the file (place, date, owner) does not come along.
    const most = PICTURE_WIDTHS.at(-1);
    const { data, info } = await open()
      .autoOrient()
      .resize({ ...(most ? { width: most } : {}), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const forms: PictureForm[] = [];
    for (const each of pictureWidths(width)) {
      const resized = () => sharp(data, { raw: { width, height, channels } }).resize({ width: each });
      forms.push(
        { name: `${each}.webp`, bytes: await resized().webp({ quality: 78 }).toBuffer() },
        { name: `${each}.avif`, bytes: await resized().avif({ quality: 52, effort: 2 }).toBuffer() },
      );
    }
    return { width, height, forms };
  } catch (cause) {
    throw new PictureRefused(NO_PICTURE, { cause });
  }
}

export const TOO_HEAVY = 'Cette image dépasse 15 Mo. Réduisez-la, puis réessayez.';
const TOO_LARGE = 'Cette image dépasse 40 mégapixels. Réduisez-la, puis réessayez.';
const NO_DRAWING = 'Les dessins SVG ne sont pas repris : exportez-le en PNG.';
const NO_PICTURE = 'Ce fichier n’est pas une image lisible. Attendu : JPEG, PNG, WebP, AVIF ou GIF.';

/** The library is read when the first picture comes, and may open these kinds alone. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  return sharp;
}
