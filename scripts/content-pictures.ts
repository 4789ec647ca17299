import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFile, placeInWords } from '../content/parse-file.ts';
import { loadSharp, PictureRefused, pictureForms } from '../content/picture-forms.ts';
import { pictureAddress } from '../domain/articles/picture-address.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Cache of encoded pictures, kept between builds; the build copies those that pages use from here. */
export const READY_PICTURES = join(PROJECT_ROOT, '.content-collections/pictures');

/** `content/`, whose `pictures/` holds the authors’ files, and the cache. */
const FOLDERS = { content: join(PROJECT_ROOT, 'content'), ready: READY_PICTURES };

/** Least width (px) for a sharp picture, by use. */
export const NARROWEST = { logo: 96, portrait: 480, page: 800 };

const READY_PATH = /\/assets\/photos\/([0-9a-f]{32}-\d+x\d+)\//g;

/** The folders in `READY_PICTURES` of all pictures named in a text. */
export function picturesIn(text: string): string[] {
  return [...new Set([...text.matchAll(READY_PATH)].map(([, folder = '']) => folder))];
}

/** Hash of a picture’s bytes, used in its URL and folder name. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * URL path of a picture named in a content file: unchanged for `/assets`; a file of `content/pictures/` is
 * encoded once in all widths and formats, without metadata.
 * @param narrowest least width (px) for a photograph to be sharp in its place
 * @throws Error in French, with the file and the field that name it
 */
export async function pictureAt(
  file: string,
  field: string,
  name: string,
  narrowest: number,
  { content, ready } = FOLDERS,
): Promise<string> {
  if (!name.startsWith('pictures/')) return name;
  const source = join(content, name);
  if (!existsSync(source)) throw refusal(file, field, `content/${name} n’existe pas`);
  try {
    const bytes = readFileSync(source);
    return name.toLowerCase().endsWith('.svg')
      ? await drawing(bytes, ready)
      : await photograph(bytes, ready, narrowest);
  } catch (cause) {
    if (!(cause instanceof PictureRefused)) throw cause;
    throw refusal(file, field, `content/${name} : ${cause.message}`);
  }
}

function refusal(file: string, field: string, message: string): Error {
  const { placeOf } = parseFile(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'));
  return new Error(`${file}\n- ${field} (${placeInWords(placeOf(field.split('.')))}): ${message}`);
}

async function photograph(bytes: Buffer, ready: string, narrowest: number): Promise<string> {
  const hash = pictureHash(bytes);
  const { width, height } = keptAs(ready, hash) ?? (await madeReady(bytes, hash, ready));
  if (width < narrowest) {
    throw new PictureRefused(
      `Cette image fait ${width} px de large, il en faut au moins ${narrowest} ici : elle serait floue.`,
    );
  }
  return pictureAddress(hash, width, height, 'photos');
}

async function madeReady(bytes: Buffer, hash: string, ready: string) {
  const { width, height, forms } = await pictureForms(bytes);
  keep(join(ready, `${hash}-${width}x${height}`), forms);
  return { width, height };
}

async function drawing(bytes: Buffer, ready: string): Promise<string> {
  const hash = pictureHash(bytes);
  const sharp = await loadSharp();
  const known =
    keptAs(ready, hash) ??
    (await sharp(bytes)
      .metadata()
      .catch((cause: unknown) => {
        throw new PictureRefused('Ce dessin SVG ne se lit pas.', { cause });
      }));
  const folder = `${hash}-${known.width}x${known.height}`;
  keep(join(ready, folder), [{ name: 'dessin.svg', bytes }]);
  return `/assets/photos/${folder}/dessin.svg`;
}

/** Size of a picture encoded by an earlier build. */
function keptAs(ready: string, hash: string): { width: number; height: number } | undefined {
  const [folder] = globSync(`${hash}-+([0-9])x+([0-9])`, { cwd: ready });
  const [width, height] = folder ? (basename(folder).split('-')[1]?.split('x').map(Number) ?? []) : [];
  return width && height ? { width, height } : undefined;
}

/** Writes aside, then renames: an interrupted build leaves no partial picture. */
function keep(place: string, forms: readonly { name: string; bytes: Buffer }[]): void {
  if (existsSync(place)) return;
  const aside = `${place}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  for (const { name, bytes } of forms) writeFileSync(join(aside, name), bytes);
  try {
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { recursive: true });
    const isThereAlready = existsSync(place);
    if (!isThereAlready) throw error;
  }
}
