import { partList as parts } from 'content-collections';
import { expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { hiddenLinks, isShown, partOf, withoutHiddenLinks } from './parts.ts';

const without = (...off: (keyof typeof parts)[]) => ({
  ...parts,
  ...Object.fromEntries(off.map((part) => [part, false])),
});

testAll([
  ['/villes', 'cities'],
  ['/villes/lyon', 'cities'],
  ['/article/prix', 'blog'],
  ['/blog?page=2', 'blog'],
  ['/delais#calendrier', 'delivery'],
  ['/', undefined],
  ['/services/saas', undefined],
])('a path belongs to the part of its page', ([path, part]) => {
  expect(partOf(path)).toBe(part);
});

it('shows pages unless their part is off', () => {
  expect(isShown('/villes/lyon', parts)).toBe(true);
  expect(isShown('/villes/lyon', without('cities'))).toBe(false);
  expect(isShown('/services', without('cities'))).toBe(true);
});

it('replaces a link into a part that is off by its text, and keeps other links', () => {
  const html =
    '<p>Avec <a href="/technologies/docker"><em>Docker</em></a> et <a href="/services/saas">SaaS</a>.</p>';
  expect(withoutHiddenLinks(html, without('technologies'))).toBe(
    '<p>Avec <em>Docker</em> et <a href="/services/saas">SaaS</a>.</p>',
  );
  expect(withoutHiddenLinks(html, parts)).toBe(html);
});

it('reports every link into a part that is off, with its line', () => {
  const text = [
    '---',
    'name: SaaS',
    '---',
    '',
    'Avec [Docker](/technologies/docker) et [Lyon](/villes/lyon).',
  ];
  const files = [
    { path: 'content/services/saas.md', text: text.join('\n') },
    { path: 'content/faq.yaml', text: 'answer: <p><a href="/blog">Le blog</a></p>' },
  ];
  expect(hiddenLinks(files, without('technologies', 'blog'))).toEqual([
    'content/services/saas.md:5\n- /technologies/docker : lien d’une partie éteinte (technologies), ses mots restent',
    'content/faq.yaml:1\n- /blog : lien d’une partie éteinte (blog), ses mots restent',
  ]);
  expect(hiddenLinks(files, parts)).toEqual([]);
});
