import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../scripts/free-port.ts';
import { ensureProgram } from '../scripts/programs.ts';
import { START } from '../scripts/site-process.ts';
import { barTable, median, percentile, type Report, spread } from './report.ts';
import { type RunningServer, startBenchedSite, startServer, warmUp } from './site.ts';

const ON_SERVER_CORE = ['taskset', '-c', '0'];
const ON_CLIENT_CORE = ['-c', '1'];
const ROUNDS = 5;
/** Durations (s) of warm-up (long enough for the JIT on a slow machine) and of one measurement. */
const SECONDS = { warmUp: 10, round: 3, steady: 12 };
/** Open connections, each with a new request as soon as it is answered. */
const CONNECTIONS = 64;
/** Requests per second whose response times are measured. */
const RATE = 500;
const BARS = { ofNode: 0.5, p99: 20 };
const HEADERS = { 'Accept-Encoding': 'br, gzip' };
/** Headers that Node adds itself to each response. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Measures one process on one core, beside what Node does with the same page on the same core. */
export async function benchServer(folder: string): Promise<Report> {
  const site = await startBenchedSite(folder, [...ON_SERVER_CORE, ...START]);
  const servers = [site];
  try {
    const paths = await warmUp(site);
    const node = await startBareNode(folder, site.url);
    servers.push(node);
    for (const { url } of servers) await throughput(url, SECONDS.warmUp);
    const ofSite: number[] = [];
    const ofNode: number[] = [];
    // Interleaved, so that a disturbance of the machine hits both.
    for (let round = 0; round < ROUNDS; round++) {
      ofSite.push(await throughput(site.url, SECONDS.round));
      ofNode.push(await throughput(node.url, SECONDS.round));
    }
    return report(
      { rates: ofSite, times: await responseTimes(site.url, paths) },
      { rates: ofNode, times: await responseTimes(node.url, ['/']) },
    );
  } finally {
    for (const server of servers) await server.end();
  }
}

/** Starts a bare node:http server with the site’s home page and its headers in memory, without a log. */
async function startBareNode(folder: string, siteUrl: string): Promise<RunningServer> {
  const page = await fetchPage(siteUrl, new Agent());
  const names = Object.keys(page.headers).filter((name) => !OWN_HEADERS.includes(name));
  const headers = names.flatMap((name) => [name, String(page.headers[name])]);
  const [body, head] = [join(folder, 'body'), join(folder, 'headers.json')];
  writeFileSync(body, await buffer(page));
  writeFileSync(head, JSON.stringify(headers));
  const port = String(await freePort());
  const program = join(import.meta.dirname, 'bare-node.ts');
  const command = [...ON_SERVER_CORE, process.execPath, program, body, head, port];
  return startServer(command, `http://127.0.0.1:${port}`, join(folder, 'node.log'));
}

/**
 * Requests per second for the home page, closed loop, with wrk on the client’s core.
 * @throws Error when an answer is not a success
 */
async function throughput(url: string, seconds: number): Promise<number> {
  const wrk = ensureProgram({
    name: 'wrk',
    variable: 'WRK_PATH',
    commands: ['wrk'],
    elsewhere: [],
    debianPackages: ['wrk'],
    advice: '« apt-get install wrk »',
  });
  const header = `Accept-Encoding: ${HEADERS['Accept-Encoding']}`;
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header, `${url}/`];
  const { stdout } = spawnSync('taskset', [...ON_CLIENT_CORE, wrk, ...load], { encoding: 'utf8' });
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1]);
  // wrk’s time-outs (2 s) are not failures: the answers come, and a slow server gives few of them.
  const hasFailed = /Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(stdout);
  if (!(perSecond > 0) || hasFailed) throw new Error(`wrk ${url}:\n${stdout}`);
  return perSecond;
}

/**
 * Response times (ms) at a steady rate, open loop: each from when its request was due, so that a stall counts for all
 * requests due meanwhile (Gil Tene, « coordinated omission »).
 * @throws Error when an answer is not a success
 */
async function responseTimes(url: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const answers: Promise<number>[] = [];
  while (answers.length < RATE * SECONDS.steady) {
    const due = start + (answers.length / RATE) * 1000;
    // Not a timer, which may fire a millisecond late.
    while (performance.now() < due) await new Promise(setImmediate);
    const address = url + paths[answers.length % paths.length];
    answers.push(
      fetchPage(address, agent).then(async (response) => {
        await buffer(response);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(answers).finally(() => agent.destroy());
}

/** Fetches without decompressing; `fetch` of Node costs the client too much. */
async function fetchPage(address: string, agent: Agent): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(address, { agent, headers: HEADERS }, resolve).once('error', reject);
  const response = await promise;
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`);
  return response;
}

interface Measured {
  /** Requests per second of each round. */
  rates: readonly number[];
  /** Response times at the steady rate (ms). */
  times: readonly number[];
}

function report(site: Measured, node: Measured): Report {
  const ratio = median(site.rates) / median(node.rates);
  const tail = percentile(site.times, 99);
  const row = (name: string, { rates, times }: Measured) => ({
    cells: [name, spread(rates), ...[50, 99, 100].map((percent) => percentile(times, percent).toFixed(1))],
  });
  return {
    title: 'Server, one process on one core',
    tables: [
      barTable([
        {
          what: 'throughput of a kept page',
          bar: `≥ ${BARS.ofNode} × node:http`,
          measured: `${ratio.toFixed(2)} × node:http`,
          isMet: ratio >= BARS.ofNode,
        },
        {
          what: `99th percentile at ${RATE} requests/s`,
          bar: `≤ ${BARS.p99} ms`,
          measured: `${tail.toFixed(1)} ms`,
          isMet: tail <= BARS.p99,
        },
      ]),
      {
        columns: ['server', 'requests/s', 'p50 (ms)', 'p99 (ms)', 'longest (ms)'],
        rows: [row('the site', site), row('node:http alone', node)],
      },
    ],
    notes: [
      `Throughput: wrk, ${CONNECTIONS} open connections, the home page, ${ROUNDS} rounds of ${SECONDS.round} s in turns; median (least–most). Server on one core, wrk on another.`,
      `Latency: ${RATE} requests/s for ${SECONDS.steady} s, each timed from when it was due; the site is asked for all of its pages in turn, node:http for the one it has.`,
      'node:http alone: the same bytes and headers from memory, without log, cache or checks: the most that Node can do.',
    ],
  };
}
