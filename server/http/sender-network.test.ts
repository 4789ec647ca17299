import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { clientAddress, senderNetwork } from './sender-network.ts';

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

describe('network of a sender', () => {
  testAll([
    ['203.0.113.7', '203.0.113.7', null],
    ['203.0.113.7:51234', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::ffff:cb00:7107', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1:0::/56'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64', '2001:db8:1:0::/56'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
    ['2001:db8:1:a2ff::1', '2001:db8:1:a2ff::/64', '2001:db8:1:a200::/56'],
    ['unknown', 'unknown', null],
    ['', 'unknown', null],
    ['x'.repeat(10_000), 'unknown', null],
  ])('is an IPv4 address, or the first half of an IPv6 address in its block', ([address, network, block]) => {
    expect(senderNetwork(address)).toEqual({ network, block });
  });
});
