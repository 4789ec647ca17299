import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOUSE } from '../domain/palette/house.ts';
import { channelsOf } from '../domain/palette/oklch.ts';
import { ROOT } from './build.ts';
import { paletteCss } from './palette-css.ts';
import { unshownPictures } from './vite-plugins.ts';

const TEXTS = [
  'export default [{ "path": "/realisations/notre-client", "images": [{ "src": "/assets/realisations/notre-client.svg#ecran-1" }] }]',
  'const a="/assets/realisations/accueil-1.svg"',
];

it('finds the pictures of removed clients, and no others', () => {
  const gone = [
    '/assets/partners/lysane.svg',
    '/assets/partners/bandeau.svg',
    '/assets/realisations/audit-seo.svg',
    '/assets/realisations/boutique-vignette.jpg',
    '/assets/founder/portrait.svg',
  ];
  const shown = ['/assets/realisations/notre-client.svg', '/assets/realisations/accueil-1.svg'];
  expect(unshownPictures([...shown, ...gone], TEXTS)).toEqual(gone);
});

it('defines every colour of the palette', () => {
  const css = paletteCss(HOUSE);
  for (const [name, colour] of Object.entries(HOUSE))
    expect(css).toContain(`--color-${name}: ${colour.toLowerCase()};`);
});

it('is the only source of the palette’s colours for styles, screens and mails', () => {
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
