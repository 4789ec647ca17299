import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../scripts/build.ts';
import { recordWrites } from '../server/operator/recorded-writes.ts';

const NAME = 'artwork/drawn.json';
const FILE = ROOT + NAME;
const known: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/**
 * From what the slow pictures that stand were drawn (`artwork/drawn.json`, by file), so that only those are drawn again
 * that would come out otherwise.
 */
export const drawn = {
  /** Whether `file`, an address of the site, stands and was drawn from `source`. */
  is(file: string, source: string): boolean {
    return existsSync(`${ROOT}public${file}`) && known[file] === digest(source);
  },

  note(file: string, source: string): void {
    known[file] = digest(source);
    const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
    files.write(NAME, `${JSON.stringify(sorted, null, 2)}\n`);
  },
};

function digest(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

const [continued] = process.argv.flatMap((word) => /^--record=(.+)$/.exec(word)?.slice(1) ?? []);

/** Writes and removes drawings, by path from the project’s root, so that the run can be undone. */
export const files = recordWrites(ROOT, 'artwork', continued);
