import { expect, type TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type Bench, createBench, type Engine } from './bench.ts';
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

interface Starts {
  /** Number of empty databases to try, since processes seldom run the same statement at once. */
  starts: number;
  /** Settings of the processes, by the database of the bench. */
  settings?: (bench: Bench) => Promise<Record<string, string>>;
}

/** Starts processes together on an empty database, and expects them to share all work. */
export async function expectSharedWork(engine: Engine, { starts, settings }: Starts, context: TestContext) {
  for (let start = 0; start < starts; start += 1) {
    const bench = await createBench(engine, context);
    const own = await settings?.(bench);
    const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
    const sites = await Promise.all(ports.map((port) => bench.start({ PORT: String(port), ...own })));

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
