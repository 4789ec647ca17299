import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite('sqlite');
});
afterAll(() => site.close());

it('returns the promised answer time, over a weekend and a holiday too, and is never cached', async () => {
  const ask = async () => {
    const response = await site.request('/api/answer-by');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return (await response.json()).answerBy;
  };
  const at = (moment: string) =>
    site.clock.advance(site.clock.now().until(Temporal.Instant.from(moment), { largestUnit: 'hours' }));

  at('2026-03-13T10:23:00Z');
  expect(await ask()).toBe('aujourd’hui 15\u00a0h\u00a040');
  at('2026-03-13T16:20:00Z');
  expect(await ask()).toBe('lundi 12\u00a0h\u00a030');
  at('2026-07-13T15:00:00Z');
  expect(await ask()).toBe('mercredi 12\u00a0h\u00a010');
});

it('answers other methods with 405', async () => {
  expect((await site.request('/api/answer-by', { method: 'POST' })).status).toBe(405);
});
