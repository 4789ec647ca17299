import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CLIENT_CORE } from './server-process.ts';

const HERE = fileURLToPath(import.meta.url);

const planSchema = v.object({
  url: v.string(),
  paths: v.array(v.string()),
  perSecond: v.number(),
  seconds: v.number(),
  connections: v.number(),
});

/** An open-loop load: requests are sent when due, whether earlier ones are answered or not. */
interface Plan {
  url: string;
  /** Requested in turn. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
  connections: number;
}

/** Wait for the last answers (ms); one that has not come by then counts with the wait so far. */
const GRACE = 2000;

/**
 * Sends requests at a steady rate from a process on its own core; returns response times (ms) measured
 * from when each request was due. A stall thus counts for all requests due meanwhile (Gil Tene,
 * « coordinated omission »).
 * @throws Error when an answer is not a success
 */
export async function steadyRate(plan: Plan): Promise<number[]> {
  const child = spawn('taskset', ['-c', CLIENT_CORE, process.execPath, HERE, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [times, [code]] = await Promise.all([json(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The requests to ${plan.url} ended with code ${code}`);
  return v.parse(v.array(v.number()), times);
}

async function ask({ url, paths, perSecond, seconds, connections }: Plan): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const count = perSecond * seconds;
  const times: number[] = [];
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const start = performance.now();
  const dueAt = (index: number) => start + (index / perSecond) * 1000;
  let [sent, answered] = [0, 0];

  function send(index: number): void {
    const address = url + paths[index % paths.length];
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume().once('end', () => {
        times[index] = performance.now() - dueAt(index);
        answered += 1;
        if (answered === count) resolve();
      });
    }).once('error', reject);
  }
  function sendDue(): void {
    while (sent < count && dueAt(sent) <= performance.now()) {
      send(sent);
      sent += 1;
    }
    // Not a timer, which may fire a millisecond late.
    if (sent < count) setImmediate(sendDue);
    else setTimeout(resolve, GRACE);
  }
  sendDue();
  await over;
  const end = performance.now();
  return Array.from({ length: count }, (_, index) => times[index] ?? end - dueAt(index));
}

if (process.argv[1] === HERE) {
  const times = await ask(v.parse(planSchema, JSON.parse(process.argv[2] ?? '')));
  // Exits now: otherwise the process would live until the last late answer.
  process.stdout.write(JSON.stringify(times), () => process.exit());
}
