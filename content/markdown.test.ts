import { expect, it } from 'vitest';
import { articleToHtml, markdownToHtml } from './markdown.ts';
import { sanitizeHtml } from './safe-html.ts';

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

it('links notes and their calls both ways, in French', () => {
  const html = articleToHtml('Un[^a] et deux[^b], encore un[^a].\n\n[^a]: Première.\n[^b]: Seconde.');
  expect(html).toContain('<sup><a href="#note-1" id="appel-1">1</a></sup>');
  expect(html).toContain('<sup><a href="#note-2" id="appel-2">2</a></sup>');
  expect(html).toContain('<a href="#note-1" id="appel-1-2">1</a>');
  expect(html).toContain('<h2>Notes</h2>');
  expect(html).toContain('<li id="note-1">');
  expect(html).toContain('<a href="#appel-1" aria-label="Retour à l’appel de la note 1">↩</a>');
  expect(html).toContain('href="#appel-1-2"');
  expect(sanitizeHtml(html)).toBe(html);
});

it('keeps the state of tasks and the alignment of columns', () => {
  const tasks = articleToHtml('- [x] Un\n- [ ] Deux');
  expect(tasks).toContain('<input type="checkbox" checked disabled aria-label="Fait">');
  expect(tasks).toContain('<input type="checkbox" disabled aria-label="À faire">');
  const table = articleToHtml('| a | b | c |\n| --- | :-: | --: |\n| 1 | 2 | 3 |');
  expect(table).toContain('<th>a</th> <th class="to-center">b</th> <th class="to-right">c</th>');
  for (const html of [tasks, table]) expect(sanitizeHtml(html)).toBe(html);
});
