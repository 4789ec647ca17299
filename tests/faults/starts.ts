import { expect, type TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createBench, type Engine } from './bench.ts';
import {
  type AcceptedLead,
  connect,
  expectMailsReceived,
  expectStoredOnce,
  freshLead,
  submit,
  waitForMails,
} from './leads.ts';

const PROCESSES = 3;
/** Leads sent to each process, at once. */
const LEADS = 5;

/**
 * Starts processes together on an empty database, and expects them to share all work.
 * @param starts number of empty databases to try, since processes seldom run the same statement at once
 */
export async function expectSharedWork(engine: Engine, { starts }: { starts: number }, context: TestContext) {
  for (let start = 0; start < starts; start += 1) {
    const bench = await createBench(engine, context);
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const sites = await Promise.all(ports.map((port) => bench.start({ PORT: String(port) })));

    const accepted: AcceptedLead[] = [];
    for (const { url } of sites) {
      const client = await connect(url);
      accepted.push(...(await Promise.all(Array.from({ length: LEADS }, () => submit(client, freshLead())))));
    }
    await waitForMails(bench);
    await Promise.all(sites.map((site) => site.end('SIGTERM')));

    const store = await bench.readStore();
    expectStoredOnce(store, accepted);
    expect(expectMailsReceived(bench, store, accepted)).toBe(0);
    expect(sites.map(({ process }) => process.exitCode)).toEqual(sites.map(() => 0));
  }
}
