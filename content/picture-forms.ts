import { MAX_PICTURE_HEIGHT, PICTURE_WIDTHS, pictureWidths } from '../domain/articles/picture-address.ts';
import { pictureType } from './picture-type.ts';

/** Largest picture accepted (bytes; bytes of one channel once decoded, so 20 megapixels at 16 bits). */
export const MAX_PICTURE_SIZE = 15 * 1024 ** 2;
const MAX_SAMPLES = 40_000_000;
/** Width of the largest form (px). */
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** A refused picture; the message tells the user why, in French. */
export class PictureRefused extends Error {}

interface PictureForm {
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
 * Applies the EXIF orientation and encodes AVIF and WebP at each width; of several frames, the first.
 * @throws PictureRefused
 */
export async function pictureForms(bytes: Buffer): Promise<PictureForms> {
  refuseOtherFiles(bytes);
  const sharp = await loadSharp();
  const open = () => sharp(bytes, { limitInputPixels: MAX_SAMPLES, failOn: 'error' });
  const { autoOrient: size, depth } = await open()
    .metadata()
    .catch((cause: unknown) => {
      const isLarge = cause instanceof Error && /exceeds pixel limit/.test(cause.message);
      throw new PictureRefused(isLarge ? TOO_LARGE : NO_PICTURE, { cause });
    });
  const isDeep = depth !== 'uchar';
  if (size.width * size.height * (isDeep ? 2 : 1) > MAX_SAMPLES)
    throw new PictureRefused(isDeep ? TOO_DEEP : TOO_LARGE);
  if (size.height * Math.min(1, WIDEST / size.width) > MAX_PICTURE_HEIGHT) throw new PictureRefused(TOO_HIGH);
  try {
    // Decoded once. Metadata (place, date, owner) is not copied.
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
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

/**
 * Refuses what no decoder is to see, by size and signature.
 * @throws PictureRefused
 */
export function refuseOtherFiles(bytes: Buffer): void {
  if (bytes.length === 0) throw new PictureRefused('Ce fichier est vide.');
  if (bytes.length > MAX_PICTURE_SIZE) throw new PictureRefused(TOO_HEAVY);
  const { format } = pictureType(bytes);
  if (format === 'svg') throw new PictureRefused(NO_DRAWING);
  if (format === 'heic') throw new PictureRefused(NO_HEIC);
  if (format === null) throw new PictureRefused(NO_PICTURE);
}

export const TOO_HEAVY = 'Cette image dépasse 15 Mo. Réduisez-la, puis réessayez.';
const TOO_LARGE = 'Cette image dépasse 40 mégapixels. Réduisez-la, puis réessayez.';
const TOO_DEEP = 'Cette image dépasse 20 mégapixels à 16 bits. Réduisez-la, ou enregistrez-la à 8 bits.';
const TOO_HIGH = `Cette image est trop haute : à ${WIDEST} px de large, elle dépasse ${MAX_PICTURE_HEIGHT} px. Coupez-la en plusieurs.`;
const NO_DRAWING = 'Les dessins SVG ne sont pas repris : exportez-le en PNG.';
const NO_HEIC = 'Les photos HEIC ne sont pas reprises : exportez celle-ci en JPEG.';
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
