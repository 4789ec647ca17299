import { allArticles } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { paragraph, sanitizeHtml } from './safe-html.ts';

describe('the HTML of articles, sanitised', () => {
  testAll([
    ['a script', '<p>Bon</p><script>alert(1)</script>', '<p>Bon</p>'],
    ['a handler', '<p onclick="alert(1)">Bon</p>', '<p>Bon</p>'],
    ['a script link', '<a href="javascript:alert(1)">Bon</a>', '<a>Bon</a>'],
    ['a disguised script link', '<a href=" jAvA\tscript:alert(1)">Bon</a>', '<a>Bon</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">Bon</a>', '<a>Bon</a>'],
    ['a frame', '<iframe src="https://ailleurs.example"></iframe><p>Bon</p>', '<p>Bon</p>'],
    ['a drawing with a script', '<svg onload="alert(1)"><circle/></svg><p>Bon</p>', '<p>Bon</p>'],
    ['a form', '<form action="https://ailleurs.example"><input name="a"></form><p>Bon</p>', '<p>Bon</p>'],
    ['a style', '<p style="position:fixed">Bon</p><style>p{}</style>', '<p>Bon</p>'],
    ['an id that stands twice', '<p id="a">Bon</p><p id="a">Bon</p>', '<p>Bon</p><p>Bon</p>'],
    ['an id of the page', '<h2 id="contenu">Bon</h2>', '<h2>Bon</h2>'],
    ['a picture of another site', '<img src="https://ailleurs.example/a.png" alt="Bon">', '<img alt="Bon">'],
    ['tags left open', '<p><strong>Bon', '<p><strong>Bon</strong></p>'],
    ['a class of the site', '<span class="quote-widget">Bon</span>', '<span class="">Bon</span>'],
  ])('loses what is dangerous (also 5)', ([_danger, written, safe]) => {
    expect(sanitizeHtml(written)).toBe(safe);
  });

  testAll([
    '<p>Un <a href="/services/saas">lien</a> et un <a href="https://www.cnil.fr/">autre</a></p>',
    '<img src="/assets/blog/a.svg" alt="Une verrière" width="1600" height="900">',
    '<pre><code class="hljs language-sql"><span class="hljs-keyword">select</span> 1</code></pre>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ])('keeps what articles are made of', (written) => {
    expect(sanitizeHtml(written)).toBe(written);
  });

  it('is unchanged when it is sanitised twice', () => {
    const once = sanitizeHtml('<h2>A &amp; B</h2><p>1 &lt; 2 « oui »</p>');
    expect(sanitizeHtml(once)).toBe(once);
  });

  testAll(allArticles)('equals the built HTML of each article', ({ content }) => {
    expect(sanitizeHtml(content)).toBe(content);
  });

  it.each(['R&D <test>', 'a < b && c > d', '&amp; « oui »'])('keeps a paragraph of « %s »', (text) => {
    expect(sanitizeHtml(paragraph(text))).toBe(paragraph(text));
  });
});
