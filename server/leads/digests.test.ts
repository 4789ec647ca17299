import { describe, expect, it } from 'vitest';
import { mailboxDigest } from './digests.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@exemple.fr', 'ADA@Exemple.fr'],
    ['ada@exemple.fr', 'ada+devis@exemple.fr'],
    ['ada@exemple.fr', 'ada+a+b@exemple.fr'],
    ['adalovelace@gmail.com', 'a.da.love.lace@gmail.com'],
    ['adalovelace@gmail.com', 'Ada.Lovelace+site@googlemail.com'],
  ])('is the same for %s and %s', (one, other) => {
    expect(mailboxDigest(other)).toBe(mailboxDigest(one));
  });

  it.each([
    ['ada@exemple.fr', 'adam@exemple.fr'],
    ['ada@exemple.fr', 'ada@exemple.com'],
    ['ada.lovelace@exemple.fr', 'adalovelace@exemple.fr'],
    ['+ada@exemple.fr', '+grace@exemple.fr'],
  ])('differs for %s and %s', (one, other) => {
    expect(mailboxDigest(other)).not.toBe(mailboxDigest(one));
  });
});
