import { expect, it } from 'vitest';
import { testAll } from '../../../tests/support/test-all.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readText } from './text-faults.ts';

testAll([
  [
    'a list in a table',
    '<table><tr><th>A</th></tr><tr><td><ul><li>un</li><li>deux</li></ul></td></tr></table>',
  ],
  [
    'a cell over two columns',
    '<table><tr><th colspan="2">A</th></tr><tr><td>un</td><td>deux</td></tr></table>',
  ],
  ['a sign above the line', '<p>10 m<sup>2</sup> un deux</p>'],
  ['a sign below the line', '<p>CO<sub>2</sub> un deux</p>'],
])('keeps what Markdown lacks as HTML, which the publication refuses with its place', ([_what, html]) => {
  const markdown = htmlToMarkdown(html);
  expect(markdown).toMatch(/<(?:table|sup|sub)>/);
  for (const word of ['un', 'deux']) expect(markdown).toContain(word);
  expect(readText(markdown).faults.join()).toContain('Le HTML n’est pas repris');
});

it('makes Markdown of what it can say', () => {
  const markdown = htmlToMarkdown(
    '<p>Le 1<sup>er</sup> mai</p><table><tr><th>A</th></tr><tr><td>un</td></tr></table>',
  );
  expect(markdown).toBe('Le 1er mai\n\n| A  |\n| -- |\n| un |\n');
});
