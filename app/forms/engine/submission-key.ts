import * as v from 'valibot';
import { forget, keep, recall } from '../draft/tab-storage.ts';

const storedSchema = v.pipe(v.string(), v.parseJson(), v.object({ body: v.string(), key: v.string() }));

/** Idempotency-Key: the same for the same `body` and `endpoint`, even after a reload of the tab. */
export function submissionKey(endpoint: string, body: string): string {
  const stored = v.safeParse(storedSchema, recall(endpoint));
  if (stored.success && stored.output.body === body) return stored.output.key;
  const key = newKey();
  keep(endpoint, JSON.stringify({ body, key }));
  return key;
}

/** Drops the key: the next submission to `endpoint` is another lead, even with the same text. */
export function forgetSubmissionKey(endpoint: string): void {
  forget(endpoint);
}

/** 128 random bits. `randomUUID` is not available over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
