import { ROOT } from '../scripts/build.ts';
import { recordWrites } from '../server/operator/recorded-writes.ts';

const [continued] = process.argv.flatMap((word) => /^--record=(.+)$/.exec(word)?.slice(1) ?? []);

/** Writes and removes drawings, by path from the project’s root, so that the run can be undone. */
export const files = recordWrites(ROOT, 'artwork', continued);
