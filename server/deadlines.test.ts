import { expect, it } from 'vitest';
import { unlessAborted } from './deadlines.ts';

const never = new Promise<never>(() => {});

it.each([
  ['already', AbortSignal.abort()],
  ['later', AbortSignal.timeout(1)],
])('gives up on what never ends when the signal is %s aborted', async (_when, signal) => {
  await expect(unlessAborted(never, signal)).rejects.toThrow(/abort/);
});

it('comes to what ends before', async () => {
  await expect(unlessAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1);
});
