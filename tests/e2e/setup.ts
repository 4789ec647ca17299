import { ensureBuilt } from '../../scripts/build.ts';
import { ensureFirefox } from '../../scripts/firefox.ts';

/** Once for all browser tests, before their workers start the site. */
export default function setup(): void {
  ensureBuilt();
  ensureFirefox();
}
