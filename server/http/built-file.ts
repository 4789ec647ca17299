import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of `/assets` in the build. */
export interface AssetFiles {
  /** Whether there is a file at a path of /assets. */
  has(path: string): boolean;
  /** Its bytes; `null` when there is no such file. */
  read(path: string): Promise<Buffer | null>;
}

/** @param folder folder of the client build */
export function assetFiles(folder: string): AssetFiles {
  const has = (path: string) =>
    /^\/assets\/[\w./-]+$/.test(path) && !path.includes('..') && existsSync(join(folder, path));
  return { has, read: async (path) => (has(path) ? readFile(join(folder, path)) : null) };
}
