import * as v from 'valibot';

const storedSchema = v.pipe(v.string(), v.parseJson(), v.object({ body: v.string(), key: v.string() }));

/** Holds the keys when the browser refuses storage; they then last as long as the page. */
const memory = new Map<string, string>();

/** Key of a submission: the same for the same `body` sent to `endpoint`, even after a reload of the tab. */
export function submissionKey(endpoint: string, body: string): string {
  const stored = v.safeParse(storedSchema, read(endpoint));
  if (stored.success && stored.output.body === body) return stored.output.key;
  const key = newKey();
  write(endpoint, JSON.stringify({ body, key }));
  return key;
}

/** Ends a submission: the next one to `endpoint` is another lead, even with the same text. */
export function forgetSubmissionKey(endpoint: string): void {
  memory.delete(endpoint);
  withStorage((storage) => storage.removeItem(endpoint));
}

function read(endpoint: string): string | null {
  return withStorage((storage) => storage.getItem(endpoint)) ?? memory.get(endpoint) ?? null;
}

function write(endpoint: string, value: string): void {
  memory.set(endpoint, value);
  withStorage((storage) => storage.setItem(endpoint, value));
}

/** Browsers that block site data throw on the mere mention of `sessionStorage`. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (_error) {
    return undefined;
  }
}

/** 128 random bits. Not `randomUUID`, which browsers withhold from plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
