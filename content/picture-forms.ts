import { PICTURE_WIDTHS, pictureWidths } from '../domain/articles/picture-address.ts';

/** Largest picture accepted (bytes, pixels). */
export const MAX_PICTURE_SIZE = 15 * 1024 ** 2;
const MAX_PIXELS = 40_000_000;

/** Accepted formats. No SVG: it can hold scripts. */
const TYPES = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'];

/** A refused picture; the message tells the user why, in French. */
export class PictureRefused extends Error {}

/** A picture in one width and format. */
export interface PictureForm {
  /** « 800.avif » */
  name: string;
  bytes: Buffer<ArrayBufferLike>;
}

/** A picture in all widths and formats that pages use, without metadata. */
export interface PictureForms {
  width: number;
  height: number;
  forms: PictureForm[];
}

/**
 * Applies the EXIF orientation and encodes AVIF and WebP at each width.
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
    // Decoded once. Metadata (place, date, owner) is not copied.
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

/** Loads sharp on first use, with every loader blocked except these formats. */
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
