import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitor, VISITED_PAGES } from '../visitor.ts';

/** How often somebody opens a page, and sends a lead (ms), whether the one before is answered or not. */
const EVERY = { page: 100, lead: 1000 };

/** What people met with. */
export interface Experience {
  /** Pages and leads that they set out to read and to send. */
  wishes: number;
  /** Times to the end of the answer (ms), from the moment at which it was due to be asked for. */
  pages: number[];
  leads: number[];
  /** E-mail addresses of the leads that were accepted. */
  accepted: string[];
  /** What was not answered as it should be: its status, or the error. */
  failures: string[];
}

/** People read pages and send leads, at a constant rate, for so long (ms). */
export async function readAndWrite(url: string, duration: number): Promise<Experience> {
  const seen: Experience = { wishes: 0, pages: [], leads: [], accepted: [], failures: [] };

  async function readPage(path: string, due: number): Promise<void> {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    seen.pages.push(performance.now() - due);
    if (response.status !== 200) seen.failures.push(`${path}: ${response.status}`);
  }

  async function sendLead(due: number): Promise<void> {
    // Another person each time, who comes without a token.
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
