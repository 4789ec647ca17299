import { describe, expect, it } from 'vitest';
import { paragraph, plainText, readableArticle, sanitizeHtml, withFullAddresses } from './article-html.ts';

describe('the HTML of articles', () => {
  it.each([
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
  ])('also 5: loses %s', (_danger, written, safe) => {
    expect(sanitizeHtml(written)).toBe(safe);
    expect(readableArticle(written).content.replaceAll(/ id="section-\d+"/g, '')).toBe(safe);
  });

  it.each([
    '<p>Un <a href="/services/saas">lien</a> et un <a href="https://www.cnil.fr/">autre</a></p>',
    '<img src="/assets/blog/a.svg" alt="Une verrière" width="1600" height="900">',
    '<pre><code class="hljs language-sql"><span class="hljs-keyword">select</span> 1</code></pre>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ])('keeps %s', (written) => {
    expect(sanitizeHtml(written)).toBe(written);
  });

  it.each([
    ['/Villes/LYON/', '/villes/lyon'],
    ['/services/saas-application-web?x=1#prix', '/services/application-web?x=1#prix'],
    ['/article/Un-Autre', '/article/Un-Autre'],
    ['/villes/atlantide', '/villes/atlantide'],
    ['/assets/blog/A.svg', '/assets/blog/A.svg'],
    ['//ailleurs.example/A', '//ailleurs.example/A'],
    ['https://ailleurs.example/A/', 'https://ailleurs.example/A/'],
    ['#A', '#A'],
  ])('leads from %s to %s', (written, address) => {
    expect(readableArticle(`<a href="${written}">Bon</a>`).content).toBe(`<a href="${address}">Bon</a>`);
  });

  it('is the same when it is sanitised twice', () => {
    const once = sanitizeHtml('<h2>A &amp; B</h2><p>1 &lt; 2 « oui »</p>');
    expect(sanitizeHtml(once)).toBe(once);
  });

  it('says of header cells whether they head a column or a line', () => {
    const { content } = readableArticle(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><th>B</th><td>1</td></tr></tbody></table>',
    );
    expect(content).toContain('<th scope="col">A</th>');
    expect(content).toContain('<th scope="row">B</th>');
  });

  it('also 5: puts its headings under ids in their order, and the contents with them', () => {
    const { content, contents } = readableArticle(
      '<h2>1. Un</h2><h3 id="x">Sous un</h3><h4>Détail</h4><h2>Deux</h2>',
    );
    expect(content).toBe(
      '<h2 id="section-0">1. Un</h2><h3 id="section-1">Sous un</h3><h4>Détail</h4><h2 id="section-2">Deux</h2>',
    );
    expect(contents.map(({ number, title, id }) => [number, title, id])).toEqual([
      ['1.', 'Un', 'section-0'],
      ['1.1.', 'Sous un', 'section-1'],
      ['2.', 'Deux', 'section-2'],
    ]);
  });

  it('goes down by a level when it has a heading of the first, which is the page’s', () => {
    const { content, contents } = readableArticle('<h1>A</h1><h2>B</h2><h3>C</h3>');
    expect(content).toBe('<h2 id="section-0">A</h2><h3 id="section-1">B</h3><h4 id="section-2">C</h4>');
    expect(contents.map(({ number }) => number)).toEqual(['1.', '1.1.', '1.1.1.']);
  });

  it('leaves empty headings out of the contents', () => {
    expect(readableArticle('<h2> </h2><h2>A</h2>').contents).toMatchObject([{ id: 'section-0', title: 'A' }]);
  });

  it('also 5: takes five hundred headings', () => {
    const { contents } = readableArticle('<h2>Encore</h2>'.repeat(500));
    expect(contents.at(-1)).toMatchObject({ id: 'section-499', number: '500.' });
  });

  it.each(['R&D <test>', 'a < b && c > d', '&amp; « oui »'])(
    'holds « %s » and gives it back as text',
    (text) => {
      expect(plainText(paragraph(text))).toBe(text);
      expect(sanitizeHtml(paragraph(text))).toBe(paragraph(text));
    },
  );

  it('reads on one line as text', () => {
    expect(plainText('<p>Un\u00a0: <em>deux</em></p>\n<p>trois<script>quatre</script></p>')).toBe(
      'Un\u00a0: deux trois',
    );
  });

  it('leads to the site from elsewhere, and leaves samples of code alone', () => {
    const code = '<pre><code>&#x3C;a href="/ici"></code></pre>';
    expect(
      withFullAddresses(
        `<p>Lire href="/ici" <a href="/a">a</a> <a href="//b.fr">b</a> <a href="#c">c</a> <img src="/assets/d.svg"></p>${code}`,
        'https://site.fr',
      ),
    ).toBe(
      `<p>Lire href="/ici" <a href="https://site.fr/a">a</a> <a href="//b.fr">b</a> <a href="#c">c</a> <img src="https://site.fr/assets/d.svg"></p>${code}`,
    );
  });
});
