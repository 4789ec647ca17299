type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** What the first bytes of a file say that it is. */
export interface PictureType {
  /** `svg` and `heic` are known, and refused with a way out; `null` is everything else. */
  format: Format | 'svg' | 'heic' | null;
  /** Whether only the first of several frames is shown; every GIF counts as such. */
  mayMove: boolean;
}

/** Bytes in which an SVG names itself: declarations and comments may stand before. */
const SVG_START = 1000;

/**
 * Tells a picture's format by its signature, so that no decoder sees anything else (PNG 3, section 5.2; RFC 9649; ISO/IEC
 * 23000-22 for AVIF, ISO/IEC 23008-12 for HEIC).
 */
export function pictureType(bytes: Buffer): PictureType {
  const still = (format: PictureType['format']) => ({ format, mayMove: false });
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return still('jpeg');
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return still('png');
  if (/^GIF8[79]a$/.test(text(0, 6))) return { format: 'gif', mayMove: true };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
    return { format: 'webp', mayMove: text(12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0 };
  if (text(4, 8) === 'ftyp') return isoMedia(brandsOf(bytes));
  return still(/<svg[\s>]/.test(text(0, SVG_START)) ? 'svg' : null);
}

/** The major brand and the compatible ones. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.length, bytes.readUInt32BE(0), 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function isoMedia(brands: readonly string[]): PictureType {
  const isSequence = brands.includes('avis');
  if (isSequence || brands.includes('avif')) return { format: 'avif', mayMove: isSequence };
  return { format: brands.some((brand) => /^hei[cxms]$/.test(brand)) ? 'heic' : null, mayMove: false };
}
