import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Mails as `.eml` files, used without an SMTP server. Readable by their owner only, since they hold what visitors
 * wrote; erased with their outbox rows.
 */

/** Writes a mail to `folder` and flushes it; replaces a file of the same Message-ID. */
export async function writeMailFile(
  folder: string,
  messageId: string,
  message: Buffer | Readable,
): Promise<string> {
  const file = fileOf(folder, messageId);
  await expectMailFolder(folder);
  const unfinished = await open(partOf(file), 'w', 0o600);
  try {
    await unfinished.writeFile(message);
    await unfinished.sync();
  } finally {
    await unfinished.close();
  }
  await rename(partOf(file), file);
  await flushFolder(folder);
  return file;
}

/** Erases the files of these mails, partly written ones included; missing files are ignored. */
export async function eraseMailFiles(folder: string, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0 || !(await exists(folder))) return;
  for (const messageId of messageIds) {
    const file = fileOf(folder, messageId);
    await rm(file, { force: true });
    await rm(partOf(file), { force: true });
  }
  await flushFolder(folder);
}

/**
 * Creates the folder if needed.
 * @throws the file system’s error when it is not writable
 */
export async function expectMailFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK | constants.X_OK);
}

/** Characters of a Message-ID that are not allowed in a file name. */
function fileOf(folder: string, messageId: string): string {
  return join(folder, `${messageId.replace(/[^\w.@-]/g, '')}.eml`);
}

function partOf(file: string): string {
  return `${file}.part`;
}

async function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}

/** Flushes the folder, so that the new name is on the disk; Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
