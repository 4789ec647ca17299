import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOUSE } from '../domain/palette/house.ts';
import { channelsOf } from '../domain/palette/oklch.ts';
import { ROOT } from './build.ts';
import { paletteCss } from './palette-css.ts';

it('names every colour of the palette for the styles', () => {
  const css = paletteCss(HOUSE);
  for (const [name, colour] of Object.entries(HOUSE))
    expect(css).toContain(`--color-${name}: ${colour.toLowerCase()};`);
});

it('is the only place that styles, screens and mails have the palette’s colours from', () => {
  const { white: _white, ...named } = HOUSE;
  const written = Object.values(named).flatMap((colour) => [
    colour,
    channelsOf(colour)
      .map((channel) => Math.round(channel * 255))
      .join(' '),
  ]);
  const literal = new RegExp(written.join('|'), 'i');
  const found = globSync('{app,emails,server}/**/*.{css,ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\./.test(file) && literal.test(readFileSync(ROOT + file, 'utf8')),
  );
  expect(found).toEqual([]);
});
