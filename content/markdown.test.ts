import { expect, it } from 'vitest';
import { articleToHtml, markdownToHtml } from './markdown.ts';

it('leaves nothing in an article that could run', () => {
  expect(articleToHtml('[Bon](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a>Bon</a> alert(1)</p>',
  );
});

it('raises the letters of « 1er », but in code', () => {
  expect(markdownToHtml('Le 1er mars, puis le 1er avril : `1er`')).toBe(
    '<p>Le 1<sup>er</sup> mars, puis le 1<sup>er</sup> avril : <code>1er</code></p>',
  );
  expect(markdownToHtml('11er')).toBe('<p>11er</p>');
});
