import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import * as v from 'valibot';
import { LEGIBLE, legibility } from '../../../content/logo-legibility.ts';
import { parseYaml } from '../../../content/parse-file.ts';
import { loadSharp } from '../../../content/picture-forms.ts';
import { lookSchema } from '../../../content/schema/look.ts';
import { withValues } from '../../../content/with-values.ts';
import { HOUSE } from '../../../domain/palette/house.ts';
import { completed, paletteOf } from '../../../domain/palette/palette.ts';
import { slugify } from '../../../domain/slug.ts';
import { CommandFailure } from '../command.ts';
import { type IdentityInput, leavesOf } from './identity-input.ts';

/** New contents of files, by path from the project's root; null for a file to delete. */
export type Changes = Map<string, string | Buffer | null>;

const LEGAL = 'content/legal/mentions-legales.md';
/** The text before and after each legal fact in `LEGAL`. */
const LEGAL_LINES = [
  ['form', '- Forme juridique et capital : ', ''],
  ['registration', '- Immatriculation : ', ''],
  ['vat', '- Numéro de TVA intracommunautaire : ', ''],
  ['director', 'Directrice ou directeur de la publication : ', ''],
  ['host', 'Le site est hébergé par ', '.'],
] as const;

/** Marks a file as no longer sample data. */
const SETTLED: Values[number] = [['sample'], false];
const studySchema = v.object({ client: v.string(), sample: v.boolean() });

/** Heights of SVGs (px): twice that of the header, the icon, and that of the partner strip. */
const HEIGHTS = { wordmark: 32, symbol: 512, partner: 48 };

/**
 * Computes the files that an identity changes; unchanged ones are left out.
 * @param pictures folder that paths of pictures are relative to
 * @throws CommandFailure if a picture cannot be read, or a remaining case study would lose its client
 */
export async function changesOf(root: string, input: IdentityInput, pictures: string): Promise<Changes> {
  const desk = editing(root, pictures);
  const { changes } = desk;
  const {
    legal = {},
    colours,
    wordmark,
    symbol,
    founder,
    partners,
    reviews,
    caseStudies,
    phone,
    ...facts
  } = input;
  desk.edit('content/agency.yaml', [
    ...leavesOf(facts).filter(([path]) => path.length > 0),
    ...(phone === undefined ? [] : phoneValues(phone)),
  ]);
  changes.set(LEGAL, withLegal(desk.read(LEGAL), legal));
  await changeLook(desk, { colours, wordmark, symbol });
  if (founder) await changeFounder(desk, founder);
  if (partners) await changePartners(desk, partners);
  if (reviews) desk.edit('content/reviews.yaml', [[['reviews'], []], [['shown'], undefined], SETTLED]);
  const studies = studiesIn(root);
  if (caseStudies) for (const { path, isSample } of studies) if (isSample) changes.set(path, null);
  if (partners)
    refuseStrangers(
      partners,
      studies.filter(({ path }) => !changes.has(path)),
    );

  for (const [path, content] of changes) {
    const file = join(root, path);
    if (content !== null && existsSync(file) && readFileSync(file).equals(Buffer.from(content)))
      changes.delete(path);
  }
  return changes;
}

type Values = [path: readonly string[], value: unknown][];

/** The files as they become, and the pictures that are taken over into them. */
function editing(root: string, pictures: string) {
  const changes: Changes = new Map();
  const read = (path: string) => String(changes.get(path) ?? readFileSync(join(root, path), 'utf8'));
  return {
    changes,
    read,
    edit: (path: string, values: Values) => changes.set(path, withValues(read(path), values)),
    /** Path of a picture that the input names. */
    picture: (file: string) => resolve(pictures, file),
  };
}

type Desk = ReturnType<typeof editing>;

async function changeLook(
  desk: Desk,
  { colours, wordmark, symbol }: Pick<IdentityInput, 'colours' | 'wordmark' | 'symbol'>,
): Promise<void> {
  const edit = (values: Values) => desk.edit('content/look.yaml', values);
  // One that is not named is derived from the others again.
  if (colours)
    edit((['primary', 'accent', 'ground'] as const).map((name) => [['colours', name], colours[name]]));
  if (wordmark?.face) edit([[['wordmark', 'face'], wordmark.face]]);
  if (wordmark?.drawing) {
    const svg = await drawing(desk.picture(wordmark.drawing), HEIGHTS.wordmark, 'wordmark.drawing');
    const { colours: chosen } = v.parse(lookSchema, parseYaml(desk.read('content/look.yaml')).data);
    await refuseFaint(svg, `wordmark.drawing : ${wordmark.drawing}`, {
      ground: paletteOf(completed(chosen)).ink,
      where: 'le fond sombre de l’en-tête et du pied de page',
      variant: 'claire',
    });
    desk.changes.set('public/assets/agence/marque.svg', svg);
    edit([[['wordmark', 'drawing'], '/assets/agence/marque.svg']]);
  }
  if (symbol) {
    const svg = await drawing(desk.picture(symbol), HEIGHTS.symbol, 'symbol');
    if (!svg.includes(` width="${HEIGHTS.symbol}" `))
      throw new CommandFailure(
        `symbol : ${symbol} n’est pas carré ; un signe aussi haut que large est attendu.`,
      );
    desk.changes.set('public/assets/agence/symbole.svg', svg);
    edit([[['symbol'], '/assets/agence/symbole.svg']]);
  }
}

