import { expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { isFollowed } from './followed-link.ts';

testAll(['/', '/services/saas', '/blog?page=2', '/services#conseil', '/contact?x=a.b', '#section-2'])(
  'links inside the site are followed by the router',
  (href) => {
    expect(isFollowed(href)).toBe(true);
  },
);

testAll([
  '',
  '//ailleurs.example/page',
  '/\\ailleurs.example',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/assets/blog/a.svg',
  'https://ailleurs.example/',
  'mailto:a@b.fr',
  'tel:+33400000000',
  '?page=2',
  'page',
])('other links are left to the browser', (href) => {
  expect(isFollowed(href)).toBe(false);
});
