import { getRandomValues } from 'node:crypto';

/** Random bytes of an id: as many as of a UUID. */
const LENGTH = 16;

const pool = Buffer.alloc(256 * LENGTH);
let used = pool.length;

/** A new name for a request, in the log and in its answer: 32 hexadecimal digits that nobody can guess. */
export function createRequestId(): string {
  // `randomUUID` puts its text together digit by digit, which takes every later step twice as long.
  if (used === pool.length) {
    getRandomValues(pool);
    used = 0;
  }
  const start = used;
  used += LENGTH;
  return pool.toString('hex', start, used);
}
