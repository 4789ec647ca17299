import { join } from 'node:path';
import { startNext } from './next-peer.ts';
import { startBareNode, startNginx } from './peers.ts';
import { fetchRaw, textOf } from './raw-answer.ts';
import { barTable, type Report } from './report.ts';
import { type RunningServer, SERVER_CORE } from './server-process.ts';
import { startBenchedSite, warmUp } from './site.ts';
import { median, percentile, spread } from './statistics.ts';
import { steadyRate } from './steady-rate.ts';
import { CONNECTIONS, throughput } from './throughput.ts';

const ROUNDS = 5;
/** Durations (s) of warm-up (long enough for the JIT on a slow machine) and of one measurement. */
const SECONDS = { warmUp: 10, round: 3, steady: 12 };
const RATE = 500;
const BARS = { ofNode: 0.5, ofNext: 20, p99: 20 };

const SITE = 'the site';
const NGINX = 'nginx, 1 worker';
const NODE = 'node:http alone';
const NEXT = 'Next.js';

interface Contender {
  name: string;
  server: RunningServer;
  paths: readonly string[];
  /** Requests per second of each round. */
  perSecond: number[];
  coreUse: number[];
  /** Response times at the steady rate (ms). */
  times: readonly number[];
}

/** Measures one process on one core, against other servers with the same page on the same core. */
export async function benchServer(folder: string): Promise<Report> {
  const servers: RunningServer[] = [];
  try {
    const contenders = await startContenders(folder, servers);
    await measureThroughput(contenders);
    await measureSteadyRate(contenders);
    return report(contenders);
  } finally {
    for (const server of servers) await server.end();
  }
}

/**
 * Starts the site and its peers, and checks that they serve the same page.
 * @param servers receives each as soon as it runs, so that it is stopped if a later one fails
 */
async function startContenders(folder: string, servers: RunningServer[]): Promise<Contender[]> {
  const keep = async (starting: Promise<RunningServer>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  const site = await keep(startBenchedSite({ folder: join(folder, 'site'), core: SERVER_CORE }));
  const paths = await warmUp(site);
  const page = await fetchRaw(`${site.url}/`);
  const html = textOf(page);

  const nginx = await keep(startNginx(join(folder, 'nginx'), page));
  const bareNode = await keep(startBareNode(join(folder, 'node'), page));
  for (const { url } of [nginx, bareNode]) {
    const { body } = await fetchRaw(`${url}/`);
    if (!body.equals(page.body)) throw new Error(`${url} does not serve the bytes of the site`);
  }
  const next = await keep(startNext(folder, html));
  const heading = /<h1[^>]*>/.exec(html)?.[0] ?? '<h1';
  if (!textOf(await fetchRaw(`${next.url}/`)).includes(heading))
    throw new Error('Next.js does not show the page of the site');

  const contender = (name: string, server: RunningServer, asked: readonly string[] = ['/']): Contender => ({
    name,
    server,
    paths: asked,
    perSecond: [],
    coreUse: [],
    times: [],
  });
  return [
    contender(SITE, site, paths),
    contender(NGINX, nginx),
    contender(NODE, bareNode),
    contender(NEXT, next),
  ];
}

/** Interleaved, so that a disturbance of the machine hits all of them. */
async function measureThroughput(contenders: readonly Contender[]): Promise<void> {
  for (const { server } of contenders) await throughput(`${server.url}/`, SECONDS.warmUp);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, perSecond, coreUse } of contenders) {
      const result = await throughput(`${server.url}/`, SECONDS.round);
      perSecond.push(result.requestsPerSecond);
      coreUse.push(result.coreUse);
    }
  }
}

async function measureSteadyRate(contenders: readonly Contender[]): Promise<void> {
  for (const contender of contenders) {
    contender.times = await steadyRate({
      url: contender.server.url,
      paths: contender.paths,
      perSecond: RATE,
      seconds: SECONDS.steady,
      connections: CONNECTIONS,
    });
  }
}

function report(contenders: readonly Contender[]): Report {
  const rate = (name: string) => median(contenders.find((one) => one.name === name)?.perSecond ?? []);
  const ratio = (name: string) => rate(SITE) / rate(name);
  const tail = percentile(contenders.find(({ name }) => name === SITE)?.times ?? [], 99);
  return {
    title: 'Server, one process on one core',
    tables: [
      barTable([
        {
          what: 'throughput of a kept page',
          bar: `≥ ${BARS.ofNode} × node:http`,
          measured: `${ratio(NODE).toFixed(2)} × node:http`,
          isMet: ratio(NODE) >= BARS.ofNode,
        },
        {
          what: 'throughput of a kept page',
          bar: `≥ ${BARS.ofNext} × Next.js`,
          measured: `${ratio(NEXT).toFixed(1)} × Next.js`,
          isMet: ratio(NEXT) >= BARS.ofNext,
        },
        {
          what: `99th percentile at ${RATE} requests/s`,
          bar: `≤ ${BARS.p99} ms`,
          measured: `${tail.toFixed(1)} ms`,
          isMet: tail <= BARS.p99,
        },
      ]),
      {
        columns: ['server', 'requests/s', 'site ÷ it', 'core in use', 'p50 (ms)', 'p99 (ms)', 'longest (ms)'],
        rows: contenders.map(({ name, perSecond, coreUse, times }) => ({
          cells: [
            name,
            spread(perSecond),
            ratio(name).toFixed(2),
            `${(median(coreUse) * 100).toFixed(0)} %`,
            ...[50, 99, 100].map((percent) => percentile(times, percent).toFixed(1)),
          ],
        })),
      },
    ],
    notes: [
      `Throughput: wrk, ${CONNECTIONS} open connections, the home page, ${ROUNDS} rounds of ${SECONDS.round} s in turns; median (least–most). Server on core ${SERVER_CORE}, wrk on the other.`,
      `Latency: ${RATE} requests/s for ${SECONDS.steady} s, each timed from when it was due; the site is asked for all of its pages in turn, the others for the one they have.`,
      'nginx of Debian: one worker, the bytes and headers of the site’s answer, Brotli from a file made beforehand, access log with a buffer.',
      'node:http alone: the same bytes and headers from memory, without log, cache or checks: the most that Node can do.',
      'Next.js: `next start`, a static page of the same elements and texts, with its own compression.',
    ],
  };
}
