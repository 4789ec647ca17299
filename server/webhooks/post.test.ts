import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { isPublicAddress, newSecret, postJson, signatureHeaders } from './post.ts';

testAll([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
] as const)('an address of this machine or a private network is known as such', ([address, isPublic]) =>
  expect(isPublicAddress(address)).toBe(isPublic),
);

/** The example of Standard Webhooks’ own libraries. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  now: Temporal.Instant.fromEpochMilliseconds(1614265330_000),
  body: '{"test": 2432232314}',
};

it('signs as the specification’s example, with a former secret too', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const headers = signatureHeaders({ ...MESSAGE, secrets: [secret, SECRET] });
  expect(headers).toMatchObject({ 'webhook-id': MESSAGE.id, 'webhook-timestamp': '1614265330' });
  const [own, former] = headers['webhook-signature']?.split(' ') ?? [];
  expect(former).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(own).toMatch(/^v1,[\w+/]{43}=$/);
  expect(own).not.toBe(former);
});

it('tries each address of a receiver, as where « localhost » is « ::1 » first and it listens to 127.0.0.1', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  const addresses = [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(async () => Object.assign(addresses));
  syncBuiltinESMExports();
  onTestFinished(() => {
    lookup.mockRestore();
    syncBuiltinESMExports();
    server.close();
  });
  await postJson({ url: `http://${host}/`, body: '{}', headers: {}, privateHosts: [host] });
});
