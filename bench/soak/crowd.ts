import { setTimeout as sleep } from 'node:timers/promises';
import { HOSTILE_ADDRESSES, HOSTILE_POSTS, type HostileInput, hostileEmail } from '../hostile.ts';
import { type RawAnswer, sendRaw, tokenFrom } from '../raw-call.ts';
import { countStatus, type Statuses } from '../statuses.ts';
import { createVisitor, VISITED_PAGES } from '../visitor.ts';
import { dripRequest } from './slow-client.ts';

const CROWD = { visitors: 6, readers: 2, robots: 3, drippers: 2 };
/** Pause between two actions (ms). */
const REST = { least: 150, most: 700 };

/** What the clients were answered. */
export interface Answers {
  statuses: Statuses;
  /** E-mail addresses of the leads acknowledged to visitors, and to bots. */
  visitorLeads: Set<string>;
  robotLeads: Set<string>;
  /** Connections lost by visitors, who retried. */
  lostConnections: number;
  /** 5xx answers: when (ms since the epoch), and to what request. */
  serverErrors: { at: number; status: number; what: string }[];
  /** Answers with an unexpected status, by request. */
  unexpected: Map<string, number>;
}

/** Runs all clients until `signal` aborts and their last actions are over. */
export async function visitedBy(
  findSite: () => Promise<string>,
  random: () => number,
  signal: AbortSignal,
): Promise<Answers> {
  const answers: Answers = {
    statuses: new Map(),
    visitorLeads: new Set(),
    robotLeads: new Set(),
    lostConnections: 0,
    serverErrors: [],
    unexpected: new Map(),
  };
  let serial = 0;

  async function keepOn(count: number, prepare: () => () => Promise<void>): Promise<void> {
    const people = Array.from({ length: count }, async () => {
      const act = prepare();
      while (!signal.aborted) {
        await act();
        await sleep(REST.least + random() * (REST.most - REST.least), undefined, { signal }).catch(() => {});
      }
    });
    await Promise.all(people);
  }

  function note(what: string, status: number, expected: readonly number[]): void {
    countStatus(answers.statuses, status);
    if (status >= 500) answers.serverErrors.push({ at: Date.now(), status, what });
    else if (!expected.includes(status)) {
      const answer = `${what}: ${status}`;
      answers.unexpected.set(answer, (answers.unexpected.get(answer) ?? 0) + 1);
    }
  }

  function visitor(): () => Promise<void> {
    const { sendLead } = createVisitor(findSite);
    return async () => {
      const { email, status, lostConnections } = await sendLead();
      note('a visitor’s lead', status, [201, 303]);
      answers.lostConnections += lostConnections;
      if ([201, 303].includes(status)) answers.visitorLeads.add(email);
    };
  }

  function reader(): () => Promise<void> {
    return async () => {
      const path = VISITED_PAGES[Math.floor(random() * VISITED_PAGES.length)] ?? '/';
      const answer = await orNothing(sendRaw(await findSite(), { method: 'GET', path, headers: {} }));
      if (answer) note(path, answer.status, [200]);
    };
  }

  function robot(): () => Promise<void> {
    return async () => {
      const inputs = random() < 0.75 ? HOSTILE_POSTS : HOSTILE_ADDRESSES;
      const input = inputs[Math.floor(random() * inputs.length)];
      if (input) await annoy(input);
    };
  }

  async function annoy({ row, what, expected, make }: HostileInput): Promise<void> {
    const url = await findSite();
    const token = await orNothing(tokenFrom(url));
    if (!token) return;
    serial += 1;
    const call = make({ serial, token });
    const forged = `192.0.2.${serial % 256}, 198.51.100.${Math.floor(random() * 64)}`;
    const answer = await orNothing(
      sendRaw(url, { ...call, headers: { ...call.headers, 'X-Forwarded-For': forged } }),
    );
    if (!answer) return;
    note(`row ${row}, ${what}`, answer.status, expected);
    const isAccepted = [201, 303].includes(answer.status);
    const [, number] = /robot-(-?\d+)(?:@|%40)spam/.exec(call.body ?? '') ?? [];
    if (isAccepted && number !== undefined) answers.robotLeads.add(hostileEmail(Number(number)));
  }

  function dripper(): () => Promise<void> {
    return async () => {
      const status = await dripRequest(await findSite());
      if (status !== undefined) note('row 7, a byte a second', status, [408]);
    };
  }

  await Promise.all([
    keepOn(CROWD.visitors, visitor),
    keepOn(CROWD.readers, reader),
    keepOn(CROWD.robots, robot),
    keepOn(CROWD.drippers, dripper),
  ]);
  return answers;
}

/** Bots and readers do not retry when a node dies. */
async function orNothing<Answer extends RawAnswer | Record<string, string>>(
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    // A time-out is the site’s fault, unlike a node that died.
    if (error instanceof Error && error.name === 'AbortError') throw error;
    return undefined;
  });
}
