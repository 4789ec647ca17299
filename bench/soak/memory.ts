import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchedSite } from '../../scripts/site-process.ts';
import type { Row } from '../parts/report.ts';
import { median } from '../parts/statistics.ts';
import { residentMemory } from '../resident-memory.ts';

/** A process from its first answer to its exit. */
export interface Life {
  node: string;
  seconds: number;
  /** Resident memory (MiB) when it began to listen, its maximum, and the last value. */
  start: number;
  highest: number;
  end: number;
}

const INTERVAL = 500;

/** Adds a listening process to `lives` and records its memory until it exits. */
export async function follow(node: string, { process }: LaunchedSite, lives: Life[]): Promise<void> {
  const began = performance.now();
  const start = mebibytes(process.pid);
  if (start === undefined) return;
  const life: Life = { node, seconds: 0, start, highest: start, end: start };
  lives.push(life);
  for (;;) {
    await sleep(INTERVAL);
    const now = mebibytes(process.pid);
    if (now === undefined) return;
    life.seconds = Math.round((performance.now() - began) / 1000);
    life.highest = Math.max(life.highest, now);
    life.end = now;
  }
}

/** The longest life of each node, and medians over all lives. */
export function memoryRows(lives: readonly Life[]): Row[] {
  const nodes = [...new Set(lives.map(({ node }) => node))].sort();
  const longest = nodes.flatMap((name) =>
    lives
      .filter(({ node }) => node === name)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 1),
  );
  const middle = (part: 'start' | 'end') => Math.round(median(lives.map((life) => life[part])));
  return [
    ...longest.map(({ node, seconds, start, highest, end }) => ({
      cells: [
        `memory of node ${node} over ${seconds} s: start, highest, end (MiB)`,
        `${start}, ${highest}, ${end}`,
      ],
    })),
    {
      cells: [
        `memory of ${lives.length} processes: median start, median end (MiB)`,
        `${middle('start')}, ${middle('end')}`,
      ],
    },
  ];
}

/** Resident memory in MiB; `undefined` if the process has exited. */
function mebibytes(pid: number | undefined): number | undefined {
  const bytes = residentMemory(pid);
  return bytes === undefined ? undefined : Math.round(bytes / 2 ** 20);
}
