import { createHash } from 'node:crypto';

/** Source lines and picture digests for preflight, recorded at build: a deployed site may have no `content/`. */
export interface Origins {
  /** Lines (from 1) by file, then by field (`reviews.0.quote`). */
  lines: Record<string, Record<string, number>>;
  /** Digests of pictures (`pictureDigest`) by path on the site; by `pictureHash` for `content/pictures/`. */
  pictures: Record<string, string>;
  /** Addresses of logos that their ground swallows (`logo-legibility.ts`). */
  faint: readonly string[];
}

/** Line of a field, or of the nearest field that contains it. */
export function lineOf({ lines }: Origins, file: string, field: string): number | undefined {
  const parts = field.split('.');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const line = lines[file]?.[parts.slice(0, depth).join('.')];
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Digest of a text’s letters and digits, whatever its spacing, accents or punctuation. */
export function textDigest(text: string): string {
  return digest(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
  );
}

/**
 * Digest of a picture’s bytes; for an SVG, without its colours, so that recolouring does not change it.
 * @param path its file, or any name with the same extension
 */
export function pictureDigest(path: string, bytes: Buffer): string {
  if (!path.endsWith('.svg')) return digest(bytes);
  return digest(bytes.toString('utf8').replaceAll(COLOUR, '').replaceAll(/\s+/g, ''));
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^()]*\)/gi;

function digest(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
