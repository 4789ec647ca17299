import { describe, expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { senderNetwork } from './sender-network.ts';

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
