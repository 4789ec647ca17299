import { ensureBuilt } from '../../scripts/build.ts';

/** Builds the screens once for all content tests. */
export default function setup() {
  ensureBuilt();
}
