import { expect, test } from 'vitest';
import { fills } from './glass.ts';

const pieces = (...colours: string[]) =>
  colours.map((colour, index) => ({ colour, outline: `M${index} 0h1v1z` }));

test('panes of like colours are one path, in the colour of the first', () => {
  expect(fills(pieces('#102030', '#16262a', '#102030'))).toBe(
    '<path fill="#102030" d="M0 0h1v1zM1 0h1v1zM2 0h1v1z"/>',
  );
});

test('panes of colours that the eye tells apart stay apart, however many steps lie between them', () => {
  const drawn = fills(pieces('#101010', '#151010', '#1a1010'));
  expect(drawn.match(/fill="[^"]*"/g)).toEqual(['fill="#101010"', 'fill="#1a1010"']);
});

test('nothing is drawn where there is no glass', () => {
  expect(fills([])).toBe('');
});
