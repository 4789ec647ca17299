import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { Unbroken } from './unbroken.tsx';

function held(text: string): string[] {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return Array.from(html.matchAll(/nowrap">([^<]+)</g), ([, word = '']) => word);
}

testAll([
  ['Quand serait-ce en ligne ?', ['serait-ce']],
  ['Pourra-t-il durer ?', ['Pourra-t-il']],
  ['Les week-ends et vingt-sept jours', ['week-ends', 'vingt-sept']],
  ['Les tout-petits', ['tout-petits']],
])('keeps a short compound on one line', ([text, words]) => {
  expect(held(text)).toEqual(words);
});

testAll(['Un site vitrine', 'Bourgogne-Franche-Comté', 'anticonstitutionnel-lement', 'a - b'])(
  'leaves what may break, or has no compound, as it is',
  (text) => {
    expect(held(text)).toEqual([]);
  },
);
