import type { Effect } from './notes.ts';

/** A control that a visitor presses first on a page. */
export interface Tap {
  page: string;
  path: string;
  what: string;
  target: string;
  effect: Effect;
  /** Touch on a phone, or mouse click on a computer. */
  by: 'finger' | 'mouse';
}

const SERVICE = { page: 'service', path: '/services/saas' };
const TECHNOLOGY = { page: 'technology', path: '/technologies/postman-newman' };
const CITY = { page: 'city', path: '/villes/clermont-ferrand' };
const ARTICLE = { page: 'article', path: '/article/rgpd-pour-une-petite-entreprise' };
const HOME = { page: 'home', path: '/' };
const QUOTE = { page: 'quote', path: '/obtenir-un-devis' };

const BURGER = {
  what: 'burger',
  target: '.burger summary',
  effect: { shows: '.burger[open]' },
  by: 'finger',
} as const;
const QUESTION = {
  what: 'question',
  target: 'section[aria-labelledby="questions"] summary',
  effect: { shows: 'section[aria-labelledby="questions"] details[open]' },
  by: 'finger',
} as const;
const FIELD = {
  what: 'field',
  target: 'main form input[name="name"]',
  effect: { shows: 'main form input[name="name"]:focus' },
} as const;
const MENU = {
  what: 'menu',
  target: 'nav summary',
  effect: { shows: '.menu-toggle[open]' },
  by: 'mouse',
} as const;

/** Every kind of control, once on each kind of page that has it. */
export const TAPS: readonly Tap[] = [
  ...[HOME, SERVICE, TECHNOLOGY, CITY, ARTICLE, QUOTE].map((page) => ({ ...page, ...BURGER })),
  ...[HOME, SERVICE, CITY].map((page) => ({ ...page, ...QUESTION })),
  { ...QUOTE, ...FIELD, by: 'finger' },
  { ...QUOTE, ...FIELD, by: 'mouse' },
  ...[HOME, TECHNOLOGY, ARTICLE].map((page) => ({ ...page, ...MENU })),
  {
    ...HOME,
    what: 'switch',
    target: 'main button[aria-pressed]',
    effect: { shows: 'main button[aria-pressed="true"]' },
    by: 'mouse',
  },
  { ...HOME, what: 'in-page link', target: 'main a[href$="#expertise"]', effect: 'scrolls', by: 'mouse' },
];
