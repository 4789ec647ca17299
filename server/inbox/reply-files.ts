import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Database, ReplyFileRow, Tables } from '../store/database.ts';
import { ReplyError } from './reply-error.ts';

/** Most files of an answer, and most bytes of all of them: many mail servers refuse more. */
export const MOST_FILES = 10;
export const MOST_BYTES = 10_000_000;
/** Longest name of a file (characters). */
const LONGEST_NAME = 120;

/** What the form and its script say of the limits. */
export const FILES_LIMIT = `${MOST_FILES} fichiers au plus, 10 Mo en tout.`;

/** A file that is being attached. */
export interface NewFile {
  name: string;
  bytes: Buffer;
}

/** A person’s draft of an answer. */
interface Draft {
  leadId: string;
  staffId: string;
}

/** A file of an answer, or of the draft of one. */
export type ReplyFile = Pick<ReplyFileRow, 'id' | 'name' | 'size' | 'reply_id' | 'staff_id'>;

/** The files of a form’s field; a field without one sends an empty file without a name. */
export async function filesIn(form: FormData, field: string): Promise<NewFile[]> {
  const files: NewFile[] = [];
  for (const file of form.getAll(field)) {
    if (!(file instanceof File) || file.name === '') continue;
    files.push({ name: plainName(file.name), bytes: Buffer.from(await file.arrayBuffer()) });
  }
  return files;
}

/** A name without folders and control characters, whose ending stays when it is too long. */
export function plainName(sent: string): string {
  const name = sent
    .toWellFormed()
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim();
  if (name.length <= LONGEST_NAME) return name || 'fichier';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}

/** All files of the answers to a lead, and those that `staffId` has attached to a draft; in their order. */
export async function listFiles(database: Database, leadId: string, staffId: string): Promise<ReplyFile[]> {
  return database
    .selectFrom('reply_files')
    .select(['id', 'name', 'size', 'reply_id', 'staff_id'])
    .where('lead_id', '=', leadId)
    .where((where) => where.or([where('reply_id', 'is not', null), where('staff_id', '=', staffId)]))
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/**
 * Attaches files to a person’s draft.
 * @throws ReplyError `files`, which says what is wrong
 */
export async function attach(
  transaction: Transaction<Tables>,
  draft: Draft,
  files: readonly NewFile[],
  now: Temporal.Instant,
): Promise<void> {
  if (files.length === 0) return;
  const empty = files.find(({ bytes }) => bytes.length === 0);
  if (empty) throw new ReplyError('files', `Le fichier « ${empty.name} » est vide.`);
  const attached = await transaction
    .selectFrom('reply_files')
    .select('size')
    .where((file) => file.and(attachedTo(draft)))
    .execute();
  const bytes = [...attached.map(({ size }) => size), ...files.map((file) => file.bytes.length)];
  if (bytes.length > MOST_FILES || bytes.reduce((sum, size) => sum + size, 0) > MOST_BYTES)
    throw new ReplyError('files', `Rien n’a été joint : ${FILES_LIMIT}`);
  for (const file of files) {
    await transaction
      .insertInto('reply_files')
      .values({
        id: randomUUID(),
        ...attachedTo(draft),
        name: file.name,
        size: file.bytes.length,
        bytes: file.bytes,
        created_at: toStored(now),
      })
      .execute();
  }
}

/** Takes a file back from a person’s draft. */
export async function detach(transaction: Transaction<Tables>, draft: Draft, id: string): Promise<void> {
  await transaction
    .deleteFrom('reply_files')
    .where((file) => file.and({ ...attachedTo(draft), id }))
    .execute();
}

/** Makes the files of a person’s draft those of an answer. */
export async function sendFiles(
  transaction: Transaction<Tables>,
  draft: Draft,
  replyId: string,
): Promise<void> {
  await transaction
    .updateTable('reply_files')
    .set({ reply_id: replyId })
    .where((file) => file.and(attachedTo(draft)))
    .execute();
}

/** A file of an answer, or of the reader’s own draft, with its bytes; `null` when there is none. */
export async function replyFile(
  database: Database,
  reference: string,
  { id, staffId }: { id: string; staffId: string },
): Promise<Pick<ReplyFileRow, 'name' | 'bytes'> | null> {
  const file = await database
    .selectFrom('reply_files')
    .innerJoin('leads', 'leads.id', 'reply_files.lead_id')
    .select(['reply_files.name', 'reply_files.bytes', 'reply_files.reply_id', 'reply_files.staff_id'])
    .where('leads.reference', '=', reference)
    .where('reply_files.id', '=', id)
    .executeTakeFirst();
  return file && (file.reply_id !== null || file.staff_id === staffId) ? file : null;
}

function attachedTo({ leadId, staffId }: Draft) {
  return { lead_id: leadId, staff_id: staffId, reply_id: null };
}
