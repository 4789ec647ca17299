import { ensureBuilt } from '../../scripts/build.ts';
import { ensureFirefox } from '../../scripts/firefox.ts';

/** Runs once before the browser tests: ensures the build and Firefox. */
export default function setup(): void {
  ensureBuilt();
  ensureFirefox();
}
