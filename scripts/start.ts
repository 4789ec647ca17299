import { pathToFileURL } from 'node:url';
import { changeWarning, currentBuild, ensureBuiltOrExit, serverEntry } from './build.ts';

/**
 * Memory settings that only work at process start: V8’s semi-space 8 MB instead of 16, two malloc
 * arenas instead of one per thread, and allocations of 64 kB or more through `mmap`, so that they
 * return to the system when freed.
 */
const SMALL = {
  flag: '--max-semi-space-size=8',
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(64 * 1024) },
};

/*
 * Serves the last build even if sources have changed: a service may have no right to write, and a change is
 * no reason for downtime. Builds only where there is none.
 */
const build = currentBuild() ?? ensureBuiltOrExit().folder;
const warning = changeWarning(build);
if (warning) process.stderr.write(`${warning}\n`);
// Read by React at its first import.
process.env.NODE_ENV = 'production';

// `execve` replaces this process by the built server alone, without the memory that loading this script took;
// where the call does not exist, the process goes on as it is. The command line names the build, which keeps
// `clearBuilds` from deleting it.
const server = pathToFileURL(serverEntry(build)).href;
// The short-lived processes of tests skip the warm-up: it renders every page.
const options = { warmsUp: !process.argv.includes('--no-warm-up') };
const call = `import(${JSON.stringify(server)}).then(({ main }) => main(${JSON.stringify(options)}))`;
const args = [process.execPath, ...process.execArgv, SMALL.flag, '--eval', call];
process.execve?.(process.execPath, args, { ...process.env, ...SMALL.environment });

const { main }: { main: (given: typeof options) => Promise<void> } = await import(server);
await main(options);
