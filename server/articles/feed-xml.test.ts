import { expect, it } from 'vitest';
import { fromXml } from 'xast-util-from-xml';
import { atom, type FeedHead, rss } from './feeds.ts';

const AT = new Date('2026-03-10T08:00:00Z');
const HEAD: FeedHead = {
  url: 'https://site.fr/blog',
  self: 'https://site.fr/blog/rss.xml',
  title: 'Le blog & co',
  description: 'Un <mot>',
  rights: '© 2026',
  author: { name: 'L’agence', url: 'https://site.fr' },
  updatedAt: AT,
};
const FORBIDDEN = [...Array(0x20).keys(), 0xd800, 0xfffe, 0xdfff, 0xffff]
  .filter((code) => ![0x9, 0xa, 0xd].includes(code))
  .map((code) => String.fromCharCode(code))
  .join('');

/** The texts of the elements with a name, in document order. */
function textsOf(xml: string, name: string): string[] {
  type Node = ReturnType<typeof fromXml>['children'][number];
  const read = (node: Node): string[] => {
    if (node.type !== 'element') return [];
    const own = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    return [...(node.name === name ? [own] : []), ...node.children.flatMap(read)];
  };
  return fromXml(xml).children.flatMap(read);
}

it.each([
  ['the end of CDATA, again and again', 'Un ]]> deux ]]> trois ]]>'],
  ['tags and references', '<script>a && b</script> &amp; &lt; " \' <![CDATA['],
  ['characters beyond the first plane', '𝄞 🎻 é \u00a0'],
])('is read back from RSS and Atom as it was written: %s', (_what, text) => {
  const entry = { url: 'https://site.fr/a', publishedAt: AT, updatedAt: AT };
  const entries = [{ ...entry, title: text, summary: `<p>${text}</p>`, content: `<h2>${text}</h2>` }];
  const feed = rss(HEAD, entries);
  expect(textsOf(feed, 'title')).toEqual([HEAD.title, text]);
  expect(textsOf(feed, 'description')).toEqual([HEAD.description, `<p>${text}</p>`]);
  expect(textsOf(feed, 'content:encoded')).toEqual([`<h2>${text}</h2>`]);
  const other = atom(HEAD, entries);
  expect(textsOf(other, 'title')).toEqual([HEAD.title, text]);
  expect(textsOf(other, 'summary')).toEqual([`<p>${text}</p>`]);
  expect(textsOf(other, 'content')).toEqual([`<h2>${text}</h2>`]);
});

it('leaves out the characters that XML forbids', () => {
  const text = `Un${FORBIDDEN}deux`;
  const entry = { url: 'https://site.fr/a', publishedAt: AT, updatedAt: AT };
  const entries = [{ ...entry, title: text, summary: text, content: text }];
  expect(textsOf(rss(HEAD, entries), 'title')[1]).toBe('Undeux');
  expect(textsOf(atom(HEAD, entries), 'content')).toEqual(['Undeux']);
});
