import { ensureBuilt } from '../../scripts/build.ts';

/** Once for all content tests: the built screens. */
export default function setup() {
  ensureBuilt();
}
