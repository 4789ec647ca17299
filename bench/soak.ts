import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { createDatabase, startPostgres } from '../tests/support/postgres.ts';
import { seededRandom } from '../tests/support/random.ts';
import { siteCommand } from '../tests/support/site-command.ts';
import { readStore, type Store } from '../tests/support/store.ts';
import { asText, isEveryBarMet, type Report } from './parts/report.ts';
import { visitedBy } from './soak/crowd.ts';
import { startFlappingMail } from './soak/flapping-mail.ts';
import { startCluster } from './soak/nodes.ts';
import { verdict } from './soak/verdict.ts';

/*
 * `npm run soak -- [--minutes 10] [--seed N]`: two nodes on one PostgreSQL, killed at random, with a flapping
 * mail server, visitors who send leads and bots that send hostile input. Prints one table; exit code 1 when a
 * lead or a mail was lost or duplicated, or the site answered 5xx on its own. In the second half one node is
 * left alone, so that a memory leak shows.
 */

/** Interval of retrying stuck mails while the outbox drains, and the deadline (ms). */
const DRAIN = { interval: 5000, deadline: 180_000 };

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
const seed = Number(values.seed ?? randomInt(2 ** 31));
process.stdout.write(`--minutes ${minutes} --seed ${seed}\n`);

ensureBuilt();
const random = seededRandom(seed);
const postgres = await startPostgres();
const url = await createDatabase(postgres.url);
const mail = await startFlappingMail(random);
const environment = {
  DATABASE_URL: url,
  SMTP_URL: mail.url,
  LEADS_TO: 'commercial@agence.example',
  LEADS_PER_HOUR: '1000000',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
};
const cluster = await startCluster(environment, random);
try {
  const [first] = cluster.nodes;
  const start = performance.now();
  const end = AbortSignal.timeout(minutes * 60_000);
  const isSecondHalf = () => performance.now() - start > minutes * 30_000;
  const any = () => cluster.nodes[random() < 0.5 ? 0 : 1];
  const [answers] = await Promise.all([
    visitedBy(cluster.findSite, random, end),
    cluster.disturb(() => (isSecondHalf() ? first : any()), end),
    mail.flap(end),
  ]);
  const store = await drain();
  const exitCodes = await cluster.stop();
  await mail.stop();

  const report: Report = {
    title: `Two nodes for ${minutes} minutes, seed ${seed}`,
    tables: [verdict({ answers, store, mail, cluster, exitCodes })],
    notes: lastErrors(),
  };
  process.stdout.write(asText(report));
  process.exitCode = isEveryBarMet([report]) ? 0 : 1;
} finally {
  await Promise.all(cluster.outputs.map((site) => site.end('SIGKILL')));
  await mail.stop();
  await postgres.stop();
}

/** Waits until all mails are sent; makes those waiting for a retry due, as an operator would. */
async function drain(): Promise<Store> {
  const deadline = performance.now() + DRAIN.deadline;
  for (;;) {
    const store = await readStore({ engine: 'postgres', url });
    const isEmpty = store.mails.every(({ status }) => status === 'sent');
    if (isEmpty || performance.now() > deadline) return store;
    await siteCommand(environment, 'mail', 'retry', '--all');
    await sleep(DRAIN.interval);
  }
}

function lastErrors(): string[] {
  const lines = cluster.outputs.flatMap((site) => site.output().split('\n'));
  return lines.filter((line) => /"level":[56]0/.test(line)).slice(-20);
}
