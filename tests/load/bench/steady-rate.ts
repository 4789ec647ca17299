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

/** Requests that leave when they are due, whether those before them are answered or not. */
interface Plan {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
  connections: number;
}

/**
 * Asks at a steady rate, from a process on a core of its own, and returns how long each answer took (ms) from the time
 * when its request was due. A server that stalls is therefore charged with all who would have come meanwhile (Gil Tene,
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
  const answers: Promise<number>[] = [];
  const start = performance.now();
  const { promise: allSent, resolve } = Promise.withResolvers<void>();
  const sendDue = () => {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (answers.length < count && answers.length <= due) {
      const dueAt = start + (answers.length / perSecond) * 1000;
      const path = paths[answers.length % paths.length];
      answers.push(answerTime(url + path, agent, dueAt));
    }
    // Not a timer, which would come up to a millisecond late.
    if (answers.length < count) setImmediate(sendDue);
    else resolve();
  };
  sendDue();
  await allSent;
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

function answerTime(address: string, agent: Agent, dueAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - dueAt));
    }).once('error', reject);
  });
}

if (process.argv[1] === HERE) {
  const times = await ask(v.parse(planSchema, JSON.parse(process.argv[2] ?? '')));
  process.stdout.write(JSON.stringify(times));
}
