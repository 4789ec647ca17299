import { allArticles } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { frenchTypography } from '../domain/typography.ts';
import { testAll } from '../tests/support/test-all.ts';
import { articleToHtml, excerptToHtml, markdownToHtml } from './markdown.ts';
import { paragraph, sanitizeHtml } from './safe-html.ts';
import { codeSample, sceneHtml } from './scene-html.ts';
import type { ScenePane } from './schema/pages.ts';

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

it.each([
  ['Faut-il', '<b>Faut-il</b>'],
  ['Reste-t-il une page ?', '<b>Reste-t-il</b> une page ?'],
  ['elle-même, dix-huit', '<b>elle-même</b>, <b>dix-huit</b>'],
  ['vingt et un, quatre-vingt-dix-sept', 'vingt et un, <b>quatre-vingt-dix-sept</b>'],
  ['l’e-commerce (art. L. 221-18)', 'l’<b>e-commerce</b> (art. <b>L. 221-18</b>)'],
  ['Aix-en-Provence, 2-3 mois', 'Aix-en-Provence, 2-3 mois'],
  ['`dis-le`', '<code>dis-le</code>'],
])('keeps hyphens within a line: %s', (written, html) => {
  const set = markdownToHtml(written);
  expect(set.replaceAll(/<span class="unbroken">(.*?)<\/span>/g, '<b>$1</b>')).toBe(`<p>${html}</p>`);
  expect(sanitizeHtml(set)).toBe(set);
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

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#39;': "'", '&#32;': ' ' };

/** What a browser shows. */
function shown(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp|#39|#32);/g, (entity) => SIGNS[entity] ?? '');
}

testAll([
  "const texte = ok ? 'l'an' : `d'après`;",
  'if (a < 5 && b > 10) attendre(5 s, 1 000 px);',
  "print(f'{nom} : {total} €')  # « total » d'hier",
  'nom: "x" ; y !important',
  '# page 14, 20 h 47',
])('shows code to the letter, which French typography would change', (code) => {
  expect(frenchTypography(code)).not.toBe(code);
  expect(shown(frenchTypography(codeSample(code)))).toBe(code);
});

it('sets comments apart from options and from the first line of a script', () => {
  expect(
    codeSample('#!/bin/sh\n# non\n-- non\n  --option\n// non\n<!-- non -->').match(/<i>.*?<\/i>/g),
  ).toEqual(['<i># non</i>', '<i>-- non</i>', '<i>// non</i>', '<i>&lt;!-- non --&gt;</i>']);
});

it('marks the part to notice, whatever signs are in it', () => {
  expect(codeSample('a && b\nprix = $& + 1', 'a && b')).toBe(
    '<mark>a &amp;&amp; b</mark>\nprix = $&amp; + 1',
  );
});

it('tells how far in a line of code begins that may go on below', () => {
  const long = 'Un texte de trente-sept signes ou plus';
  expect(codeSample(`si\n  ${long}\n\n             ${long}\n+    plus`, '', { '+': 'ins' })).toBe(
    `si\n<span class="in-2">  ${long}</span>\n\n<span class="in-10">             ${long}</span>\n<ins class="in-4">+    plus</ins>`,
  );
});

it('leaves out of long code, on a phone, what is neither changed nor around the part to notice', () => {
  const code = ['use a', 'use b', '', ...Array.from({ length: 11 }, (_, place) => `line ${place}`)].join(
    '\n',
  );
  expect(codeSample(code, 'line 2')).toBe(
    '<u>use a\nuse b\n</u>\nline 0\nline 1\n<mark>line 2</mark>\nline 3\nline 4\nline 5\n<u>line 6\nline 7\nline 8\nline 9\nline 10</u>',
  );
  expect(codeSample(`${code}\n\nlast`, 'last')).toBe(`<u>${code}\n</u>\n<mark>last</mark>`);
  expect(codeSample(`${code}\n+ more`, 'more', { '+': 'ins' })).toMatch(
    /^<u>use a[^<]*line 10<\/u>\n<ins class="in-2">/,
  );
  expect(codeSample(code)).not.toContain('<u>');
});

it('makes a window of its name, lines and end', () => {
  const lines: ScenePane['lines'] = [
    { text: 'Prix < 10 €', value: '9 €', look: '' },
    { text: 'Payé', value: '', look: '' },
  ];
  expect(sceneHtml('ticket', [{ name: 'Caisse', lines, done: 'Encaissé' }])).toBe(
    '<samp><b>Caisse</b><span>Prix &lt; 10 € <b>9 €</b></span><span>Payé</span><strong>Encaissé</strong></samp>',
  );
});

it.each([
  ['a\n'.padStart(8), 32],
  ['x'.repeat(33), 36],
  [`a\n${'x'.repeat(99)}`, 88],
])('tells the style of a window of code how long its lines are (%#)', (code, signs) => {
  expect(sceneHtml('code', [{ name: 'a.js', code }])).toContain(`<code class="signs-${signs}">`);
});

it('shows a telephone as one, and only what is pressed as a button', () => {
  const panes = [
    { name: 'Le téléphone d’une cliente', done: 'Payer' },
    { name: 'La tablette du dépôt', done: 'Payé' },
  ];
  expect(sceneHtml('screens', panes)).toBe(
    '<samp class="phone"><b>Le téléphone d’une cliente</b><kbd>Payer</kbd></samp><samp class="tablet"><b>La tablette du dépôt</b><strong>Payé</strong></samp>',
  );
});

it('shows what was typed as a field, and a drawing where a line has one', () => {
  const html = sceneHtml('screens', [
    {
      name: 'Le téléphone',
      lines: [
        { text: 'Votre besoin', value: 'Volet bloqué', look: 'field' },
        { text: 'Bottines', value: '119 €', look: 'boot' },
      ],
    },
  ]);
  expect(html).toContain('<span class="field">Votre besoin <b>Volet bloqué</b></span><span class="boot">');
  expect(html).toContain('119 €</b><svg ');
});

it('draws a bar for each number, to the greatest or to a hundred per cent', () => {
  const bars = (...values: string[]) =>
    sceneHtml('chart', [
      { name: 'Mesures', lines: values.map((value) => ({ text: 'Vue', value, look: '' })) },
    ]).match(/width="[^"]*"/g);
  expect(bars('1 204 312', '602 156')).toEqual(['width="100.0%"', 'width="50.0%"']);
  expect(bars('0,5 °C', '2,0 °C')).toEqual(['width="25.0%"', 'width="100.0%"']);
  expect(bars('90 %', '10 %')).toEqual(['width="90.0%"', 'width="10.0%"']);
});

it('tells typed commands from what they print, and lines put in from those taken out', () => {
  expect(sceneHtml('terminal', [{ name: 'Essai', code: '$ ls\na.txt' }])).toContain(
    '<b class="in-2">$ ls</b>\na.txt',
  );
  expect(sceneHtml('diff', [{ name: 'Essai', code: '- un\n+ deux\n  trois' }])).toContain(
    '<del class="in-2">- un</del>\n<ins class="in-2">+ deux</ins>\n  trois',
  );
  expect(sceneHtml('code', [{ name: 'Essai', code: '- name: un' }])).not.toContain('<del>');
});

it('ends the excerpt of a text with the nearest sentence, never within a link', () => {
  const sentence = 'Un voisin a donné le nom. ';
  const shown = sentence.repeat(7);
  expect(excerptToHtml(`${shown}Voir [nos prix. Et](/estimation) la suite. Fin.`)).toBe(
    `<p>${shown}<span class="beyond">Voir <a href="/estimation">nos prix. Et</a> la suite. Fin.</span></p>`,
  );
  expect(excerptToHtml(`${shown}\n\nFin.`)).toBe(
    `<p>${shown.trim()}<span class="beyond"></span></p> <p>Fin.</p>`,
  );
  expect(excerptToHtml(sentence)).not.toContain('beyond');
});
