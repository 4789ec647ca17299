import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { encode, LEAD_WAYS, leadWith, send } from './lead-forms.ts';

/**
 * Longest halt allowed, in halts for an ordinary refused lead (4 to 20 ms on an idle machine), which hostile ones are at
 * most two of. Normalising 64 kB of marks took 900 ms, a list as long as the index in a name over 25,000.
 */
const MOST = 20;

describe('the event loop', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite', { limits: { submissionsPerNetworkAndMinute: 1_000_000 } });
  });
  afterAll(() => site.close());

  /** The longest halt of the event loop while `work` is done (ms). */
  async function longestHalt(work: () => Promise<void>): Promise<number> {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    // The delay is measured by a timer that fires late.
    await setTimeout(3);
    await work();
    await setTimeout(3);
    delay.disable();
    return delay.max / 1e6;
  }

  describe.each(LEAD_WAYS)('at $name', (way) => {
    // 60 kB, escaped or not.
    const marks = '\u0301\u0323'.repeat(way.isNative ? 5000 : 15_000);
    const third = marks.slice(0, marks.length / 3);
    const inEach = (text: string) => encode(way, { name: text, email: text, phone: text, [way.text]: text });

    let ordinary: number;
    beforeAll(async () => {
      ordinary = await halt(encode(way, leadWith(way, { email: 'nadia' })), 422);
    });

    testAll([
      ['marks in a name', encode(way, leadWith(way, { name: marks })), 422],
      ['marks in three fields', encode(way, { name: third, email: third, [way.text]: third }), 422],
      [
        '30 marks on each letter',
        inEach(`a${'\u0301\u0323'.repeat(15)}`.repeat(way.isNative ? 80 : 250)),
        422,
      ],
      ['letters alone', inEach('a'.repeat(15_000)), 422],
      ['line ends alone', inEach('\r\n'.repeat(way.isNative ? 2500 : 3500)), 422],
      ['a list as long as its name says', 'name[99999999]=a&a[0].b[500000000]=1', way.isNative ? 422 : 400],
      ['a field nested 20,000 deep', `name${'.a'.repeat(20_000)}=1`, way.isNative ? 422 : 400],
    ])('does not halt for a hostile body', async ([_what, body, status]) => {
      expect(await halt(body, status)).toBeLessThan(MOST * ordinary);
    });

    /** The best of three: a busy machine disturbs one or two. */
    async function halt(body: string, status: number): Promise<number> {
      const halts: number[] = [];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        halts.push(
          await longestHalt(async () => expect((await send(site, way, { body })).status).toBe(status)),
        );
      }
      return Math.min(...halts);
    }
  });
});
