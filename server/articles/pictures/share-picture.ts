import { agency, palette } from 'content-collections';
import { LRUCache } from 'lru-cache';
import bricolage from '../../../app/fonts/bricolage-grotesque.woff2?inline';
import { loadSharp } from '../../../content/picture-forms.ts';
import { articlePicture } from '../../../domain/articles/picture-address.ts';
import { SHARE_PICTURE } from '../../../domain/share-picture.ts';
import { frenchTypography, titleTypography } from '../../../domain/typography.ts';
import type { AssetFiles } from '../../http/client-files.ts';
import type { Database } from '../../store/database.ts';
import type { TextWork } from '../../texts/text-work.ts';
import { drawGlass } from '../glass-picture.ts';
import { readPicture } from './picture-store.ts';

const { ink: INK, mint: MINT, lime: LIME } = palette.colours;
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** Width of the picture, on the right (px). */
const PICTURE_WIDTH = 700;

/** Used when the agency has no symbol. */
const ROOF = `<svg x="88" y="34" width="60" height="60" viewBox="0 0 32 32"><path d="M5 14 16 6l11 8v12H5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><path d="M16 6v20M5 14h22M5 20h22M10.5 10v16M21.5 10v16" stroke="#fff" stroke-width="1.2"/><path fill="${LIME}" d="M16.7 14.6h4.2v4.8h-4.2z"/></svg>`;

interface Card {
  /** Above the title, small; empty for none. */
  area: string;
  title: string;
  /** Path of the picture at the right; `#view` shows one view of a drawing. */
  picture: string;
}

export interface Sources {
  database: Database;
  assets: AssetFiles;
  texts: TextWork;
}

/** Pictures cached in memory, of some 50 kB: social networks fetch each many times within minutes. */
const CACHED = 150;

export function createSharePictures(sources: Sources): (card: Card) => Promise<Buffer<ArrayBuffer>> {
  const drawn = new LRUCache<string, Buffer<ArrayBuffer>, Card>({
    max: CACHED,
    fetchMethod: (_key, _stale, { context }) => drawSharePicture(sources, context),
    // A picture evicted while it is being drawn is still sent to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (card) => drawn.forceFetch(Object.values(card).join('\n'), { context: card });
}

/** Draws the Open Graph picture of a page: its own picture comes out of ink at the right, behind a fine iron frame. */
export async function drawSharePicture(sources: Sources, card: Card): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp();
  const base = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } });
  const own = await pictureBytes(sources, card.picture);
  const symbol = palette.symbol === null ? null : await sources.assets.read(palette.symbol);
  const layers = [
    { input: Buffer.from(await overlay(sources.texts, card)), left: 0, top: 0 },
    ...(symbol ? [{ input: await sharp(symbol).resize(60, 60).png().toBuffer(), left: 88, top: 34 }] : []),
  ];
  if (own) {
    const input = await sharp(own)
      .resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover', position: 'left' })
      .png()
      .toBuffer();
    layers.unshift({ input, left: WIDTH - PICTURE_WIDTH, top: 0 });
  }
  const drawn = await base.composite(layers).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  return Buffer.from(drawn);
}

async function pictureBytes({ database, assets }: Sources, picture: string): Promise<Buffer | null> {
  const [path = '', view] = picture.split('#');
  if (view !== undefined) return viewOf(await assets.read(path), view);
  const drawing = drawGlass(path);
  if (drawing !== null) return Buffer.from(drawing);
  const own = articlePicture(path);
  if (!own || own.isBuilt) return assets.read(path);
  const bytes = await readPicture(database, own.hash, path.split('/').at(-1) ?? '');
  return bytes && Buffer.from(bytes);
}

function viewOf(drawing: Buffer | null, view: string): Buffer | null {
  const svg = drawing?.toString() ?? '';
  const [, rest = ''] = svg.split(`<view id="${view}" viewBox="`);
  const [box = ''] = rest.split('"');
  const [, , width, height] = box.split(' ');
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">`;
  return height === undefined ? null : Buffer.from(svg.replace(/^<svg[^>]*>/, frame));
}

async function overlay(texts: TextWork, { area, title }: Card): Promise<string> {
  const letters = await texts.run('outlinedTitle', {
    area: frenchTypography(area),
    title: titleTypography(frenchTypography(title), 14),
    brand: agency.brand,
    font: bricolage,
  });
  const iron = `stroke="${MINT}" stroke-opacity=".16"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="d" gradientUnits="userSpaceOnUse" x1="520" x2="940"><stop stop-color="${INK}"/><stop offset=".38" stop-color="${INK}" stop-opacity=".9"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></linearGradient>
<filter id="s" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="12"/></filter>
<path fill="url(#d)" d="M500 0H940V${HEIGHT}H500z"/>
<path fill="${LIME}" d="M0 ${HEIGHT - 8}h${WIDTH}v8H0z"/><path ${iron} d="M0 128.5h${WIDTH}M62.5 0v${HEIGHT}"/>
${palette.symbol === null ? ROOF : ''}
<g fill="${INK}" filter="url(#s)">${letters.title}</g>
<g fill="${MINT}">${letters.area}</g><g fill="#fff">${letters.brand}${letters.title}</g></svg>`;
}
