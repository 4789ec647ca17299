import { expect, test } from 'vitest';
import { isFollowed } from './followed-link.ts';

test.each(['/', '/services/saas', '/blog?page=2', '/services#conseil', '/contact?x=a.b', '#section-2'])(
  '%s is followed by the router',
  (href) => {
    expect(isFollowed(href)).toBe(true);
  },
);

test.each([
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
])('%j is left to the browser', (href) => {
  expect(isFollowed(href)).toBe(false);
});
