import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { line, lines, MAX_LENGTH, required } from '../../domain/leads/rules.ts';
import { type Clock, toStored } from '../clock.ts';
import { type JournalAction, note } from '../journal/journal.ts';
import type { Database, SavedReplyRow, StaffRow, Tables } from '../store/database.ts';

export interface TypedSavedReply {
  title: string;
  body: string;
}

/** A template was refused; the message is for its author. */
export class SavedReplyError extends Error {}

const readTitle = required(line(MAX_LENGTH.name));
const readBody = required(lines(MAX_LENGTH.message));

/** Templates for answers; every role that answers may edit them. */
export function createSavedReplies({ database, clock }: { database: Database; clock: Clock }) {
  /** All templates, by title. */
  async function list(): Promise<SavedReplyRow[]> {
    const rows = await database.selectFrom('saved_replies').selectAll().execute();
    // French collation, which the engines do not share.
    return rows.toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
  }

  /** The text of a template; undefined if it was deleted. */
  async function bodyOf(id: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('saved_replies')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.body;
  }

  /** @throws SavedReplyError if a text is missing or too long, or the title is taken */
  async function add(typed: TypedSavedReply, by: Pick<StaffRow, 'id'>): Promise<void> {
    const texts = parsed(typed);
    await change(by, 'saved_reply.added', texts.title, async (transaction) => {
      await expectFreeTitle(transaction, texts.title);
      const row = { id: randomUUID(), ...texts, updated_at: toStored(clock.now()) };
      await transaction.insertInto('saved_replies').values(row).execute();
    });
  }

  /** @throws SavedReplyError as `add`, and if it was deleted meanwhile */
  async function edit(id: string, typed: TypedSavedReply, by: Pick<StaffRow, 'id'>): Promise<void> {
    const texts = parsed(typed);
    await change(by, 'saved_reply.changed', texts.title, async (transaction) => {
      await expectFreeTitle(transaction, texts.title, id);
      const { numUpdatedRows } = await transaction
        .updateTable('saved_replies')
        .set({ ...texts, updated_at: toStored(clock.now()) })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new SavedReplyError('Cette réponse a été supprimée entre-temps.');
    });
  }

  /** Does nothing if it was deleted already. */
  async function remove(id: string, by: Pick<StaffRow, 'id'>): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const row = await transaction
        .deleteFrom('saved_replies')
        .where('id', '=', id)
        .returning('title')
        .executeTakeFirst();
      if (row)
        await note(transaction, clock.now(), {
          staffId: by.id,
          action: 'saved_reply.removed',
          subject: row.title,
        });
    });
  }

  async function change(
    by: Pick<StaffRow, 'id'>,
    action: JournalAction,
    subject: string,
    work: (transaction: Transaction<Tables>) => Promise<void>,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await work(transaction);
      await note(transaction, clock.now(), { staffId: by.id, action, subject });
    });
  }

  return { list, bodyOf, add, edit, remove };
}

function parsed(typed: TypedSavedReply): TypedSavedReply {
  const title = readTitle(typed.title, 'Donnez-lui un titre.');
  if (title.fault !== undefined) throw new SavedReplyError(title.fault);
  const body = readBody(typed.body, 'Écrivez le texte.');
  if (body.fault !== undefined) throw new SavedReplyError(body.fault);
  return { title: title.value, body: body.value };
}

async function expectFreeTitle(
  transaction: Transaction<Tables>,
  title: string,
  except?: string,
): Promise<void> {
  const other = await transaction
    .selectFrom('saved_replies')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst();
  if (other && other.id !== except) throw new SavedReplyError('Une autre réponse a déjà ce titre.');
}
