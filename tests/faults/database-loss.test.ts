import { renameSync } from 'node:fs';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, it, type TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { createBench } from './bench.ts';
import { type AcceptedLead, connect, expectStoredOnce, freshQuote, submit } from './leads.ts';

/** Leads per second, and how often all sessions are ended meanwhile. */
const RATE = 40;
const TERMINATIONS = 4;

it.concurrent('survives PostgreSQL ending its sessions under load, and loses no accepted lead', async (context) => {
  const bench = await createBench('postgres', context);
  const site = await bench.start();
  const client = await connect(site.url);
  const accepted: AcceptedLead[] = [];
  const refusals: string[] = [];
  const posts: Promise<void>[] = [];
  const post = async (): Promise<void> => {
    const lead = freshQuote();
    try {
      accepted.push(await submit(client, lead));
    } catch (error) {
      refusals.push(String(error));
      accepted.push(await again(() => submit(client, lead)));
    }
  };
  const posting = setInterval(() => posts.push(post()), 1000 / RATE);
  for (let round = 0; round < TERMINATIONS; round += 1) {
    await sleep(400);
    await endSessions(bench.location);
  }
  await sleep(400);
  clearInterval(posting);
  await Promise.all(posts);

  for (const refusal of refusals) expect(refusal).toMatch(/Not accepted: 503/);
  await site.end('SIGTERM');
  expect(site.process.exitCode).toBe(0);
  expectStoredOnce(await bench.readStore(), accepted);
});

it.concurrent('refuses leads within seconds while PostgreSQL is silent, and accepts them again afterwards', async (context) => {
  const bench = await createBench('postgres', context);
  const line = await openLine(bench.location, context);
  const metricsPort = String(await freePort());
  const site = await bench.start({ DATABASE_URL: line.url, METRICS_PORT: metricsPort });
  const client = await connect(site.url);
  const accepted = [await submit(client, freshQuote())];

  line.silence();
  const lead = freshQuote();
  const start = performance.now();
  await expect(submit(client, lead)).rejects.toThrow(/503/);
  // The deadline and a margin for a busy machine; without one, a connection waits for minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await metrics.text()).toContain('site_database_up 0');

  line.speak();
  accepted.push(await again(() => submit(client, lead)));
  await context.expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 20_000 })
    .toBe(200);
  line.silence();
  await expect(submit(client, freshQuote())).rejects.toThrow(/503/);
  await site.end('SIGTERM');
  expect(site.process.exitCode).toBe(0);
  line.speak();
  const stored = await bench.readStore();
  const emails = stored.leads.map(({ email }) => email);
  for (const { email } of accepted) expect(emails.filter((other) => other === email)).toHaveLength(1);
});

it.concurrent('answers a retry with the stored lead whose commit PostgreSQL did not confirm', async (context) => {
  const bench = await createBench('postgres', context);
  const line = await openLine(bench.location, context);
  const site = await bench.start({ DATABASE_URL: line.url });
  const client = await connect(site.url);
  const lead = freshQuote();

  line.silenceAfter(lead.email, 'commit');
  await expect(submit(client, lead)).rejects.toThrow(/503/);
  const { leads } = await bench.readStore();
  expect(leads.map(({ email }) => email)).toEqual([lead.email]);

  line.speak();
  const accepted = await again(() => submit(client, lead));
  expect(accepted.id).toBe(leads[0]?.id);
  expectStoredOnce(await bench.readStore(), [accepted]);
});

it.concurrent('refuses leads while its SQLite file is missing, and accepts them once it is back', async (context) => {
  const bench = await createBench('sqlite', context);
  const site = await bench.start();
  const client = await connect(site.url);
  const accepted = [await submit(client, freshQuote())];
  if (bench.location.engine !== 'sqlite') throw new Error('not on SQLite');
  const folder = dirname(bench.location.file);

  renameSync(folder, `${folder}-away`);
  try {
    await expect(submit(client, freshQuote())).rejects.toThrow(/503/);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    await context.expect.poll(site.output).toContain('was moved, deleted or replaced');
  } finally {
    renameSync(`${folder}-away`, folder);
  }
  accepted.push(await submit(client, freshQuote()));
  await site.end('SIGTERM');
  expectStoredOnce(await bench.readStore(), accepted);
});

/** Retries with the same key while the site is unavailable, as a form's script does. */
async function again(attempt: () => Promise<AcceptedLead>): Promise<AcceptedLead> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === 20) throw error;
      await sleep(500);
    }
  }
}

async function endSessions(location: { engine: string; url?: string }): Promise<void> {
  const admin = new Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(location.url ?? '').pathname.slice(1),
  ]);
  await admin.end();
}

/** A proxy to the database that can go silent: it forwards nothing and closes nothing. */
async function openLine(location: { engine: string; url?: string }, context: TestContext) {
  const target = new URL(location.url ?? '');
  const [host, databasePort] = [target.hostname, Number(target.port)];
  const sockets = new Set<Socket>();
  let isSilent = false;
  let lastWords: string[] = [];
  const server = createServer((near) => {
    const far = tcp(databasePort, host);
    let heard = 0;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes: Buffer) => {
        if (!isSilent) to.write(bytes);
        for (let word = lastWords[heard]; word !== undefined && bytes.includes(word); word = lastWords[heard])
          heard += 1;
        if (heard > 0 && heard === lastWords.length) isSilent = true;
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  context.onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  target.host = `127.0.0.1:${port}`;
  return {
    url: target.href,
    silence: () => {
      isSilent = true;
    },
    /** Goes silent once one connection has carried all these words, in this order. */
    silenceAfter: (...words: string[]) => {
      lastWords = words;
    },
    speak: () => {
      isSilent = false;
      lastWords = [];
    },
  };
}
