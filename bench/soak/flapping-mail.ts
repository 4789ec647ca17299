import { setTimeout as sleep } from 'node:timers/promises';
import { startSmtp, type TestSmtpServer } from '../../tests/support/smtp.ts';

/** How a mail server can be, and for how long at a time (s). */
const MOODS = {
  well: [8, 25],
  away: [2, 8],
  greylisting: [4, 10],
  slow: [4, 10],
} as const;

type Mood = keyof typeof MOODS;

/** Longest time that the slow server keeps a mail before it takes it (ms). */
const LONGEST_PAUSE = 1500;

/** A mail server that comes and goes. */
export interface FlappingMail {
  url: string;
  /** When each mail was taken (ms since the epoch), by Message-ID. */
  deliveries: Map<string, number[]>;
  /** When the server went away with whatever was under way. */
  departures: number[];
  /** Changes moods until `signal` aborts, then is well for good. */
  flap(signal: AbortSignal): Promise<void>;
  stop(): Promise<void>;
}

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

/** Moves what was received into the count, so that ten minutes of mails do not stay in memory. */
function note({ received }: TestSmtpServer, deliveries: Map<string, number[]>): void {
  for (const { parsed } of received.splice(0)) {
    const id = parsed.messageId ?? 'none';
    deliveries.set(id, [...(deliveries.get(id) ?? []), Date.now()]);
  }
}
