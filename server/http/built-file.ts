import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Tells whether a file of the site stands under a path of /assets; `folder` holds the files that browsers fetch. */
export function assetFinder(folder: string): (path: string) => boolean {
  return (path) =>
    /^\/assets\/[\w./-]+$/.test(path) && !path.includes('..') && existsSync(join(folder, path));
}
