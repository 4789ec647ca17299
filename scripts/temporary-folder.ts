import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Free memory (bytes) that is enough for the temporary files of a test run. */
const ROOM = 4 * 1024 ** 3;

/**
 * Moves the temporary files of a test run into memory (tmpfs) where the system has room for them: on a disk, creating
 * and deleting hundreds of databases takes half of the server tests' CPU time (ext4). Workers inherit the folder.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, 'site-tests-'));
  // As /tmp: PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Whether this process inherited such a folder. */
export function areTemporaryFilesInMemory(): boolean {
  return tmpdir().startsWith(MEMORY);
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
