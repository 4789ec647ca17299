import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createBench } from './bench.ts';
import {
  type AcceptedLead,
  connect,
  expectMailsReceived,
  expectStoredOnce,
  freshQuote,
  submit,
  waitForMails,
} from './leads.ts';

const LEADS = 1000;
const SUBMITTERS = 8;
/** Longer than a lease (ms). */
const PAUSE = 46_000;
/** A mail server that takes its time (ms), so that a process is nearly always in the middle of a mail. */
const SLOWNESS = 200;

describe('many mails', () => {
  it('leave at the first attempt through a relay that allows one connection (row 2)', async (context) => {
    const bench = await createBench('sqlite', context, {
      refuseConnection: (open) => (open > 1 ? { code: 421, text: '4.7.0 Too many connections' } : undefined),
    });
    const client = await connect((await bench.start()).url);
    const accepted: AcceptedLead[] = [];
    const submitters = Array.from({ length: SUBMITTERS }, async () => {
      while (accepted.length < LEADS) accepted.push(await submit(client, freshQuote()));
    });
    await Promise.all(submitters);
    await waitForMails(bench);
    const store = await bench.readStore();
    expectStoredOnce(store, accepted);
    expect(expectMailsReceived(bench, store, accepted)).toBe(0);
    expect(new Set(store.mails.map(({ attempts }) => attempts))).toEqual(new Set([1]));
  });

  it('leave once, but for one in doubt, when a node is held up for longer than its leases', async (context) => {
    const bench = await createBench('postgres', context, { pause: () => sleep(SLOWNESS) });
    const lasting = await bench.start();
    const paused = await bench.start({ PORT: String(await freePort()) });
    const client = await connect(lasting.url);
    const accepted: AcceptedLead[] = [];
    const submitFor = async (milliseconds: number) => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end) {
        accepted.push(await submit(client, freshQuote()));
        await sleep(2 * SLOWNESS);
      }
    };
    await submitFor(3000);
    paused.process.kill('SIGSTOP');
    await submitFor(PAUSE);
    paused.process.kill('SIGCONT');
    await submitFor(3000);
    await waitForMails(bench);
    const store = await bench.readStore();
    expectStoredOnce(store, accepted);
    expect(expectMailsReceived(bench, store, accepted)).toBeLessThanOrEqual(1);
  });
});
