import { expect, it } from 'vitest';
import { articleToHtml, markdownToHtml } from './markdown.ts';

it('removes scripts from an article', () => {
  expect(articleToHtml('[Bon](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a>Bon</a> alert(1)</p>',
  );
});

it('sets « 1er » in superscript, except in code', () => {
  expect(markdownToHtml('Le 1er mars, puis le 1er avril : `1er`')).toBe(
    '<p>Le 1<sup>er</sup> mars, puis le 1<sup>er</sup> avril : <code>1er</code></p>',
  );
  expect(markdownToHtml('11er')).toBe('<p>11er</p>');
});
