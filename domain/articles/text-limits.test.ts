import { describe, expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { overLimits } from './text-limits.ts';

const row = (cells: number, cell: string) => `|${`${cell}|`.repeat(cells)}`;
const table = (columns: number, rows: readonly string[]) =>
  [row(columns, 'a'), row(columns, '-'), ...rows].join('\n');
const filled = (columns: number, rows: number) =>
  table(
    columns,
    Array.from({ length: rows }, () => row(columns, ' **Un** mot ')),
  );

describe('the text of an article is within the limits', () => {
  testAll([
    ['with a table of 6 × 1,000', filled(6, 1000)],
    [
      'of 60 kB, with headings, links and lists',
      '## Un titre\n\nUn [lien](/a) et *deux*.\n\n- a\n  - b\n\n'.repeat(300),
    ],
    [
      'with code that is indented far, and has signs',
      `\`\`\`sh\n${`${' '.repeat(80)}- a || b * c * d\n`.repeat(500)}\`\`\``,
    ],
    ['with a line across the page', '* '.repeat(60)],
    ['with quotes and lists twenty deep', `${'> '.repeat(10)}${'- '.repeat(10)}a`],
    [
      'with a list of six levels',
      Array.from({ length: 6 }, (_, level) => `${'    '.repeat(level)}- a`).join('\n'),
    ],
    ['with a task list of 900', '- [x] Fait\n'.repeat(900)],
    ['without a sign', ''],
  ])('takes every text of a person', ([_what, text]) => {
    expect(overLimits(text)).toEqual([]);
  });
});

describe('the text of an article is over a limit, at its line', () => {
  testAll([
    [
      '300 columns, of which most cells are not written',
      `Un\n\n${table(300, Array(1200).fill('|'))}`,
      [
        'Ligne 4 : le tableau a 300 colonnes : 30 au plus.',
        'Ligne 36 : les tableaux ont, jusqu’ici, plus de 10 000 cases.',
      ],
    ],
    [
      '300 columns in a quote',
      `> ${row(300, 'a')}\n> ${row(300, ':-:')}`,
      ['Ligne 2 : le tableau a 300 colonnes : 30 au plus.'],
    ],
    [
      'more than 10,000 cells',
      table(20, Array(600).fill('| a |')),
      ['Ligne 501 : les tableaux ont, jusqu’ici, plus de 10 000 cases.'],
    ],
    [
      '10,000 quotes',
      '>'.repeat(10_000),
      ['Ligne 1 : 10 000 citations et listes l’une dans l’autre : 20 au plus.'],
    ],
    [
      '10,000 lists',
      `${'- '.repeat(10_000)}a`,
      ['Ligne 1 : 10 000 citations et listes l’une dans l’autre : 20 au plus.'],
    ],
    [
      'numbered lists',
      `${'1. '.repeat(21)}a`,
      ['Ligne 1 : 21 citations et listes l’une dans l’autre : 20 au plus.'],
    ],
    [
      'lists by indentation',
      `a\n\n${' '.repeat(50)}- a`,
      ['Ligne 3 : 26 citations et listes l’une dans l’autre : 20 au plus.'],
    ],
    [
      'marks',
      `Un\n\n${'*_'.repeat(10_000)}`,
      ['Ligne 3 : ce paragraphe a plus de 1 000 signes de mise en forme (* _ ~ ` <).'],
    ],
    [
      'marks over many lines',
      '*_\n'.repeat(501),
      ['Ligne 501 : ce paragraphe a plus de 1 000 signes de mise en forme (* _ ~ ` <).'],
    ],
    [
      'links',
      '[a](b)\n\n'.repeat(1001),
      ['Ligne 2001 : le texte a, jusqu’ici, plus de 1 000 liens et images.'],
    ],
    [
      'bare links',
      'https://a.fr '.repeat(1001),
      ['Ligne 1 : le texte a, jusqu’ici, plus de 1 000 liens et images.'],
    ],
    ['length', 'a'.repeat(150_001), ['Le texte a 150 001 caractères : 150 000 au plus.']],
  ])('refuses a text over a limit with line and sentence', ([_what, text, sentences]) => {
    expect(overLimits(text).map((sentence) => sentence.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual(
      sentences,
    );
  });
});
