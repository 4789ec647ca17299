import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/build.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type LaunchedSite, launchSite, START } from '../../scripts/site-process.ts';
import { createMortalSite, type MortalSite } from '../../tests/support/mortal-site.ts';
import { follow, type Life } from './memory.ts';

/** A node of the site: a port, and the process on it, if any. */
interface Node {
  name: string;
  site: MortalSite;
}

/** Downtime of a node (ms since the epoch), and the signal that caused it. */
interface Absence {
  from: number;
  to: number;
  signal: NodeJS.Signals;
}

/** Two nodes on one database, and what happened to them. */
export interface Cluster {
  nodes: readonly [Node, Node];
  lives: Life[];
  absences: Absence[];
  /** Every process, for its output. */
  outputs: LaunchedSite[];
  /** URL of a node that listens, chosen at random as by a load balancer. */
  findSite(): Promise<string>;
  /** Kills and restarts nodes until `signal` aborts; `pick` chooses the node. */
  disturb(pick: () => Node, signal: AbortSignal): Promise<void>;
  stop(): Promise<(number | null)[]>;
}

/** Time between two kills, and longest downtime before a restart (ms). */
const CALM = { least: 3000, most: 10_000 };
const LONGEST_ABSENCE = 1500;

/** Starts both nodes and waits until they listen. @param random 0 to 1, seeded */
export async function startCluster(
  environment: Record<string, string>,
  random: () => number,
): Promise<Cluster> {
  const lives: Life[] = [];
  const absences: Absence[] = [];
  const outputs: LaunchedSite[] = [];

  async function createNode(name: string): Promise<Node> {
    const PORT = String(await freePort());
    const site = createMortalSite(async () => {
      const launched = await launchSite({ ...environment, PORT }, ROOT, START);
      outputs.push(launched);
      launched.listening.then(
        () => void follow(name, launched, lives),
        () => {},
      );
      return launched;
    });
    return { name, site };
  }

  const nodes = [await createNode('A'), await createNode('B')] as const;
  const [first, second] = nodes;
  await first.site.launch();
  await second.site.launch();
  await Promise.all([first.site.up(), second.site.up()]);

  async function disturb(pick: () => Node, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const calm = CALM.least + random() * (CALM.most - CALM.least);
      await sleep(calm, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      await replace(pick());
    }
  }

  async function replace({ site }: Node): Promise<void> {
    const from = Date.now();
    const signal = random() < 0.25 ? 'SIGTERM' : 'SIGKILL';
    await site.kill(signal);
    await sleep(random() * LONGEST_ABSENCE);
    await site.launch();
    if (random() < 0.15) {
      // Killed again during start-up.
      await sleep(random() * 600);
      await site.kill();
      await site.launch();
    }
    await site.up();
    absences.push({ from, to: Date.now(), signal });
  }

  return {
    nodes,
    lives,
    absences,
    outputs,
    async findSite() {
      const [one, other] = random() < 0.5 ? [first, second] : [second, first];
      const { url } = await Promise.race([one.site.up(), other.site.up()]);
      return url;
    },
    disturb,
    async stop() {
      const last = await Promise.all(nodes.map(({ site }) => site.up()));
      await Promise.all(last.map((site) => site.end('SIGTERM')));
      return last.map(({ process }) => process.exitCode);
    },
  };
}
