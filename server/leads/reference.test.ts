import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { mailboxDigest } from './digests.ts';
import { newReference } from './reference.ts';

describe('the mailbox of an address', () => {
  testAll([
    ['ada@exemple.fr', 'ADA@Exemple.fr'],
    ['ada@exemple.fr', 'ada+devis@exemple.fr'],
    ['ada@exemple.fr', 'ada+a+b@exemple.fr'],
    ['adalovelace@gmail.com', 'a.da.love.lace@gmail.com'],
    ['adalovelace@gmail.com', 'Ada.Lovelace+site@googlemail.com'],
  ])('is the same for the addresses of one mailbox', ([one, other]) => {
    expect(mailboxDigest(other)).toBe(mailboxDigest(one));
  });

  testAll([
    ['ada@exemple.fr', 'adam@exemple.fr'],
    ['ada@exemple.fr', 'ada@exemple.com'],
    ['ada.lovelace@exemple.fr', 'adalovelace@exemple.fr'],
    ['+ada@exemple.fr', '+grace@exemple.fr'],
  ])('differs for the addresses of two mailboxes', ([one, other]) => {
    expect(mailboxDigest(other)).not.toBe(mailboxDigest(one));
  });
});

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
