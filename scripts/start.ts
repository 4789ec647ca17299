import { ensureBuilt, ROOT } from './build.ts';

/**
 * What keeps the process small, which only a process that starts can be told: a page's garbage is swept 4 MB at a time
 * instead of 16, and all threads share two heaps of the C library instead of having one each.
 */
const SMALL = { flag: '--max-semi-space-size=4', environment: { MALLOC_ARENA_MAX: '2' } };
/** Says that the build was seen to by this process before it started again. */
const BUILT = '--built';

if (!process.argv.includes(BUILT)) {
  ensureBuilt();
  const args = [process.execPath, ...process.execArgv, SMALL.flag, ...process.argv.slice(1), BUILT];
  // The same process goes on from there, without what it needed to read the sources; where the system has no such call,
  // it goes on as it is.
  process.execve?.(process.execPath, args, { ...process.env, ...SMALL.environment });
}

// React reads this when it is first imported.
process.env.NODE_ENV = 'production';
const { main }: { main: () => Promise<void> } = await import(`${ROOT}build/server/index.js`);
await main();
