import type { LaunchedSite } from '../../scripts/site-process.ts';

/** One site as its visitors know it, while its processes come and go. */
export interface MortalSite {
  launch(): Promise<void>;
  /** Ends the process, whether it listens by now or not; by SIGKILL unless told otherwise. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Resolves with the process as soon as one listens; rejects when one ended without being killed. */
  up(): Promise<LaunchedSite>;
}

/** @param launchProcess starts a process without waiting until it listens, always on the same port */
export function createMortalSite(launchProcess: () => Promise<LaunchedSite>): MortalSite {
  let current: LaunchedSite | undefined;
  let isUp = false;
  let door = closedDoor();

  return {
    async launch() {
      const launched = await launchProcess();
      current = launched;
      launched.listening.then(
        () => {
          if (current !== launched) return;
          isUp = true;
          door.resolve(launched);
        },
        (error: unknown) => {
          if (current === launched) door.reject(error);
        },
      );
    },
    async kill(signal = 'SIGKILL') {
      const dying = current;
      current = undefined;
      // Those who wait for a process that dies before it listens wait at the same door for the next.
      if (isUp) door = closedDoor();
      isUp = false;
      await dying?.end(signal);
    },
    up: () => door.promise,
  };
}

function closedDoor() {
  const door = Promise.withResolvers<LaunchedSite>();
  door.promise.catch(() => {});
  return door;
}
