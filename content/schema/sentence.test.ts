import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { fillText } from '../sentence.ts';
import { sentence, words } from './sentence.ts';

const counted = sentence('count', 'brand');

function message(schema: v.GenericSchema, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message;
}

describe('a sentence with slots', () => {
  testAll([
    ['Nos {count} villes – {brand}', 'Nos 3 villes – Atelier'],
    ['{count} villes', '3 villes'],
    ['{brand}, {brand}', 'Atelier, Atelier'],
    ['Nos villes', 'Nos villes'],
  ])('fills the slots of a sentence', ([text, filled]) => {
    expect(fillText(v.parse(counted, text), { count: 3, brand: 'Atelier' })).toBe(filled);
  });

  it.each(['{town}', '{}', '{ count }'])('refuses %s, and names the known slots', (slot) => {
    expect(message(counted, `Nos ${slot} villes`)).toBe(
      `${slot} ne désigne rien ici ; sont permis : {count}, {brand}`,
    );
  });

  it.each(['Nos {count villes', 'Nos count} villes'])('refuses a brace that is not closed: %s', (text) => {
    expect(message(counted, text)).toBe('une accolade est seule : un nom se met entre { et }');
  });
});

it('refuses a slot in a text without slots', () => {
  expect(message(words, 'Nos {count} villes')).toBe('{count} ne désigne rien ici ; sont permis : aucun');
});
