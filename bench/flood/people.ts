import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitor, VISITED_PAGES } from '../visitor.ts';

/** Intervals between page views, and between leads (ms); open loop: a slow answer delays no later request. */
const EVERY = { page: 100, lead: 1000 };

/** Results of the people’s requests. */
export interface Experience {
  /** Number of page views and leads attempted. */
  wishes: number;
  /** Response times (ms) from the scheduled start of the request to the last byte. */
  pages: number[];
  leads: number[];
  accepted: string[];
  /** Wrong answers: path or `lead` with its status, or the error. */
  failures: string[];
}

/** Reads pages and sends leads at a constant rate for `duration` ms. */
export async function readAndWrite(url: string, duration: number): Promise<Experience> {
  const seen: Experience = { wishes: 0, pages: [], leads: [], accepted: [], failures: [] };

  async function readPage(path: string, due: number): Promise<void> {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    seen.pages.push(performance.now() - due);
    if (response.status !== 200) seen.failures.push(`${path}: ${response.status}`);
  }

  async function sendLead(due: number): Promise<void> {
    // A new person each time, without an anti-forgery token.
    const { email, status } = await createVisitor(async () => url).sendLead();
    seen.leads.push(performance.now() - due);
    if (status === 201 || status === 303) seen.accepted.push(email);
    else seen.failures.push(`lead: ${status}`);
  }

  const start = performance.now();
  await Promise.all([
    atRate(EVERY.page, (index, due) => readPage(VISITED_PAGES[index % VISITED_PAGES.length] ?? '/', due)),
    atRate(EVERY.lead, (_index, due) => sendLead(due)),
  ]);
  return seen;

  async function atRate(interval: number, act: (index: number, due: number) => Promise<void>): Promise<void> {
    const acts: Promise<void>[] = [];
    for (let index = 0; index * interval < duration; index += 1) {
      seen.wishes += 1;
      const due = start + index * interval;
      await sleep(Math.max(0, due - performance.now()));
      const done = act(index, due).catch((error: unknown) => void seen.failures.push(String(error)));
      acts.push(done);
    }
    await Promise.all(acts);
  }
}
