import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMortalSite, type MortalSite } from '../support/mortal-site.ts';
import { seededRandom } from '../support/random.ts';
import type { SiteProcess } from '../support/site-process.ts';
import type { Store } from '../support/store.ts';
import { createBench, ENGINES } from './bench.ts';
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

const KILLS = 12;
/** The first processes are killed on their way up, over the migrations of an empty database. */
const KILLS_DURING_FIRST_START = 4;
const SUBMITTERS = 6;
/** Longest times that a process is left alone: after its launch, or after it listens (ms). */
const LONGEST_START = 450;
const LONGEST_SERVICE = 700;
/** A visitor's rest between two leads (ms); it keeps the mails in step with what two cores can send. */
const REST = 80;

interface Submission extends AcceptedLead {
  attempts: number;
  /** When the attempt began that was answered. */
  sentAt: string;
}

describe.concurrent.each(ENGINES)('the site on %s, killed at random moments', (engine) => {
  it('row 3, row 4: keeps every accepted lead of all forms once, and sends all their mails', async (context) => {
    const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));
    context.onTestFailed(() => console.error(`To kill at the same moments again: KILL_SEED=${seed}`));
    const bench = await createBench(engine, context);
    const site = createMortalSite(() => bench.launch());

    let isOver = false;
    const killing = killAgainAndAgain(site, seededRandom(seed)).finally(() => {
      isOver = true;
    });
    const submitters = Array.from({ length: SUBMITTERS }, () => submitUntil(() => isOver, site));
    const [submissions] = await Promise.all([Promise.all(submitters), killing]);
    const accepted = submissions.flat();
    await waitForMails(bench);
    await (await site.up()).end('SIGTERM');

    const store = await bench.readStore();
    expectStoredOnce(store, accepted);
    const duplicates = expectMailsReceived(bench, store, accepted);
    console.log(
      `${engine}, seed ${seed}: ${KILLS} kills, ${accepted.length} leads accepted, ${store.leads.length} stored, ` +
        `${accepted.filter(({ attempts }) => attempts > 1).length} sent again after a lost connection ` +
        `(${storedBeforeAnswer(accepted, store)} of them stored already), ` +
        `${store.mails.length} mails, ${duplicates} received twice`,
    );
    expect(accepted.length).toBeGreaterThan(KILLS);
  });
});

/** Leaves a process running. */
async function killAgainAndAgain(site: MortalSite, random: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await site.launch();
    const isDuringStart = kill < KILLS_DURING_FIRST_START || random() < 0.15;
    if (!isDuringStart) await site.up();
    await sleep(random() * (isDuringStart ? LONGEST_START : LONGEST_SERVICE));
    await site.kill();
  }
  await site.launch();
}

/** One visitor, whose token outlives the processes. */
async function submitUntil(isOver: () => boolean, site: MortalSite): Promise<Submission[]> {
  const client = await throughKills(site, ({ url }) => connect(url));
  const accepted: Submission[] = [];
  while (!isOver()) {
    const lead = freshLead();
    accepted.push(
      await throughKills(site, async (_process, attempts) => {
        const sentAt = new Date().toISOString();
        return { ...(await submit(client, lead)), attempts, sentAt };
      }),
    );
    await sleep(REST);
  }
  return accepted;
}

/** Does the same again after each lost connection, as the site's forms do. */
async function throughKills<T>(
  site: MortalSite,
  attempt: (process: SiteProcess, attempts: number) => Promise<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    const process = await site.up();
    try {
      return await attempt(process, attempts);
    } catch (error) {
      if (!isConnectionLost(error) || attempts > KILLS + 1) throw error;
    }
  }
}

function storedBeforeAnswer(submissions: Submission[], { leads }: Store): number {
  const createdAt = new Map(leads.map((lead) => [lead.email, lead.created_at]));
  return submissions.filter(({ email, sentAt }) => (createdAt.get(email) ?? sentAt) < sentAt).length;
}
