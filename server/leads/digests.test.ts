import { describe, expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { mailboxDigest } from './digests.ts';

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
