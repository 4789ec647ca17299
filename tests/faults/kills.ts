import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type TestContext } from 'vitest';
import { randomFrom } from '../../domain/random.ts';
import type { SiteProcess } from '../../scripts/site-process.ts';
import { createMortalSite, type MortalSite } from '../support/mortal-site.ts';
import type { Store } from '../support/store.ts';
import { createBench, type Engine } from './bench.ts';
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

/** The first processes are killed while they start and migrate an empty database. */
const KILLS_DURING_FIRST_START = 4;
const SUBMITTERS = 6;
/** More attempts than processes can be killed during one of them. */
const MOST_ATTEMPTS = 100;
/**
 * Longest times before a process is killed: after its launch, or after it listens (ms). One that starts more
 * slowly also serves longer: otherwise a busy machine would kill dozens before a lead gets through.
 */
const LONGEST_START = 450;
const LONGEST_SERVICE = 700;
/** A visitor's pause between two leads (ms), so that two cores can keep up with the mails. */
const REST = 80;

interface Submission extends AcceptedLead {
  attempts: number;
  /** Start of the attempt that was answered. */
  sentAt: string;
}

/** Minimum numbers of kills and of accepted leads: a slow machine goes on until it has both. */
interface Least {
  kills: number;
  leads: number;
}

interface KillOptions {
  least: Least;
  /** Waits until the leases of killed processes expire (30 s), instead of ending them. */
  waitsForLeases: boolean;
}

/** Kills the site at random moments under load, and expects every accepted lead once, and all mails. */
export async function expectNothingLostToKills(
  engine: Engine,
  { least, waitsForLeases }: KillOptions,
  context: TestContext,
) {
  const seed = Number(process.env.KILL_SEED ?? randomInt(2 ** 31));
  context.onTestFailed(() => console.error(`To kill at the same moments again: KILL_SEED=${seed}`));
  const bench = await createBench(engine, context);
  const site = createMortalSite(() => bench.launch());

  let isOver = false;
  const accepted: Submission[] = [];
  const hasEnough = (kills: number) => kills >= least.kills && accepted.length >= least.leads;
  /** Mails leased by killed processes: `owner mail`. */
  const inHand = new Set<string>();
  async function noteWhatWasInHand(): Promise<void> {
    for (const { id, status, lease_owner } of (await bench.readStore()).mails)
      if (status === 'pending' && lease_owner !== null) inHand.add(`${lease_owner} ${id}`);
  }
  const killing = killAgainAndAgain(site, randomFrom(seed), hasEnough, noteWhatWasInHand).finally(() => {
    isOver = true;
  });
  const submitters = Array.from({ length: SUBMITTERS }, () => submitUntil(() => isOver, site, accepted));
  const [kills] = await Promise.all([killing, ...submitters]);
  if (!waitsForLeases) {
    // It finishes the mails that it has leased.
    await site.kill('SIGTERM');
    await bench.endLeases();
    await site.launch();
  }
  await waitForMails(bench);
  await (await site.up()).end('SIGTERM');

  const store = await bench.readStore();
  expectStoredOnce(store, accepted);
  const duplicates = expectMailsReceived(bench, store, accepted);
  expect(duplicates).toBeLessThanOrEqual(inHand.size);
  console.log(
    `${engine}, seed ${seed}: ${kills} kills, ${accepted.length} leads accepted, ${store.leads.length} stored, ` +
      `${accepted.filter(({ attempts }) => attempts > 1).length} sent again after a lost connection ` +
      `(${storedBeforeAnswer(accepted, store)} of them stored already), ` +
      `${store.mails.length} mails, ${duplicates} received twice, ${inHand.size} in hand at a kill`,
  );
}

/**
 * Kills the site again and again, leaves a process running, and returns the number of kills.
 * @param afterKill called after each kill once a process has come up, which creates the tables
 */
async function killAgainAndAgain(
  site: MortalSite,
  random: () => number,
  hasEnough: (kills: number) => boolean,
  afterKill: () => Promise<void>,
): Promise<number> {
  let kills = 0;
  let wasUp = false;
  for (; !hasEnough(kills); kills += 1) {
    const launch = performance.now();
    await site.launch();
    const isDuringStart = kills < KILLS_DURING_FIRST_START || random() < 0.15;
    if (!isDuringStart) await site.up();
    wasUp ||= !isDuringStart;
    const service = Math.max(LONGEST_SERVICE, performance.now() - launch);
    await sleep(random() * (isDuringStart ? LONGEST_START : service));
    await site.kill();
    if (wasUp) await afterKill();
  }
  await site.launch();
  return kills;
}

/** One visitor, whose token outlives the processes. */
async function submitUntil(isOver: () => boolean, site: MortalSite, accepted: Submission[]): Promise<void> {
  const client = await throughKills(site, ({ url }) => connect(url));
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
}

/** Retries after each lost connection, as the site's forms do. */
async function throughKills<T>(
  site: MortalSite,
  attempt: (process: SiteProcess, attempts: number) => Promise<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    const process = await site.up();
    try {
      return await attempt(process, attempts);
    } catch (error) {
      if (!isConnectionLost(error) || attempts > MOST_ATTEMPTS) throw error;
    }
  }
}

function storedBeforeAnswer(submissions: Submission[], { leads }: Store): number {
  const createdAt = new Map(leads.map((lead) => [lead.email, lead.created_at]));
  return submissions.filter(({ email, sentAt }) => (createdAt.get(email) ?? sentAt) < sentAt).length;
}
