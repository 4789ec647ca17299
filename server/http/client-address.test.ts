import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { clientAddress } from './client-address.ts';

// The same cases at every run.
fc.configureGlobal({ seed: 20_261_124 });

describe('address of the visitor', () => {
  testAll([
    ['no proxy is trusted', '1.1.1.1', 0, 'peer'],
    ['the header is missing', null, 1, 'peer'],
    ['the header is empty', '', 1, 'peer'],
    ['the header holds separators only', ' , ', 1, 'peer'],
    ['one proxy added it', '1.1.1.1', 1, '1.1.1.1'],
    ['one proxy added it to a forged one', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies added theirs', '6.6.6.6, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
    ['there are fewer entries than proxies', '1.1.1.1', 3, '1.1.1.1'],
    ['it is an IPv6 address', '2001:db8::1', 1, '2001:db8::1'],
  ])('is the one that the last trusted proxy saw', ([_case, header, proxies, expected]) => {
    expect(clientAddress('peer', header, proxies)).toBe(expected);
  });

  it('cannot be forged, whatever the visitor sends', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), fc.ipV4(), (forged, proxies, visitor) => {
        const added = [visitor, ...Array.from({ length: proxies - 1 }, (_, hop) => `10.0.0.${hop}`)];
        expect(clientAddress('peer', [forged, ...added].join(', '), proxies)).toBe(visitor);
        expect(clientAddress('peer', forged, 0)).toBe('peer');
      }),
    );
  });
});
