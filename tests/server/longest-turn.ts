import { setImmediate as turn } from 'node:timers/promises';

/**
 * The longest turn of the event loop during `work` (ms), as processor time of this thread, which other work on the
 * machine does not lengthen.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const turns = (async () => {
    let longest = 0;
    while (!isOver) {
      const before = process.threadCpuUsage();
      await turn();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
    return longest;
  })();
  try {
    await work();
  } finally {
    isOver = true;
  }
  return turns;
}

/** The same for work that can be done again: the best of three, since a busy machine disturbs one or two. */
export async function leastLongestTurn(work: () => Promise<unknown>): Promise<number> {
  const longest: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) longest.push(await longestTurn(work));
  return Math.min(...longest);
}
