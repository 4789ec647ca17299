import { ensureBuilt } from '../../scripts/build.ts';

/** Runs once before the browser tests: ensures the build. */
export default function setup(): void {
  ensureBuilt();
}
