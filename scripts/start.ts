import { pathToFileURL } from 'node:url';
import { changeWarning, currentBuild, ensureBuiltOrExit, serverEntry } from './build.ts';

/**
 * What keeps the process small, which only a process that starts can be told: a page's garbage is swept 8 MB at a time
 * instead of 16, all threads share two heaps of the C library instead of having one each, and what these are asked for
 * in pieces of 64 kB and more goes back to the system when it is given back.
 */
const SMALL = {
  flag: '--max-semi-space-size=8',
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(64 * 1024) },
};

/*
 * Serves the last good build: a service may have no right to write, and a source that changed is no reason to be away.
 * Only a machine that has none builds here.
 */
const build = currentBuild() ?? ensureBuiltOrExit().folder;
const warning = changeWarning(build);
if (warning) process.stderr.write(`${warning}\n`);
// React reads this when it is first imported.
process.env.NODE_ENV = 'production';

// The same process goes on as the built server alone, without what it took to read the sources and this TypeScript;
// where the system has no such call, it goes on as it is. Its command line names the build, which keeps the build
// from being cleared (`clearBuilds`).
const server = pathToFileURL(serverEntry(build)).href;
// A process that lives for seconds, as those of tests do, would spend them on pages that nobody asks for.
const options = { warmsUp: !process.argv.includes('--no-warm-up') };
const call = `import(${JSON.stringify(server)}).then(({ main }) => main(${JSON.stringify(options)}))`;
const args = [process.execPath, ...process.execArgv, SMALL.flag, '--eval', call];
process.execve?.(process.execPath, args, { ...process.env, ...SMALL.environment });

const { main }: { main: (given: typeof options) => Promise<void> } = await import(server);
await main(options);
