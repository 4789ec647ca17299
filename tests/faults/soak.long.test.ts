import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../domain/random.ts';
import { freePort } from '../../scripts/free-port.ts';
import { createMortalSite } from '../support/mortal-site.ts';
import { siteCommand } from '../support/site-command.ts';
import { createBench, LEADS_TO } from './bench.ts';
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

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const SUBMITTERS = 6;
/** A visitor’s longest pause between two leads, and the longest that a slow mail server takes (ms). */
const REST = 700;
const SLOWNESS = 1500;
/** Time between two ends of a node, and longest before it is started again (ms). */
const CALM = { least: 3000, most: 10_000 };
const LONGEST_ABSENCE = 1500;
/** What the mail server does in turn, and how long (s). */
const MOODS = [
  ['well', 8, 25],
  ['puts off', 4, 10],
  ['well', 8, 25],
  ['slow', 4, 10],
  ['well', 8, 25],
  ['away', 2, 8],
] as const;
/** Mails that a node sends at a time (`server/mail/mailer.ts`): its end, or the mail server’s, sends them twice at most. */
const MAILS_IN_HAND = 5;

describe(`two nodes on one PostgreSQL for ${MINUTES} minutes`, () => {
  it(
    'keep every lead once, and send its mails, while both are killed and the mail server comes and goes (row 2, row 3, row 4)',
    async (context) => {
      const seed = Number(process.env.SOAK_SEED ?? randomInt(2 ** 31));
      context.onTestFailed(() => console.error(`For the same faults again: SOAK_SEED=${seed}`));
      const random = randomFrom(seed);
      const between = (least: number, most: number) => least + random() * (most - least);
      let mood: (typeof MOODS)[number][0] = 'well';
      const bench = await createBench('postgres', context, {
        refuse: () =>
          mood === 'puts off' && random() < 0.6 ? { code: 451, text: 'Come back later' } : undefined,
        pause: () => sleep(mood === 'slow' ? random() * SLOWNESS : 0),
      });
      const ports = [String(await freePort()), String(await freePort())] as const;
      const nodes = ports.map((PORT) => createMortalSite(() => bench.launch({ PORT, LOG_LEVEL: 'warn' })));
      const [lasting] = nodes;
      const any = () => (random() < 0.5 ? nodes[0] : nodes[1]);
      for (const node of nodes) {
        await node.launch();
        await node.up();
      }

      const start = performance.now();
      const end = AbortSignal.timeout(MINUTES * 60_000);
      const wait = (time: number) => sleep(time, undefined, { signal: end }).catch(() => {});
      const accepted: AcceptedLead[] = [];
      let [ends, departures, lostConnections, highest] = [0, 0, 0, 0];

      /** Sends a lead again after each lost connection, as the site’s forms do. */
      async function submitUntilOver(): Promise<void> {
        while (!end.aborted) {
          const lead = freshLead();
          for (let isTaken = false; !isTaken; ) {
            const url = `http://localhost:${random() < 0.5 ? ports[0] : ports[1]}`;
            try {
              accepted.push(await submit(await connect(url), lead));
              isTaken = true;
            } catch (error) {
              if (!isConnectionLost(error)) throw error;
              lostConnections += 1;
              await sleep(100);
            }
          }
          await wait(random() * REST);
        }
      }

      /** In the second half one node is left alone, so that its memory tells of a leak. */
      async function killUntilOver(): Promise<void> {
        while (!end.aborted) {
          await wait(between(CALM.least, CALM.most));
          if (end.aborted) return;
          const isSecondHalf = performance.now() - start > MINUTES * 30_000;
          const node = isSecondHalf ? nodes[1] : any();
          ends += 1;
          await node?.kill(random() < 0.25 ? 'SIGTERM' : 'SIGKILL');
          await sleep(random() * LONGEST_ABSENCE);
          await node?.launch();
          if (random() < 0.15) {
            await sleep(random() * 600);
            await node?.kill();
            await node?.launch();
          }
          await node?.up();
          if (isSecondHalf) highest = Math.max(highest, residentMemory((await lasting?.up())?.process.pid));
        }
      }

      async function flapUntilOver(): Promise<void> {
        for (let turn = 0; !end.aborted; turn += 1) {
          const [next, least, most] = MOODS[turn % MOODS.length] ?? MOODS[0];
          mood = next;
          if (next === 'away') {
            departures += 1;
            await bench.smtp.down();
          }
          await wait(1000 * between(least, most));
          if (next === 'away') await bench.smtp.up();
        }
        mood = 'well';
      }

      const submitters = Array.from({ length: SUBMITTERS }, submitUntilOver);
      await Promise.all([killUntilOver(), flapUntilOver(), ...submitters]);
      const { location } = bench;
      const DATABASE_URL = location.engine === 'postgres' ? location.url : '';
      // Mails to the agency that are retried go to whom `LEADS_TO` names now.
      await siteCommand({ DATABASE_URL, LEADS_TO }, 'mail', 'retry', '--all');
      await bench.endLeases();
      await waitForMails(bench);

      const store = await bench.readStore();
      expectStoredOnce(store, accepted);
      const repeated = expectMailsReceived(bench, store, accepted);
      expect(repeated).toBeLessThanOrEqual(MAILS_IN_HAND * (ends + departures));
      console.log(
        `seed ${seed}: ${ends} ends of a node, ${accepted.length} leads accepted, ${lostConnections} connections ` +
          `lost, ${store.mails.length} mails, ${repeated} received twice; the node left alone held ${highest} MiB at most`,
      );
    },
    (MINUTES + 10) * 60_000,
  );
});

/** From Linux’s /proc (MiB). */
function residentMemory(pid: number | undefined): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}
