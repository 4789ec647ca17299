import { expect, it } from 'vitest';
import { createRequestId } from './request-id.ts';

it('names each request otherwise, past the random bytes that are drawn at once', () => {
  const ids = Array.from({ length: 2000 }, createRequestId);
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
