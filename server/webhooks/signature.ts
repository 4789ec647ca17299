import { createHmac, randomBytes } from 'node:crypto';

/** A new secret, as Standard Webhooks writes them. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

interface Signed {
  /** The same for each attempt, so that a second delivery is recognised. */
  id: string;
  now: Temporal.Instant;
  body: string;
  /** The current secret first; a former one signs too until receivers have changed it. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows a message as ours (Standard Webhooks, 1.0). */
export function signatureHeaders({ id, now, body, secrets }: Signed): Record<string, string> {
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
