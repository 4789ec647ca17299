import type { LaunchedSite } from '../support/site-process.ts';
import type { Bench } from './bench.ts';

/** One site as its visitors know it, while its processes come and go. */
export interface MortalSite {
  launch(): Promise<void>;
  /** Kills the process, whether it listens by now or not. */
  kill(): Promise<void>;
  /** Resolves with the process as soon as one listens; rejects when one ended without being killed. */
  up(): Promise<LaunchedSite>;
}

export function createMortalSite(bench: Bench): MortalSite {
  let current: LaunchedSite | undefined;
  let isUp = false;
  let door = closedDoor();

  return {
    async launch() {
      const launched = await bench.launch();
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
    async kill() {
      const dying = current;
      current = undefined;
      // Those who wait for a process that dies before it listens wait at the same door for the next.
      if (isUp) door = closedDoor();
      isUp = false;
      await dying?.end('SIGKILL');
    },
    up: () => door.promise,
  };
}

function closedDoor() {
  const door = Promise.withResolvers<LaunchedSite>();
  door.promise.catch(() => {});
  return door;
}
