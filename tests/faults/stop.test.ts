import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { launchSite } from '../../scripts/site-process.ts';
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

const SUBMITTERS = 4;
/** Leads that the process has accepted when it gets SIGTERM, with others in flight. */
const LEADS_BEFORE_STOP = 20;

// On PostgreSQL, nightly: two-nodes.long.test.ts.
describe.concurrent('the site on SQLite, told to stop by SIGTERM', () => {
  it('ends well within 10 s under load, with every accepted lead stored and no mail lost or repeated', async (context) => {
    const bench = await createBench('sqlite', context);
    const accepted: AcceptedLead[] = [];
    const site = await bench.start();
    const submitters = Array.from({ length: SUBMITTERS }, () => submitUntilRefused(site.url, accepted));
    await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(LEADS_BEFORE_STOP), 120_000);
    await site.end('SIGTERM');
    expect(site.process.exitCode).toBe(0);
    await Promise.all(submitters);

    const stopped = await bench.readStore();
    expectStoredOnce(stopped, accepted);
    expect(stopped.mails.filter(({ status }) => status === 'failed')).toEqual([]);

    await bench.start();
    await waitForMails(bench);
    const duplicates = expectMailsReceived(bench, await bench.readStore(), accepted);
    expect(duplicates).toBe(0);
    console.log(
      `${accepted.length} leads accepted and stored, ` +
        `${stopped.mails.filter(({ status }) => status === 'pending').length} of ${stopped.mails.length} mails ` +
        `left to the next process, ${duplicates} received twice`,
    );
  });

  it.for([
    ['a connection that it has not used yet', ''],
    ['a request that it has sent by half', 'POST /devis HTTP/1.1\r\nHost: localhost\r\n'],
  ])('ends well while a browser holds %s', async ([, start = ''], context) => {
    const bench = await createBench('sqlite', context);
    const site = await bench.start();
    const socket = openSocket({ host: '127.0.0.1', port: Number(new URL(site.url).port) });
    socket.on('error', () => {});
    context.onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
    socket.write(start);
    const accepted = await submit(await connect(site.url), freshLead());

    await site.end('SIGTERM');
    expect(site.process.exitCode).toBe(0);
    expectStoredOnce(await bench.readStore(), [accepted]);
  });
});

it.concurrent('ends at once, and well, when it is told a second time', async (context) => {
  const bench = await createBench('sqlite', context);
  const site = await bench.start();
  const socket = openSocket({ host: '127.0.0.1', port: Number(new URL(site.url).port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /devis HTTP/1.1\r\nHost: localhost\r\n');
  const accepted = await submit(await connect(site.url), freshLead());
  site.process.kill('SIGTERM');
  await vi.waitFor(() => expect(site.output()).toContain('"stopping"'), { timeout: 10_000 });
  await site.end('SIGTERM');
  expect([site.process.exitCode, site.process.signalCode]).toEqual([0, null]);
  expectStoredOnce(await bench.readStore(), [accepted]);
});

it.concurrent('ends well while its mail server does not answer, and sends the mail at the next start', async (context) => {
  const gate = Promise.withResolvers<void>();
  const hung = Promise.withResolvers<void>();
  const bench = await createBench('sqlite', context, {
    pause: (recipient) => {
      if (recipient !== LEADS_TO) return Promise.resolve();
      hung.resolve();
      return gate.promise;
    },
  });
  const site = await bench.start();
  const accepted = await submit(await connect(site.url), freshLead());
  await hung.promise;
  await site.end('SIGTERM');
  expect(site.process.exitCode).toBe(0);

  gate.resolve();
  await bench.endLeases();
  await bench.start();
  await waitForMails(bench);
  expectMailsReceived(bench, await bench.readStore(), [accepted]);
});

describe.concurrent('npm start, told to stop by SIGTERM', () => {
  it('hands the signal on to the site, which ends', async (context) => {
    const settings = { DATABASE_URL: 'sqlite::memory:', SMTP_URL: 'smtp://127.0.0.1:9' };
    const npm = await launchSite(settings, ROOT, ['npm', 'start']);
    try {
      await npm.listening;
      await npm.end('SIGTERM');
      const answer = () =>
        fetch(npm.url).then(
          () => 'answers',
          () => 'gone',
        );
      await context.expect.poll(answer).toBe('gone');
      expect(npm.output()).toContain('"msg":"stopping"');
    } finally {
      await npm.end('SIGKILL');
    }
  });
});

/** Sends leads until the site refuses connections, and collects the accepted ones. */
async function submitUntilRefused(url: string, accepted: AcceptedLead[]): Promise<void> {
  try {
    const client = await connect(url);
    for (;;) accepted.push(await submit(client, freshLead()));
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
  }
}
