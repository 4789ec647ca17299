import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PASTE_LIMITS } from '../../../domain/articles/text-limits.ts';
import { testAll } from '../../../tests/support/test-all.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { pastedToMarkdown } from './pasted-html.ts';
import { readText } from './text-faults.ts';

const clipboard = (name: string) => readFileSync(new URL(`pasted/${name}.html`, import.meta.url), 'utf8');

const TEXT = `## Le devis

Le prix d’un toit tient en **trois postes**, dit _la charte_ ; voyez [nos tarifs](https://exemple.fr/tarifs).

- La pose
  - Les joints
- Le nettoyage
`;

it('makes Markdown of a text of Word', () => {
  expect(pastedToMarkdown(clipboard('word'))).toEqual({
    isBlock: true,
    isPlain: false,
    lostPictures: 0,
    markdown: `## Refaire un toit de verre

${TEXT.replace(').', ') et ce fichier.').replace('joints', 'joints\n  - Les **chéneaux**')}
### Les étapes

3. Mesurer
4. Poser

| Poste          | Part |
| -------------- | ---- |
| Pose et joints | 60 % |

![Un toit de verre](/assets/photos/pose-1600x1067/1600.webp)`,
  });
});

it('makes Markdown of a text of Google Docs', () => {
  expect(pastedToMarkdown(clipboard('google-docs'))).toEqual({
    isBlock: true,
    isPlain: false,
    lostPictures: 0,
    markdown: `${TEXT.replace(').', ') ~~hier~~.').replace('La pose', '**La pose**')}
* [x] Mesurer

### Les parts

| Poste | Part |
| ----- | ---- |
| Pose  | 60 % |

![](/assets/photos/pose-1600x1067/1600.webp)`,
  });
});

it('makes Markdown of a text of LibreOffice', () => {
  expect(pastedToMarkdown(clipboard('libreoffice'))).toEqual({
    isBlock: true,
    isPlain: false,
    lostPictures: 0,
    markdown: `${TEXT}
3. Mesurer
4. Poser

### Les parts

| Poste | Part |
| ----- | ---- |
| Pose  | 60 % |

![Un toit de verre](/assets/photos/pose-1600x1067/1600.webp)`,
  });
});

it.each([
  ['spaces at the ends of marks', '<p>a<b> b </b><i>c </i>d</p>', 'a **b** _c_ d'],
  [
    'a list in a cell',
    '<table><tr><td><ul><li>a</ul></table>',
    '<table><tbody><tr><th><ul><li>a</li></ul></th></tr></tbody></table>',
  ],
  ['a link that runs', '<p><a href="javascript:alert(1)">a</a><a href=" https://b.fr">b</a></p>', 'ab'],
  [
    'a skipped level',
    mso(1, '·', 'a') + mso(3, '·', 'b') + mso(3, '·', 'c') + mso(1, '1.', 'd'),
    '- a\n  - b\n  - c\n\n1. d',
  ],
  ['Markdown in a formatted text', '<p><b>a</b> # b *c* [d](e) | f</p>', '**a** # b \\*c\\* \\[d]\\(e) | f'],
  [
    'signs above and below',
    '<p>m<span style="vertical-align:super">2</span>, 1<sup>er</sup></p>',
    'm<sup>2</sup>, 1er',
  ],
])('keeps the meaning of %s', (_what, html, markdown) => {
  expect(pastedToMarkdown(html)).toMatchObject({ markdown });
});

it('leaves out pictures of other sites and of files, and counts them', () => {
  const html =
    '<p>a <b>b</b><img src="https://b.fr/c.png"><img src="file:///c.png"><img src="/assets/c.webp" alt="C"></p>';
  expect(pastedToMarkdown(html)).toMatchObject({ markdown: 'a **b**![C](/assets/c.webp)', lostPictures: 2 });
});

it.each([
  ['a text without formatting', '<meta charset="utf-8"><p>## Le devis<br>a</p><div>b</div>'],
  [
    'lines of code',
    '<div style="white-space: pre;"><div><span style="font-weight: bold">## a</span></div></div>',
  ],
])('leaves %s to its plain text', (_what, html) => {
  expect(pastedToMarkdown(html)).toMatchObject({ isPlain: true });
});

it('tells a text of one paragraph from more', () => {
  expect(pastedToMarkdown('<meta charset="utf-8"><b>a</b> b')).toMatchObject({
    isBlock: false,
    markdown: '**a** b',
  });
  expect(pastedToMarkdown('<p>a <b>b</b></p>')).toMatchObject({ isBlock: false });
  expect(pastedToMarkdown('<h2>a</h2>')).toMatchObject({ isBlock: true });
});

it.each([
  ['long', 'a'.repeat(PASTE_LIMITS.length + 1), /trop longue/],
  ['deep', '<div>'.repeat(PASTE_LIMITS.depth + 1), /trop imbriqués/],
  ['varied', '<b>a</b>'.repeat(PASTE_LIMITS.elements + 1), /change trop souvent/],
])('refuses formatting that is too %s', (_what, html, fault) => {
  expect(pastedToMarkdown(html)).toEqual({ fault: expect.stringMatching(fault) });
});

function mso(level: number, sign: string, text: string): string {
  return `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`;
}

it('keeps the blocks of pages, captions and mixed items apart', () => {
  const markdownOf = (html: string) => {
    const pasted = pastedToMarkdown(html);
    return 'markdown' in pasted ? pasted.markdown : pasted.fault;
  };
  expect(markdownOf('<dl><dt>Pose</dt><dd>Deux jours</dd></dl>')).toBe('Pose\n\nDeux jours');
  expect(markdownOf('<article><header>Un</header><section>Deux</section></article>')).toBe('Un\n\nDeux');
  expect(markdownOf('<ul><li>Un<p>Deux</p></li></ul>')).toBe('- Un\n\n  Deux');
  expect(markdownOf('<table><caption>Les prix</caption><tr><th>Poste</th></tr></table>')).toBe(
    'Les prix\n\n| Poste |\n| ----- |',
  );
});

it('counts the pictures of tasks in tasks in one walk', () => {
  const html = `<img src="https://exemple.fr/a.png">${'<div role="checkbox">'.repeat(40)}<img src="b.png">texte`;
  expect(pastedToMarkdown(html)).toMatchObject({ lostPictures: 1 });
});

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
