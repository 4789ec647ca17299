import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtp, type TestSmtpServer } from '../../tests/support/smtp.ts';

/** States of the mail server, and their durations (s, from–to). */
const MOODS = {
  well: [8, 25],
  away: [2, 8],
  greylisting: [4, 10],
  slow: [4, 10],
} as const;

type Mood = keyof typeof MOODS;

/** Longest delay before the slow server accepts a mail (ms). */
const LONGEST_PAUSE = 1500;

/** A mail server that fails in several ways. */
export interface FlappingMail {
  url: string;
  /** Times at which each mail was accepted (ms since the epoch), by Message-ID. */
  deliveries: Map<string, number[]>;
  /** Times at which the server dropped all its connections (ms since the epoch). */
  departures: number[];
  /** Changes states until `signal` aborts, then stays well. */
  flap(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the mail server, well until `flap` is called. @param random 0 to 1, seeded */
export async function startFlappingMail(random: () => number): Promise<FlappingMail> {
  let mood: Mood = 'well';
  const deliveries = new Map<string, number[]>();
  const departures: number[] = [];
  const server = await startSmtp({
    refuse: () =>
      mood === 'greylisting' && random() < 0.6
        ? { code: 451, text: 'Greylisted, come back later' }
        : undefined,
    pause: async () => {
      if (mood === 'slow') await sleep(random() * LONGEST_PAUSE);
    },
  });
  const noting = setInterval(() => note(server, deliveries), 200);

  async function flap(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const next of ['well', 'greylisting', 'well', 'slow', 'well', 'away'] as const) {
        mood = next;
        if (mood === 'away') {
          departures.push(Date.now());
          await server.down();
        }
        const [least, most] = MOODS[mood];
        await sleep((least + random() * (most - least)) * 1000, undefined, { signal }).catch(() => {});
        if (mood === 'away') await server.up();
      }
    }
    mood = 'well';
  }

  return {
    url: server.url,
    deliveries,
    departures,
    flap,
    async stop() {
      clearInterval(noting);
      await server.stop();
      note(server, deliveries);
    },
  };
}

/** Moves received mails into the count, to free their memory. */
function note({ received }: TestSmtpServer, deliveries: Map<string, number[]>): void {
  for (const { parsed } of received.splice(0)) {
    const id = parsed.messageId ?? 'none';
    deliveries.set(id, [...(deliveries.get(id) ?? []), Date.now()]);
  }
}
