import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePicture } from '../domain/articles/picture-address.ts';
import { testAll } from '../tests/support/test-all.ts';
import { pictureAt, picturesIn } from './content-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const folders = { content: folder, ready: join(folder, 'ready') };
const at = (file: string) => pictureAt('content/founder.yaml', 'photo', file, 480, folders);

beforeAll(async () => {
  const sources = join(folder, 'pictures');
  mkdirSync(sources);
  const photo = sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#0f7b55' } });
  await photo
    .withExif({ IFD0: { Artist: 'Jeanne Martin' } })
    .jpeg()
    .toFile(join(sources, 'jeanne.jpg'));
  writeFileSync(
    join(sources, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="48"/>',
  );
  await photo.clone().resize(400).jpeg().toFile(join(sources, 'petite.jpg'));
  writeFileSync(join(sources, 'lourde.jpg'), Buffer.alloc(28 * 1024 ** 2, 1));
  writeFileSync(join(sources, 'texte.png'), 'Ceci n’est pas une image.');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('encodes a photograph in every width and format, without its metadata', async () => {
  const address = await at('pictures/jeanne.jpg');
  expect(articlePicture(address)).toMatchObject({ isBuilt: true, width: 1000, height: 1250 });
  const [place = ''] = picturesIn(address);
  const forms = readdirSync(join(folders.ready, place)).sort();
  expect(forms).toEqual(['1000.avif', '1000.webp', '480.avif', '480.webp', '800.avif', '800.webp']);
  for (const form of forms) {
    const { exif } = await sharp(readFileSync(join(folders.ready, place, form))).metadata();
    expect(exif, form).toBeUndefined();
  }
  // Found by its hash: the next build encodes nothing.
  expect(await at('pictures/jeanne.jpg')).toBe(address);
});

it('copies an SVG unchanged, with its size in the URL', async () => {
  expect(await at('pictures/logo.svg')).toMatch(/^\/assets\/photos\/[0-9a-f]{32}-180x48\/dessin\.svg$/);
});

it('leaves pictures under /assets unchanged', async () => {
  expect(await at('/assets/founder/portrait.svg')).toBe('/assets/founder/portrait.svg');
});

testAll([
  [
    'absente.jpg',
    /^content\/founder\.yaml\n- photo \(ligne \d+, colonne \d+\): content\/pictures\/absente\.jpg n’existe pas$/,
  ],
  ['lourde.jpg', /: content\/pictures\/lourde\.jpg : Cette image dépasse 15 Mo/],
  [
    'petite.jpg',
    /: content\/pictures\/petite\.jpg : Cette image fait 400 px de large, il en faut au moins 480/,
  ],
  ['texte.png', /: content\/pictures\/texte\.png : Ce fichier n’est pas une image lisible/],
])('refuses a picture that cannot be shown with file, field and reason', async ([file, reason]) => {
  await expect(at(`pictures/${file}`)).rejects.toThrow(reason);
});
