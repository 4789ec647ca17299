import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Project folder, found from this file or from the bundle that content-collections makes of it. */
export const PROJECT_ROOT = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'content-collections.ts'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('content-collections.ts is in no folder above the content');
  return rootAbove(above);
}
