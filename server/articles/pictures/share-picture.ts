import { agency, palette } from 'content-collections';
import { LRUCache } from 'lru-cache';
import bricolage from '../../../app/fonts/bricolage-grotesque.woff2?inline';
import { loadSharp } from '../../../content/picture-forms.ts';
import { articlePicture } from '../../../domain/articles/picture-address.ts';
import { SHARE_PICTURE } from '../../../domain/share-picture.ts';
import type { AssetFiles } from '../../http/built-file.ts';
import type { Database } from '../../store/database.ts';
import { drawGlass } from '../glass-picture.ts';
import { readPicture } from './picture-store.ts';

const { ink: INK, mint: MINT, lime: LIME } = palette.colours;
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** Width of the article's picture, on the right (px). */
const PICTURE_WIDTH = 700;
/** Box of the title and its largest and smallest font size (px), as in `artwork/share/card.ts`. */
const TITLE = { left: 88, width: 592, top: 150, height: 420, largest: 92, smallest: 38, lead: 1.06 };

/** Used when the agency has no symbol. */
const ROOF = `<svg x="88" y="34" width="60" height="60" viewBox="0 0 32 32"><path d="M5 14 16 6l11 8v12H5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><path d="M16 6v20M5 14h22M5 20h22M10.5 10v16M21.5 10v16" stroke="#fff" stroke-width="1.2"/><path fill="${LIME}" d="M16.7 14.6h4.2v4.8h-4.2z"/></svg>`;

interface Card {
  title: string;
  /** Path of the article's picture. */
  picture: string;
}

interface Sources {
  database: Database;
  assets: AssetFiles;
}

/** Pictures cached in memory: social networks fetch each many times within minutes. */
const CACHED = 50;

/** Draws share pictures, and caches the last ones. */
export function createSharePictures(sources: Sources): (card: Card) => Promise<Buffer<ArrayBuffer>> {
  const drawn = new LRUCache<string, Buffer<ArrayBuffer>, Card>({
    max: CACHED,
    fetchMethod: (_key, _stale, { context }) => drawSharePicture(sources, context),
    // A picture evicted while it is being drawn is still sent to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (card) => drawn.forceFetch(`${card.title}\n${card.picture}`, { context: card });
}

/**
 * Draws the Open Graph picture of an article, like `npm run artwork -- share` for the other pages, but
 * without a browser, which production machines do not have.
 */
export async function drawSharePicture(
  sources: Sources,
  { title, picture }: Card,
): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp();
  const base = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } });
  const own = await pictureBytes(sources, picture);
  const symbol = palette.symbol === null ? null : await sources.assets.read(palette.symbol);
  const layers = [
    { input: Buffer.from(await overlay(title)), left: 0, top: 0 },
    ...(symbol ? [{ input: await sharp(symbol).resize(60, 60).png().toBuffer(), left: 88, top: 34 }] : []),
  ];
  if (own) {
    const input = await sharp(own).resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer();
    layers.unshift({ input, left: WIDTH - PICTURE_WIDTH, top: 0 });
  }
  const drawn = await base.composite(layers).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  return Buffer.from(drawn);
}

async function pictureBytes({ database, assets }: Sources, path: string): Promise<Buffer | null> {
  const drawing = drawGlass(path);
  if (drawing !== null) return Buffer.from(drawing);
  const own = articlePicture(path);
  if (!own || own.isBuilt) return assets.read(path);
  const bytes = await readPicture(database, own.hash, path.split('/').at(-1) ?? '');
  return bytes && Buffer.from(bytes);
}

async function overlay(title: string): Promise<string> {
  const font = await titleFont();
  const iron = `stroke="${MINT}" stroke-opacity=".16"`;
  const lines = fitted(font, title);
  const { size, top } = lines;
  const letters = lines.texts.map((text, index) =>
    outline(font, text, TITLE.left, top + size * (0.93 + index * TITLE.lead), size),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="d" gradientUnits="userSpaceOnUse" x1="520" x2="940"><stop stop-color="${INK}"/><stop offset=".38" stop-color="${INK}" stop-opacity=".9"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></linearGradient>
<path fill="url(#d)" d="M500 0H940V${HEIGHT}H500z"/>
<path fill="${LIME}" d="M0 ${HEIGHT - 8}h${WIDTH}v8H0z"/><path ${iron} d="M0 128.5h${WIDTH}M62.5 0v${HEIGHT}"/>
${palette.symbol === null ? ROOF : ''}
<g fill="#fff">${outline(font, agency.brand, 166, 76, 34)}${letters.join('')}</g></svg>`;
}

interface Lines {
  texts: string[];
  size: number;
  top: number;
}

/** Breaks a title into lines at the largest font size that fits. */
function fitted(font: TitleFont, title: string): Lines {
  for (let size = TITLE.largest; ; size -= 2) {
    const texts = wrapped(title, (text) => font.layout(text).advanceWidth * (size / font.unitsPerEm));
    const height = texts.length * size * TITLE.lead;
    const isWithin = texts.every(
      (text) => font.layout(text).advanceWidth * (size / font.unitsPerEm) <= TITLE.width,
    );
    if ((isWithin && height <= TITLE.height) || size <= TITLE.smallest)
      return { texts, size, top: TITLE.top + (TITLE.height - height) / 2 };
  }
}

function wrapped(title: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= TITLE.width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text as paths, so that no font needs to be installed on the server. */
function outline(font: TitleFont, text: string, x: number, baseline: number, size: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) * scale;
    return path;
  });
  return paths.join('');
}

type TitleFont = Awaited<ReturnType<typeof readTitleFont>>;
let font: Promise<TitleFont> | undefined;

function titleFont(): Promise<TitleFont> {
  font ??= readTitleFont();
  return font;
}

async function readTitleFont() {
  const { create } = await import('fontkit');
  const read = create(Buffer.from(bricolage.slice(bricolage.indexOf(',') + 1), 'base64'));
  if (!('layout' in read)) throw new Error('The typeface of titles cannot be read');
  return read;
}
