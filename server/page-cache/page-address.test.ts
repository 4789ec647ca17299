import { expect, test } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { pageAddress } from './page-address.ts';

const addressOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return pageAddress(pathname, searchParams);
};

testAll([
  ['/', '/'],
  ['/?index', '/'],
  ['/villes/lyon?utm_source=x&page=2&type=devis', '/villes/lyon'],
  ['/blog', '/blog'],
  ['/blog?page=1', '/blog'],
  ['/blog?utm_source=x&page=2', '/blog?page=2'],
  ['/blog?page=2&page=3', '/blog?page=2'],
  ['/blog?page=02', '/blog?page=0'],
  ['/blog?page=x', '/blog?page=0'],
  ['/blog?page=', '/blog?page=0'],
  ['/blog.data?page=2&x=y', '/blog.data?page=2'],
  ['/confirmation-contact?type=devis&x=y', '/confirmation-contact?type=devis'],
  ['/confirmation-contact?type=<script>', '/confirmation-contact'],
  [
    '/confirmation-contact?reference=D-7KQ3M9F&type=devis',
    '/confirmation-contact?type=devis&reference=D-7KQ3M9F',
  ],
  ['/confirmation-contact?reference=<script>', '/confirmation-contact'],
  ['/realisations?outil=docker&utm_source=x&metier=energie', '/realisations?metier=energie&outil=docker'],
  ['/realisations?service=voyance&metier=<script>', '/realisations'],
  ['/realisations.data?service=saas', '/realisations.data?service=saas'],
  ['/realisations/boutique-en-ligne?service=saas', '/realisations/boutique-en-ligne'],
  ['/constructor?x', '/constructor'],
  ['/villes/lyon.data', '/villes/lyon.data'],
  ['/_.data', '/_.data'],
])('an address is cached without what its page does not read', ([address, kept]) => {
  expect(addressOf(address)).toBe(kept);
});

testAll([
  '/cOnTaCt///.data',
  '//contact',
  '/contact/_.data',
  '/Contact.data',
  '/villes/LYON.data',
  '/villes/%4cyon',
])('another spelling of a page is not cached', (address) => {
  expect(pageAddress(address, new URLSearchParams())).toBeUndefined();
});

test('partial page data is not cached', () => {
  expect(addressOf('/villes/lyon.data?_routes=routes%2Fcity')).toBe('/villes/lyon.data');
});
