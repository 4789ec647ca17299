import { describe, expect, it } from 'vitest';
import { newReference } from './reference.ts';

const references = Array.from({ length: 500 }, () => newReference('devis'));

describe('reference of a lead', () => {
  it('starts with the letter of the kind', () => {
    expect(newReference('devis')).toMatch(/^D-/);
    expect(newReference('contact')).toMatch(/^C-/);
  });

  it('has seven digits and capitals that are not mistaken for one another', () => {
    for (const reference of references) expect(reference).toMatch(/^D-[34679ACDEFGHJKMNPQRTWXY]{7}$/);
  });

  it('differs from one lead to the next and uses every character', () => {
    expect(new Set(references).size).toBe(references.length);
    expect(new Set(references.join('').replaceAll('D-', '')).size).toBe(23);
  });
});
