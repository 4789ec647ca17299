import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { fetchRaw, type RawAnswer } from './raw-answer.ts';
import { barTable, type Report } from './report.ts';
import { type RunningServer, SERVER_CORE, startServer } from './server-process.ts';
import { startBenchedSite, warmUp } from './site.ts';
import { median, percentile, spread } from './statistics.ts';
import { steadyRate } from './steady-rate.ts';
import { CONNECTIONS, throughput } from './throughput.ts';

const ROUNDS = 5;
/** Durations (s) of warm-up (long enough for the JIT on a slow machine) and of one measurement. */
const SECONDS = { warmUp: 10, round: 3, steady: 12 };
const RATE = 500;
const BARS = { ofNode: 0.5, p99: 20 };

const SITE = 'the site';
const NODE = 'node:http alone';
/** Headers that Node adds itself to each response. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

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

/** Measures one process on one core, beside what Node does with the same page on the same core. */
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
 * Starts the site and the baseline, and checks that they serve the same page.
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
  const bareNode = await keep(startBareNode(join(folder, 'node'), page));
  if (!(await fetchRaw(`${bareNode.url}/`)).body.equals(page.body))
    throw new Error('node:http does not serve the bytes of the site');

  const contender = (name: string, server: RunningServer, asked: readonly string[] = ['/']): Contender => ({
    name,
    server,
    paths: asked,
    perSecond: [],
    coreUse: [],
    times: [],
  });
  return [contender(SITE, site, paths), contender(NODE, bareNode)];
}

/** Starts a bare node:http server that serves the same bytes and headers from memory, without a log. */
async function startBareNode(folder: string, page: RawAnswer): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const bodyFile = join(folder, 'body');
  const headersFile = join(folder, 'headers.json');
  const headers = page.headers.filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()));
  writeFileSync(bodyFile, page.body);
  writeFileSync(headersFile, JSON.stringify(headers.flat()));
  const port = await freePort();
  return startServer({
    command: process.execPath,
    args: [join(import.meta.dirname, 'bare-node.ts'), bodyFile, headersFile, String(port)],
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'output.log'),
    core: SERVER_CORE,
  });
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
      `Latency: ${RATE} requests/s for ${SECONDS.steady} s, each timed from when it was due; the site is asked for all of its pages in turn, node:http for the one it has.`,
      'node:http alone: the same bytes and headers from memory, without log, cache or checks: the most that Node can do.',
    ],
  };
}
