import { expect, it } from 'vitest';
import { frenchTypography } from '../domain/typography.ts';
import { testAll } from '../tests/support/test-all.ts';
import { codeSample, sceneHtml } from './scene-html.ts';

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
  expect(codeSample('#!/bin/sh\n# non\n-- non\n  --option\n// non\n<!-- non -->')).toBe(
    '#!/bin/sh\n<i># non</i>\n<i>-- non</i>\n  --option\n<i>// non</i>\n<i>&lt;!-- non --&gt;</i>',
  );
});

it('marks the part to notice, whatever signs are in it', () => {
  expect(codeSample('a && b\nprix = $& + 1', 'a && b')).toBe(
    '<mark>a &amp;&amp; b</mark>\nprix = $&amp; + 1',
  );
});

it('makes a window of its name, lines and end', () => {
  const lines = [
    { text: 'Prix < 10 €', value: '9 €' },
    { text: 'Payé', value: '' },
  ];
  expect(sceneHtml({ name: 'Caisse', lines, done: 'Encaisser' }, 'ticket')).toBe(
    '<samp><b>Caisse</b><span>Prix &lt; 10 € <b>9 €</b></span><span>Payé</span><strong>Encaisser</strong></samp>',
  );
});

it('draws a bar for each number, to the greatest or to a hundred per cent', () => {
  const bars = (...values: string[]) =>
    sceneHtml({ name: 'Mesures', lines: values.map((value) => ({ text: 'Vue', value })) }, 'chart').match(
      /width="[^"]*"/g,
    );
  expect(bars('1 204 312', '602 156')).toEqual(['width="100.0%"', 'width="50.0%"']);
  expect(bars('0,5 °C', '2,0 °C')).toEqual(['width="25.0%"', 'width="100.0%"']);
  expect(bars('90 %', '10 %')).toEqual(['width="90.0%"', 'width="10.0%"']);
});

it('tells typed commands from what they print, and lines put in from those taken out', () => {
  expect(sceneHtml({ name: 'Essai', code: '$ ls\na.txt' }, 'terminal')).toContain('<b>$ ls</b>\na.txt');
  expect(sceneHtml({ name: 'Essai', code: '- un\n+ deux\n  trois' }, 'diff')).toContain(
    '<del>- un</del>\n<ins>+ deux</ins>\n  trois',
  );
  expect(sceneHtml({ name: 'Essai', code: '- name: un' }, 'code')).not.toContain('<del>');
});
