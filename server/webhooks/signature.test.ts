import { expect, it } from 'vitest';
import { newSecret, signatureHeaders } from './signature.ts';

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
