import { ensureFirefox } from '../../scripts/browsers.ts';
import { ensureBuilt } from '../../scripts/build.ts';

/** Runs once before the browser tests: ensures the build and Firefox. */
export default function setup(): void {
  ensureBuilt();
  ensureFirefox();
}
