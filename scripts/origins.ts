import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Origins, pictureDigest } from '../content/origins.ts';
import { type ParsedFile, parseMarkdown, parseYaml } from '../content/parse-file.ts';
import { PLACEHOLDER } from '../content/placeholders.ts';
import { pictureHash } from './content-pictures.ts';

/** Files with the demonstration’s inventions, or with gaps to fill in. */
const FILES = [
  'content/{agency,partners,founder,reviews,claims,commitments,estimates,schedule}.yaml',
  'content/{look,copy/home}.yaml',
  'content/case-studies/*.yaml',
  'content/articles/*.md',
  'content/legal/*.md',
];

/** Folders of drawn pictures of people, clients, or the brand. */
const PICTURES = 'public/assets/{partners,founder,realisations}/*';

/** Pictures that an agency adds in their place. */
const OWN_PICTURES = 'content/pictures/**/*.*';

/** Reads lines and digests under `root`, the project’s folder; its content files must be valid. */
export function readOrigins(root: string): Omit<Origins, 'faint'> {
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

/** Lines of the placeholders in a page’s text, as `content.0`, `content.1` … in order. */
function placeholderLines(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(PLACEHOLDER)].map(({ index }, gap) => [
      `content.${gap}`,
      text.slice(0, index).split('\n').length,
    ]),
  );
}
