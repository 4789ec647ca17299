import { expect, it } from 'vitest';
import { unlessAborted } from './deadlines.ts';

const never = new Promise<never>(() => {});

it.each([
  ['already', AbortSignal.abort()],
  ['later', AbortSignal.timeout(1)],
])('rejects once the signal is %s aborted, though the work never ends', async (_when, signal) => {
  await expect(unlessAborted(never, signal)).rejects.toThrow(/abort/);
});

it('resolves when the work ends first', async () => {
  await expect(unlessAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1);
});
