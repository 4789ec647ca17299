import sharp from 'sharp';
import { expect } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { LEGIBLE, legibility } from './logo-legibility.ts';
import { pictureType } from './picture-type.ts';

const INK = '#0C1F17';
const svg = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${shapes}</svg>`);
const LETTERS = 'M34 8h4v24h-4zM46 8h4v24h-4zM58 8h4v24h-4zM70 8h4v24h-4zM82 8h4v24h-4z';
const letters = (fill: string) => `<path d="${LETTERS}" fill="${fill}"/>`;

testAll([
  ['white letters', letters('#fff'), INK, true],
  ['white letters', letters('#fff'), '#FFFFFF', false],
  ['black letters', letters('#000'), INK, false],
  ['black letters', letters('#000'), '#FFFFFF', true],
  [
    'black letters after a light sign',
    `<circle cx="14" cy="20" r="8" fill="#D9F65A"/>${letters('#000')}`,
    INK,
    false,
  ],
  ['black letters on a white plate', `<path d="M0 0h120v40H0z" fill="#fff"/>${letters('#000')}`, INK, true],
  ['white letters on a navy plate', `<path d="M0 0h120v40H0z" fill="#123"/>${letters('#fff')}`, INK, true],
  ['letters of an unknown variable', letters('var(--brand)'), INK, false],
  ['nothing', '', INK, false],
])('tells shapes that are seen on their ground from others', async ([_what, shapes, ground, isSeen]) => {
  expect((await legibility(svg(shapes), ground)) >= LEGIBLE).toBe(isSeen);
});

const dot = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#0f7b55' } });
async function twoFrames(): Promise<Buffer> {
  const frames = [dot().png(), dot().negate().png()].map((frame) => frame.toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

testAll([
  ['a JPEG', () => dot().jpeg().toBuffer(), 'jpeg', false],
  ['a PNG', () => dot().png().toBuffer(), 'png', false],
  ['a GIF', () => dot().gif().toBuffer(), 'gif', true],
  ['a WebP', () => dot().webp().toBuffer(), 'webp', false],
  ['an animated WebP', twoFrames, 'webp', true],
  ['an AVIF', () => dot().avif().toBuffer(), 'avif', false],
])('knows a picture by its first bytes', async ([_name, made, format, mayMove]) => {
  expect(pictureType(await made())).toEqual({ format, mayMove });
});

testAll([
  ['a drawing', '<?xml version="1.0"?><!-- un logo --><svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['a photo of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  ['a film', '\0\0\0\x18ftypisom\0\0\x02\0isomiso2', null],
  ['a TIFF', 'II*\0\x08\0\0\0', null],
  ['a PDF', '%PDF-1.7', null],
  ['nothing', '', null],
  ['a box without its brands', '\0\0\0\x08ftyp', null],
  ['a cut RIFF', 'RIFF\0\0\0\0WEBP', 'webp'],
])('names or refuses other formats', ([_name, start, format]) => {
  expect(pictureType(Buffer.from(start, 'latin1')).format).toBe(format);
});
