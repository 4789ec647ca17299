import type { LaunchedSite } from '../../scripts/site-process.ts';

/** One site whose processes are started and killed. */
export interface MortalSite {
  launch(): Promise<void>;
  /** Ends the process, whether it listens yet or not; SIGKILL by default. Resolves with its exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null | undefined>;
  /** Resolves with the process once one listens; rejects if one ended without being killed. */
  up(): Promise<LaunchedSite>;
}

/** @param launchProcess starts a process without waiting until it listens, always on the same port */
export function createMortalSite(launchProcess: () => Promise<LaunchedSite>): MortalSite {
  let current: LaunchedSite | undefined;
  let isUp = false;
  let next = pendingLaunch();

  return {
    async launch() {
      const launched = await launchProcess();
      current = launched;
      launched.listening.then(
        () => {
          if (current !== launched) return;
          isUp = true;
          next.resolve(launched);
        },
        (error: unknown) => {
          if (current === launched) next.reject(error);
        },
      );
    },
    async kill(signal = 'SIGKILL') {
      const dying = current;
      current = undefined;
      // Callers waiting for a process that dies before it listens go on waiting for the next.
      if (isUp) next = pendingLaunch();
      isUp = false;
      await dying?.end(signal);
      return dying?.process.exitCode;
    },
    up: () => next.promise,
  };
}

function pendingLaunch() {
  const launch = Promise.withResolvers<LaunchedSite>();
  launch.promise.catch(() => {});
  return launch;
}
