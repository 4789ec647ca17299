import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { seededRandom } from '../support/random.ts';
import { siteCommand } from '../support/site-command.ts';
import { readStore, type Store } from '../support/store.ts';
import { visitedBy } from './soak/crowd.ts';
import { startFlappingMail } from './soak/flapping-mail.ts';
import { startCluster } from './soak/nodes.ts';
import { verdict } from './soak/verdict.ts';

/*
 * `npm run soak -- [--minutes 10] [--seed N]`: two nodes on one PostgreSQL, killed at random, a mail server that comes
 * and goes, visitors who send leads and programs that send nonsense. Ends in one table, with code 1 when a lead or a
 * mail was lost or doubled, or the site answered with an error of its own. In the second half one node is left alone,
 * so that a growth of its memory shows.
 */

/** How often stuck mails are sent off again while the outbox is emptied, and for how long at most (ms). */
const DRAIN = { interval: 5000, deadline: 180_000 };

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 10);
const seed = Number(values.seed ?? randomInt(2 ** 31));
say(`${minutes} min, --seed ${seed}`);

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

  const lines = verdict({ answers, store, mail, cluster, exitCodes });
  const width = Math.max(...lines.map(({ what }) => what.length));
  for (const { what, value, isFault } of lines) say(`${isFault ? '✗' : ' '} ${what.padEnd(width)}  ${value}`);
  process.exitCode = lines.some(({ isFault }) => isFault) ? 1 : 0;
  if (process.exitCode) say(`✗ once more with --seed ${seed}; last words of the processes:\n${lastErrors()}`);
} finally {
  await Promise.all(cluster.outputs.map((site) => site.end('SIGKILL')));
  await mail.stop();
  await postgres.stop();
}

/** Waits until no mail is left, making those that wait for their next attempt due as an operator would. */
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

function lastErrors(): string {
  const lines = cluster.outputs.flatMap((site) => site.output().split('\n'));
  return lines
    .filter((line) => /"level":[56]0/.test(line))
    .slice(-20)
    .join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
