import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { LEGIBLE, legibility } from '../../../content/logo-legibility.ts';
import { parseYaml } from '../../../content/parse-file.ts';
import { loadSharp } from '../../../content/picture-forms.ts';
import { lookSchema } from '../../../content/schema/look.ts';
import { HOUSE } from '../../../domain/palette/house.ts';
import { completed, paletteOf } from '../../../domain/palette/palette.ts';
import { slugify } from '../../../domain/slug.ts';
import { CommandFailure } from '../command.ts';
import { cleanSvg } from './clean-svg.ts';
import { type IdentityInput, leavesOf } from './identity-input.ts';
import { withValues } from './yaml-edit.ts';

/** New contents of files, by path from the project's root; null for a file to delete. */
export type Changes = Map<string, string | Buffer | null>;

const LEGAL = 'content/legal/mentions-legales.md';
/** The text before and after each legal fact in `LEGAL`. */
const LEGAL_LINES = {
  form: ['- Forme juridique et capital : ', ''],
  registration: ['- Immatriculation : ', ''],
  vat: ['- Numéro de TVA intracommunautaire : ', ''],
  director: ['Directrice ou directeur de la publication : ', ''],
  host: ['Le site est hébergé par ', '.'],
} as const;

/** Marks a file as no longer sample data. */
const SETTLED: [readonly string[], unknown] = [['sample'], false];
const studySchema = v.object({ client: v.string(), sample: v.boolean() });

/** Heights of SVGs (px): twice that of the header, the icon, and that of the partner strip. */
const HEIGHTS = { wordmark: 32, symbol: 512, partner: 48 };

/**
 * Computes the files that an identity changes; unchanged ones are left out.
 * @param pictures folder that paths of pictures are relative to
 * @throws CommandFailure if a picture cannot be read, or a remaining case study would lose its client
 */
export async function changesOf(root: string, input: IdentityInput, pictures: string): Promise<Changes> {
  const changes: Changes = new Map();
  const read = (path: string) => String(changes.get(path) ?? readFileSync(join(root, path), 'utf8'));
  const edit = (path: string, values: [readonly string[], unknown][]) =>
    changes.set(path, withValues(read(path), values));
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

  edit('content/agency.yaml', [
    ...leavesOf(facts).filter(([path]) => path.length > 0),
    ...(phone === undefined ? [] : phoneValues(phone)),
  ]);
  changes.set(LEGAL, withLegal(read(LEGAL), legal));

  if (colours) {
    const { primary, accent, ground } = colours;
    edit('content/look.yaml', [
      [['colours', 'primary'], primary],
      [['colours', 'accent'], accent],
      [['colours', 'ground'], ground],
    ]);
  }
  if (wordmark?.face) edit('content/look.yaml', [[['wordmark', 'face'], wordmark.face]]);
  const own = [
    ['marque', wordmark?.drawing, ['wordmark', 'drawing'], HEIGHTS.wordmark],
    ['symbole', symbol, ['symbol'], HEIGHTS.symbol],
  ] as const;
  for (const [name, file, path, height] of own) {
    if (!file) continue;
    const address = `/assets/agence/${name}.svg`;
    const svg = await drawing(resolve(pictures, file), height, path.join('.'));
    if (name === 'symbole' && !svg.includes(` width="${height}" `))
      throw new CommandFailure(
        `symbol : ${file} n’est pas carré ; un signe aussi haut que large est attendu.`,
      );
    if (name === 'marque') {
      const { colours: chosen } = v.parse(lookSchema, parseYaml(read('content/look.yaml')).data);
      await refuseFaint(svg, `wordmark.drawing : ${file}`, {
        ground: paletteOf(completed(chosen)).ink,
        where: 'le fond sombre de l’en-tête et du pied de page',
        variant: 'claire',
      });
    }
    changes.set(`public${address}`, svg);
    edit('content/look.yaml', [[path, address]]);
  }

  if (founder) {
    const { photo, ...words } = founder;
    const values: [readonly string[], unknown][] = leavesOf(words).filter(([path]) => path.length > 0);
    if (photo) {
      const address = '/assets/agence/fondateur.webp';
      changes.set(`public${address}`, await photograph(resolve(pictures, photo), 'founder.photo'));
      values.push([['photo'], address]);
    }
    if (words.photoAlt === undefined && (words.name || photo)) values.push([['photoAlt'], undefined]);
    const isOwn = words.name !== undefined || words.hidden === true;
    edit('content/founder.yaml', [...values, ...(isOwn ? [SETTLED] : [])]);
  }
  if (partners) {
    const entries = [];
    for (const [index, { name, inSentence, logo }] of partners.entries()) {
      const id = slugify(name);
      const address = `/assets/agence/${id}.svg`;
      const svg = await logoOf(resolve(pictures, logo), `partners.${index}.logo`);
      await refuseFaint(svg, `partners.${index}.logo : ${logo}`, {
        ground: HOUSE.white,
        where: 'fond blanc',
        variant: 'sombre',
      });
      changes.set(`public${address}`, svg);
      entries.push({ id, name, ...(inSentence && { inSentence }), logo: address });
    }
    edit('content/partners.yaml', [[['partners'], entries], SETTLED]);
  }
  if (reviews) edit('content/reviews.yaml', [[['reviews'], []], [['shown'], undefined], SETTLED]);
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

function phoneValues(phone: string): [readonly string[], unknown][] {
  const digits = phone.replace(/[ .]/g, '').replace(/^\+33/, '0');
  return [
    [['phone', 'display'], digits.replace(/(\d\d)(?=\d)/g, '$1 ')],
    [['phone', 'international'], `+33${digits.slice(1)}`],
  ];
}

function withLegal(page: string, legal: NonNullable<IdentityInput['legal']>): string {
  let text = page;
  for (const [name, value] of leavesOf(legal)) {
    const key = name[0];
    if (key === undefined || !isLegal(key) || typeof value !== 'string') continue;
    const [before, after] = LEGAL_LINES[key];
    const start = text.indexOf(`\n${before}`);
    if (start < 0) throw new CommandFailure(`${LEGAL} n’a plus la ligne « ${before.trim()} … ».`);
    const end = text.indexOf('\n', start + 1);
    const tail = after && !value.endsWith(after) ? after : '';
    text = `${text.slice(0, start + 1)}${before}${value}${tail}${text.slice(end)}`;
  }
  return text;
}

function isLegal(key: string): key is keyof typeof LEGAL_LINES {
  return Object.hasOwn(LEGAL_LINES, key);
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
