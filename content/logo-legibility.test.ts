import { expect } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { LEGIBLE, legibility } from './logo-legibility.ts';

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
