import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Mails as files: where they go without an SMTP server. They hold what visitors wrote, so only their owner reads them,
 * and they are erased with the rows that they were made from.
 */

/** Writes the mail to `folder` and on to the disk; one that has the same Message-ID is replaced. */
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

/** Erases the files of these mails, half-written ones too; those that are not there are no fault. */
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
 * Makes the folder if there is none.
 * @throws the file system's error when no file can be written there
 */
export async function expectMailFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK | constants.X_OK);
}

/** What a Message-ID may hold besides is nothing for a file's name. */
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

/** Names are on the disk once their folder is flushed; Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
