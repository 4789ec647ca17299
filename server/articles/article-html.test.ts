import { describe, expect, it } from 'vitest';
import { paragraph } from '../../content/safe-html.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { numberHeadings, plainText, readableArticle, withFullAddresses } from './article-html.ts';

describe('the HTML of an article page', () => {
  it('also 5: is sanitised again, whatever its source', () => {
    const written =
      '<h2 onclick="alert(1)">A</h2><script>alert(1)</script><a href="javascript:alert(1)">b</a>';
    expect(readableArticle(written).content).toBe('<h2 id="section-0">A</h2><a>b</a>');
  });

  testAll([
    ['/Villes/LYON/', '/villes/lyon'],
    ['/services/saas-application-web?x=1#prix', '/services/application-web?x=1#prix'],
    ['/article/Un-Autre', '/article/Un-Autre'],
    ['/villes/atlantide', '/villes/atlantide'],
    ['/assets/blog/A.svg', '/assets/blog/A.svg'],
    ['//ailleurs.example/A', '//ailleurs.example/A'],
    ['https://ailleurs.example/A/', 'https://ailleurs.example/A/'],
    ['#A', '#A'],
  ])('links to the canonical addresses of the site', ([written, address]) => {
    expect(readableArticle(`<a href="${written}">Bon</a>`).content).toBe(`<a href="${address}">Bon</a>`);
  });

  it('has the scope of its header cells', () => {
    const { content } = readableArticle(
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><th>B</th><td>1</td></tr></tbody></table>',
    );
    expect(content).toContain('<th scope="col">A</th>');
    expect(content).toContain('<th scope="row">B</th>');
  });

  it('also 5: has heading ids in order, the same as in the contents', () => {
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

  it('is shifted down by one level if it has an h1', () => {
    const { content, contents } = readableArticle('<h1>A</h1><h2>B</h2><h3>C</h3>');
    expect(content).toBe('<h2 id="section-0">A</h2><h3 id="section-1">B</h3><h4 id="section-2">C</h4>');
    expect(contents.map(({ number }) => number)).toEqual(['1.', '1.1.', '1.1.1.']);
  });

  it('leaves out empty headings from the contents', () => {
    expect(readableArticle('<h2> </h2><h2>A</h2>').contents).toMatchObject([{ id: 'section-0', title: 'A' }]);
  });

  it('also 5: handles five hundred headings', () => {
    const { contents } = readableArticle('<h2>Encore</h2>'.repeat(500));
    expect(contents.at(-1)).toMatchObject({ id: 'section-499', number: '500.' });
  });

  it.each(['R&D <test>', 'a < b && c > d', '&amp; « oui »'])('keeps « %s » as text', (text) => {
    expect(plainText(paragraph(text))).toBe(text);
  });

  it('gives its text on one line', () => {
    expect(plainText('<p>Un\u00a0: <em>deux</em></p>\n<p>trois<script>quatre</script></p>')).toBe(
      'Un\u00a0: deux trois',
    );
  });

  it('has absolute links in feeds, but not in code samples', () => {
    const code = '<pre><code>&#x3C;a href="/ici"></code></pre>';
    expect(
      withFullAddresses({
        html: `<p>Lire href="/ici" <a href="/a">a</a> <a href="//b.fr/">b</a> <a href="#c">c</a> <a href="d">d</a> <a href="mailto:e@f.fr">e</a> <img src="/assets/d.svg"></p>${code}`,
        page: 'https://site.fr/article/un',
      }),
    ).toBe(
      `<p>Lire href="/ici" <a href="https://site.fr/a">a</a> <a href="https://b.fr/">b</a> <a href="https://site.fr/article/un#c">c</a> <a href="https://site.fr/article/d">d</a> <a href="mailto:e@f.fr">e</a> <img src="https://site.fr/assets/d.svg"></p>${code}`,
    );
  });
});

function numbered(...headings: [level: number, title: string][]): string[] {
  return numberHeadings(headings.map(([level, title]) => ({ level, title }))).map(
    ({ number, title }) => `${number} ${title}`,
  );
}

describe('the table of contents', () => {
  it('is numbered by hierarchy, from the highest level present', () => {
    expect(numbered([2, 'Un'], [3, 'Sous un'], [3, 'Encore'], [2, 'Deux'], [3, 'Sous deux'])).toEqual([
      '1. Un',
      '1.1. Sous un',
      '1.2. Encore',
      '2. Deux',
      '2.1. Sous deux',
    ]);
    expect(numbered([1, 'A'], [2, 'B'], [3, 'C'], [1, 'D'])).toEqual(['1. A', '1.1. B', '1.1.1. C', '2. D']);
  });

  it('does not count a level that was skipped', () => {
    expect(numbered([1, 'A'], [3, 'B'], [3, 'C'], [2, 'D'])).toEqual(['1. A', '1.1. B', '1.2. C', '1.3. D']);
    expect(numbered([3, 'A'], [2, 'B'], [3, 'C'])).toEqual(['1. A', '2. B', '2.1. C']);
  });

  testAll([
    ['1. Choisir', 'Choisir'],
    ['1.2 Choisir', 'Choisir'],
    ['1.2.3. Choisir', 'Choisir'],
    ['2) Choisir', 'Choisir'],
    ['3 - Choisir', 'Choisir'],
    ['3 – Choisir', 'Choisir'],
    ['4 : Choisir', 'Choisir'],
    ['10 erreurs à éviter', '10 erreurs à éviter'],
    ['2025, année charnière', '2025, année charnière'],
    ['3e étape', '3e étape'],
    ['24 h/24', '24 h/24'],
  ])('drops a number that the title brings, unless it counts', ([written, shown]) => {
    expect(numberHeadings([{ level: 2, title: written }])).toMatchObject([{ number: '1.', title: shown }]);
  });

  it('gives each heading an id in document order', () => {
    expect(
      numberHeadings([
        { level: 2, title: 'A' },
        { level: 3, title: 'A' },
      ]).map(({ id }) => id),
    ).toEqual(['section-0', 'section-1']);
    expect(numberHeadings([])).toEqual([]);
  });
});
