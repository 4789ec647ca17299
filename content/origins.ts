import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedFile, parseMarkdown, parseYaml } from './parse-file.ts';
import { pictureHash } from './pictures.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** Where what preflight speaks of comes from, known at build: the running site may have no `content/` beside it. */
export interface Origins {
  /** Lines (from 1) by file, then by field (`reviews.0.quote`). */
  lines: Record<string, Record<string, number>>;
  /** Digests of pictures (`pictureDigest`), by their path on the site, or by what names them there (`pictureHash`). */
  pictures: Record<string, string>;
}

/** Files that hold what the demonstration invented, or left open. */
const FILES = [
  'content/{agency,partners,founder,reviews,claims,estimates}.yaml',
  'content/case-studies/*.yaml',
  'content/legal/*.md',
];

/** Folders of pictures that show somebody, a client, or the brand. */
const PICTURES = 'public/assets/{partners,founder,realisations,partage}/*';

/** What people put in the place of those. */
const OWN_PICTURES = 'content/pictures/**/*.*';

/** Reads lines and pictures under `root`, the project's folder; its content files were found sound before. */
export function readOrigins(root: string): Origins {
  const files = globSync(FILES, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const own = globSync(OWN_PICTURES, { cwd: root }).sort();
  const pictures = globSync(PICTURES, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return {
    lines: Object.fromEntries(
      files.sort().map((path) => [path, linesOf(path, readFileSync(join(root, path), 'utf8'))]),
    ),
    pictures: Object.fromEntries([
      ...pictures
        .sort()
        .map((path) => [path.replace('public', ''), pictureDigest(path, readFileSync(join(root, path)))]),
      ...own.map((path) => {
        const bytes = readFileSync(join(root, path));
        return [pictureHash(bytes), pictureDigest(path.toLowerCase(), bytes)];
      }),
    ]),
  };
}

function linesOf(path: string, text: string): Record<string, number> {
  if (path.endsWith('.md')) return { ...fieldLines(parseMarkdown(text)), ...placeholderLines(text) };
  return fieldLines(parseYaml(text));
}

function fieldLines({ data, placeOf }: ParsedFile): Record<string, number> {
  const below = (value: unknown, path: string[]): [string, number][] => {
    const here: [string, number][] = path.length > 0 ? [[path.join('.'), placeOf(path.map(asKey)).line]] : [];
    if (typeof value !== 'object' || value === null) return here;
    return [...here, ...Object.entries(value).flatMap(([key, inner]) => below(inner, [...path, key]))];
  };
  return Object.fromEntries(below(data, []));
}

function asKey(part: string): PropertyKey {
  return /^\d+$/.test(part) ? Number(part) : part;
}

/** The gaps of a page's text, as `content.0`, `content.1` … in their order. */
function placeholderLines(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(PLACEHOLDER)].map(({ index }, gap) => [
      `content.${gap}`,
      text.slice(0, index).split('\n').length,
    ]),
  );
}

/** The line of a field, or of what holds it. */
export function lineOf({ lines }: Origins, file: string, field: string): number | undefined {
  const parts = field.split('.');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const line = lines[file]?.[parts.slice(0, depth).join('.')];
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Names a text by its letters and digits, however it is spaced, accented or punctuated. */
export function textDigest(text: string): string {
  return digest(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
  );
}

/**
 * Names a picture by its bytes; a drawing (SVG) by its lines alone, so that new colours leave it the same.
 * @param path its file, or any name that ends as the file's
 */
export function pictureDigest(path: string, bytes: Buffer): string {
  if (!path.endsWith('.svg')) return digest(bytes);
  return digest(bytes.toString('utf8').replaceAll(COLOUR, '').replaceAll(/\s+/g, ''));
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^()]*\)/gi;

function digest(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
