import { ensureBuilt } from '../../scripts/build.ts';

/** Once for all browser tests, before their workers start the site. */
export default function setup(): void {
  ensureBuilt();
}
