import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

function held(text: string): string[] {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return Array.from(html.matchAll(/nowrap">([^<]+)</g), ([, word = '']) => word);
}

test.for([
  ['Quand serait-ce en ligne ?', ['serait-ce']],
  ['Pourra-t-il durer ?', ['Pourra-t-il']],
  ['Les week-ends et vingt-sept jours', ['week-ends', 'vingt-sept']],
  ['Les tout-petits', ['tout-petits']],
] as const)('keeps a short compound of « %s » on one line', ([text, words]) => {
  expect(held(text)).toEqual(words);
});

test.for(['Un site vitrine', 'Bourgogne-Franche-Comté', 'anticonstitutionnel-lement', 'a - b'])(
  'leaves « %s » as it is, which may break or has nothing to hold',
  (text) => {
    expect(held(text)).toEqual([]);
  },
);