async function changeFounder(desk: Desk, founder: NonNullable<IdentityInput['founder']>): Promise<void> {
  const { photo, ...words } = founder;
  const values: Values = leavesOf(words).filter(([path]) => path.length > 0);
  if (photo) {
    const address = '/assets/agence/fondateur.webp';
    desk.changes.set(`public${address}`, await photograph(desk.picture(photo), 'founder.photo'));
    values.push([['photo'], address]);
  }
  if (words.photoAlt === undefined && (words.name || photo)) values.push([['photoAlt'], undefined]);
  const isOwn = words.name !== undefined || words.hidden === true;
  desk.edit('content/founder.yaml', [...values, ...(isOwn ? [SETTLED] : [])]);
}

async function changePartners(desk: Desk, partners: NonNullable<IdentityInput['partners']>): Promise<void> {
  const entries = [];
  for (const [index, { name, inSentence, logo }] of partners.entries()) {
    const id = slugify(name);
    const address = `/assets/agence/${id}.svg`;
    const svg = await logoOf(desk.picture(logo), `partners.${index}.logo`);
    await refuseFaint(svg, `partners.${index}.logo : ${logo}`, {
      ground: HOUSE.white,
      where: 'fond blanc',
      variant: 'sombre',
    });
    desk.changes.set(`public${address}`, svg);
    entries.push({ id, name, ...(inSentence && { inSentence }), logo: address });
  }
  desk.edit('content/partners.yaml', [[['partners'], entries], SETTLED]);
}

interface Study {
  path: string;
  client: string;
  isSample: boolean;
}

function studiesIn(root: string): Study[] {
  return globSync('content/case-studies/*.yaml', { cwd: root }).map((found) => {
    const path = found.replaceAll('\\', '/');
    const { client, sample } = v.parse(studySchema, parseYaml(readFileSync(join(root, path), 'utf8')).data);
    return { path, client, isSample: sample };
  });
}

/** @throws CommandFailure if a case study has a client that is not in `partners` */
function refuseStrangers(partners: NonNullable<IdentityInput['partners']>, studies: Study[]): void {
  const known = new Set(partners.map(({ name }) => slugify(name)));
  const left = studies.filter(({ client }) => !known.has(client));
  if (left.length === 0) return;
  const named = left.map(({ path, client }) => `- ${path} : client: ${client}`).join('\n');
  throw new CommandFailure(
    `partners : ces réalisations ont un client qui n’y est plus. Gardez-le dans partners, ou retirez les réalisations de la démonstration (caseStudies: []).\n${named}`,
  );
}

function phoneValues(phone: string): Values {
  const digits = phone.replace(/[ .]/g, '').replace(/^\+33/, '0');
  return [
    [['phone', 'display'], digits.replace(/(\d\d)(?=\d)/g, '$1 ')],
    [['phone', 'international'], `+33${digits.slice(1)}`],
  ];
}

function withLegal(page: string, legal: NonNullable<IdentityInput['legal']>): string {
  let text = page;
  for (const [name, before, after] of LEGAL_LINES) {
    const value = legal[name];
    if (value === undefined) continue;
    const start = text.indexOf(`\n${before}`);
    if (start < 0) throw new CommandFailure(`${LEGAL} n’a plus la ligne « ${before.trim()} … ».`);
    const end = text.indexOf('\n', start + 1);
    const tail = after && !value.endsWith(after) ? after : '';
    text = `${text.slice(0, start + 1)}${before}${value}${tail}${text.slice(end)}`;
  }
  return text;
}

async function drawing(file: string, height: number, field: string): Promise<string> {
  const svg = await cleanSvg(bytesOf(file, field).toString('utf8'), height);
  if (!svg)
    throw new CommandFailure(`${field} : ${file} n’est pas un dessin SVG avec un viewBox ou une taille.`);
  return svg;
}

