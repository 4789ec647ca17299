import * as v from 'valibot';
import { expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { citySchema, serviceSchema } from './pages.ts';

const { heroTitle, name: serviceName } = serviceSchema.entries;
const { name, locative, origin } = citySchema.entries;

it.each([
  'Une boutique où l’on <em>va au bout du panier</em>',
  'Une <em>boutique</em>, un <em>panier</em>',
  'Une boutique sans emphase',
])('accepts the title « %s »', (title) => {
  expect(v.is(heroTitle, title)).toBe(true);
});

testAll([
  'Une boutique <strong>au bout du panier</strong>',
  'Une boutique <em class="grand">au bout</em>',
  'Une boutique <em>au bout du panier',
  'Une boutique <em><b>au bout</b></em> du panier',
  'Une boutique <script>alert(1)</script>',
  'Une boutique à moins < de 100 euros',
])('refuses a title with other markup', (title) => {
  expect(v.is(heroTitle, title)).toBe(false);
});

testAll([
  [serviceName, 'Site <em>vitrine</em>'],
  [name, 'Lyon<br>'],
  [locative, 'à <b>Lyon</b>'],
  [origin, 'de <b>Lyon</b>'],
])('refuses markup in names and places', ([schema, text]) => {
  expect(v.is(schema, text)).toBe(false);
});
