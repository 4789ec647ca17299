import { seededRandom } from '../../tests/support/random.ts';
import { HOSTILE_POSTS } from '../hostile.ts';
import { sendRaw, tokenFrom } from '../raw-call.ts';
import { countStatus, type Statuses } from '../statuses.ts';

/** A running flood. */
export interface Flood {
  /** @returns the statuses of all posts */
  stop(): Promise<Statuses>;
}

const SEED = 20_261_121;
/** Interval at which due posts are sent (ms). */
const BEAT = 20;
/** Number of anti-forgery tokens shared by the bots; a token is valid for hours. */
const TOKENS = 20;

/** Posts `rate` hostile forms a minute, open loop. */
export async function startFlood(url: string, rate: number): Promise<Flood> {
  const random = seededRandom(SEED);
  const tokens = await Promise.all(Array.from({ length: TOKENS }, () => tokenFrom(url)));
  const statuses: Statuses = new Map();
  const underWay = new Set<Promise<void>>();
  const start = performance.now();
  let sent = 0;

  async function post(serial: number): Promise<void> {
    const input = HOSTILE_POSTS[serial % HOSTILE_POSTS.length];
    const token = tokens[serial % TOKENS];
    if (!input || !token) return;
    const call = input.make({ serial, token });
    const headers = { ...call.headers, 'X-Forwarded-For': forwardedFor(random) };
    const status = await sendRaw(url, { ...call, headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    countStatus(statuses, status);
  }

  const beat = setInterval(() => {
    const due = ((performance.now() - start) / 60_000) * rate;
    for (; sent < due; sent += 1) {
      const posted = post(sent).finally(() => underWay.delete(posted));
      underWay.add(posted);
    }
  }, BEAT);

  return {
    async stop() {
      clearInterval(beat);
      await Promise.all(underWay);
      return statuses;
    },
  };
}

/**
 * `X-Forwarded-For` as a proxy appends it: an arbitrary claim, then the address of the client. A tenth of the
 * posts come from one address, two tenths from twenty, the rest from a few thousand.
 */
function forwardedFor(random: () => number): string {
  const claimed = `${byte(random)}.${byte(random)}.${byte(random)}.${byte(random)}`;
  const kind = random();
  const seen =
    kind < 0.1
      ? '198.51.100.1'
      : kind < 0.3
        ? `203.0.113.${Math.floor(random() * 20)}`
        : `172.16.${Math.floor(random() * 16)}.${byte(random)}`;
  return `${claimed}, ${seen}`;
}

function byte(random: () => number): number {
  return Math.floor(random() * 256);
}