async function logoOf(file: string, field: string): Promise<string> {
  if (extname(file).toLowerCase() === '.svg') return drawing(file, HEIGHTS.partner, field);
  const sharp = await loadSharp();
  const { data, info } = await readable(
    sharp(bytesOf(file, field))
      .resize({ height: HEIGHTS.partner * 2 })
      .png()
      .toBuffer({ resolveWithObject: true }),
    file,
    field,
  );
  const [width, height] = [Math.round(info.width / 2), HEIGHTS.partner];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/></svg>\n`;
}

/** @throws CommandFailure if a logo would hardly be seen on the ground it stands on */
async function refuseFaint(
  svg: string,
  what: string,
  { ground, where, variant }: { ground: string; where: string; variant: string },
): Promise<void> {
  const share = await legibility(Buffer.from(svg), ground);
  if (share >= LEGIBLE) return;
  throw new CommandFailure(
    `${what} se voit mal sur ${where} (${ground}) : ${Math.round(share * 100)} % de ses contours s’en détachent. Donnez-en une variante ${variant}.`,
  );
}

async function photograph(file: string, field: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return readable(
    sharp(bytesOf(file, field)).rotate().resize(800, 1000, { fit: 'cover' }).webp({ quality: 78 }).toBuffer(),
    file,
    field,
  );
}

async function readable<Picture>(made: Promise<Picture>, file: string, field: string): Promise<Picture> {
  try {
    return await made;
  } catch (cause) {
    throw new CommandFailure(`${field} : ${file} n’est pas une image que l’on sait lire.`, { cause });
  }
}

function bytesOf(file: string, field: string): Buffer {
  if (!existsSync(file)) throw new CommandFailure(`${field} : ${file} n’existe pas.`);
  return readFileSync(file);
}

const TAGS = `
  path rect circle ellipse line polyline polygon text tspan
  svg g defs symbol use clipPath mask title linearGradient radialGradient stop
`
  .trim()
  .split(/\s+/);

/** hast property names. */
const ATTRIBUTES = `
  id d x y color display visibility x1 x2 y1 y2 cx cy r rx
  ry fx fy dx dy points width height viewBox transform fill stroke
  opacity offset mask clipPath fillRule clipRule fillOpacity strokeWidth strokeLineCap strokeLineJoin strokeOpacity strokeDashArray
  strokeMiterLimit stopColor stopOpacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits fontFamily fontSize fontWeight textAnchor
  letterSpacing preserveAspectRatio xmlns
`
  .trim()
  .split(/\s+/);

/** Allows shapes and paints; no scripts and no external references. */
const cleaner = unified()
  .use(rehypeParse, { fragment: true, space: 'svg' })
  .use(rehypeSanitize, {
    tagNames: TAGS,
    attributes: {
      '*': [...ATTRIBUTES, ['href', /^#/]],
    },
    strip: ['script', 'style', 'foreignObject'],
    clobber: [],
    protocols: {},
  })
  .use(rehypeStringify, { space: 'svg', closeEmptyElements: true, tightSelfClosing: true });

/**
 * Sanitises an untrusted SVG, and scales it to a height. Its styles become attributes: Illustrator paints by class,
 * Inkscape by `style`.
 * @param height in px; the width follows from the `viewBox`, or else from the width and height of the SVG
 * @returns undefined if it is not an SVG or has no size
 */
export async function cleanSvg(source: string, height: number): Promise<string | undefined> {
  const painted = await withoutStyles(source);
  if (painted === undefined) return undefined;
  const drawing = String(cleaner.processSync(painted.replace(/^[\s\S]*?(?=<svg[\s>])/, ''))).trim();
  const head = /^<svg[^>]*>/.exec(drawing)?.[0];
  if (!head) return undefined;
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1];
  const box =
    attribute('viewBox') ??
    `0 0 ${Number.parseFloat(attribute('width') ?? '')} ${Number.parseFloat(attribute('height') ?? '')}`;
  const [, , width = Number.NaN, tall = Number.NaN] = box.split(/[\s,]+/).map(Number);
  if (!(width > 0 && tall > 0)) return undefined;
  const rest = head
    .slice(4, -1)
    .replace(/ (?:width|height|viewBox|xmlns)="[^"]*"/g, '')
    .replace(/\/$/, '');
  const size = `width="${Math.round((width / tall) * height)}" height="${height}" viewBox="${box}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}${rest}>${drawing.slice(head.length)}\n`;
}

/** @returns undefined if it is not well-formed */
async function withoutStyles(source: string): Promise<string | undefined> {
  const { optimize } = await import('svgo/browser');
  try {
    return optimize(source, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'removeXlink', params: { includeLegacy: true } },
      ],
    }).data;
  } catch (error) {
    if (error instanceof Error && error.name === 'SvgoParserError') return undefined;
    throw error;
  }
}
