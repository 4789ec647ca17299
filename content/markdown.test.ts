import { expect, it } from 'vitest';
import { articleToHtml } from './markdown.ts';

it('leaves nothing in an article that could run', () => {
  expect(articleToHtml('[Bon](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a>Bon</a> alert(1)</p>',
  );
});
