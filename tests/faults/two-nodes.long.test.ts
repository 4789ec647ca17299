import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createMortalSite } from '../support/mortal-site.ts';
import { createBench } from './bench.ts';
import {
  type AcceptedLead,
  connect,
  expectMailsReceived,
  expectStoredOnce,
  freshLead,
  isConnectionLost,
  submit,
  waitForMails,
} from './leads.ts';

const KILLS = 2;
const SUBMITTERS = 4;
/** How long a node serves before it is killed, and a visitor's pause between two leads (ms). */
const SERVICE = 500;
const REST = 60;
/** Mails that a process leases at a time: the most that its death can send twice. */
const MAILS_IN_HAND = 1;

describe('two nodes on one PostgreSQL, one of them killed again and again, and stopped at last, under load', () => {
  it('keep every lead once, and send each mail once except those leased by a killed process', async (context) => {
    const bench = await createBench('postgres', context);
    const PORT = String(await freePort());
    const mortal = createMortalSite(() => bench.launch({ PORT }));
    await mortal.launch();
    const lasting = await bench.start();
    let isOver = false;

    async function killAgainAndAgain(): Promise<void> {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await mortal.up();
        await sleep(SERVICE);
        await mortal.kill();
        await mortal.launch();
      }
      await mortal.up();
      await sleep(SERVICE);
      expect(await mortal.kill('SIGTERM')).toBe(0);
      isOver = true;
    }

    /** A visitor behind a load balancer that tries one node, then the other. */
    async function submitUntilOver(): Promise<AcceptedLead[]> {
      const clients = [await connect(`http://localhost:${PORT}`, lasting.url), await connect(lasting.url)];
      const accepted: AcceptedLead[] = [];
      for (let turn = 0; !isOver; turn += 1) {
        const [first, second] = turn % 2 === 0 ? clients : clients.toReversed();
        if (!first || !second) break;
        const lead = freshLead();
        const answer = submit(first, lead).catch((error: unknown) => {
          if (!isConnectionLost(error)) throw error;
          return submit(second, lead);
        });
        accepted.push(await answer);
        await sleep(REST);
      }
      return accepted;
    }

    const submitters = Array.from({ length: SUBMITTERS }, submitUntilOver);
    const [submissions] = await Promise.all([Promise.all(submitters), killAgainAndAgain()]);
    const accepted = submissions.flat();
    // They finish their leased mails: leases that are left belong to killed processes.
    await lasting.end('SIGTERM');
    expect(lasting.process.exitCode).toBe(0);
    await bench.endLeases();
    await bench.start();
    await waitForMails(bench);

    const store = await bench.readStore();
    expectStoredOnce(store, accepted);
    expect(expectMailsReceived(bench, store, accepted)).toBeLessThanOrEqual(KILLS * MAILS_IN_HAND);
    expect(lasting.output()).not.toContain('"level":50');
  });
});
