import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startPair } from '../support/standby.ts';
import { readStore } from '../support/store.ts';
import { createBench } from './bench.ts';
import { type AcceptedLead, connect, expectStoredOnce, freshQuote, submit } from './leads.ts';

/** Leads per second, before, during and after the failure. */
const RATE = 20;

it('two nodes lose no accepted lead when the standby of their PostgreSQL takes over', async (context) => {
  const pair = await startPair();
  context.onTestFinished(pair.stop);
  const bench = await createBench('postgres', context);
  const ports = [await freePort(), await freePort()];
  const sites = [];
  for (const port of ports) sites.push(await bench.start({ PORT: String(port), DATABASE_URL: pair.url }));
  const clients = await Promise.all(sites.map(({ url }) => connect(url)));
  const accepted: AcceptedLead[] = [];
  let refused = 0;
  const posts: Promise<void>[] = [];

  async function post(turn: number): Promise<void> {
    const client = clients[turn % clients.length];
    if (!client) throw new Error('No client');
    const lead = freshQuote();
    for (let attempt = 1; ; attempt += 1) {
      try {
        accepted.push(await submit(client, lead));
        return;
      } catch (error) {
        expect(String(error)).toMatch(/Not accepted: 503/);
        refused += 1;
        if (attempt === 60) throw error;
        await sleep(500);
      }
    }
  }

  let turn = 0;
  const posting = setInterval(() => posts.push(post(turn++)), 1000 / RATE);
  await sleep(3000);
  await pair.failOver();
  await sleep(5000);
  clearInterval(posting);
  await Promise.all(posts);
  for (const site of sites) {
    await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.end('SIGTERM');
    expect(site.process.exitCode).toBe(0);
  }
  expect(refused).toBeGreaterThan(0);
  expectStoredOnce(await readStore({ engine: 'postgres', url: pair.url }), accepted);
  console.info(`${accepted.length} leads accepted, ${refused} attempts refused`);
});
