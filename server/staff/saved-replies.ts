import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { messageField, nameField } from '../../domain/leads/fields.ts';
import { type Clock, toStored } from '../clock.ts';
import type { Database, SavedReplyRow, StaffRow, Tables } from '../store/database.ts';
import { type JournalAction, note } from './journal.ts';

/** A saved reply as it is typed. */
export interface TypedSavedReply {
  title: string;
  body: string;
}

/** A saved reply was not taken; the message says why, to the person who typed it. */
export class SavedReplyError extends Error {}

const SAVED_REPLY = v.object({
  title: nameField('Donnez-lui un titre.'),
  body: messageField('Écrivez le texte.'),
});

export type SavedReplies = ReturnType<typeof createSavedReplies>;

/** The texts that answers often begin with; all who answer may change them. */
export function createSavedReplies({ database, clock }: { database: Database; clock: Clock }) {
  /** All of them, by title. */
  async function list(): Promise<SavedReplyRow[]> {
    const rows = await database.selectFrom('saved_replies').selectAll().execute();
    // By the rules of French, which engines do not share.
    return rows.toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
  }

  /** The text of one, or nothing once it is gone. */
  async function bodyOf(id: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('saved_replies')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.body;
  }

  /** @throws SavedReplyError when a text is missing or too long, or another has the title */
  async function add(typed: TypedSavedReply, by: Pick<StaffRow, 'id'>): Promise<void> {
    const texts = parsed(typed);
    await change(by, 'saved_reply.added', texts.title, async (transaction) => {
      await expectFreeTitle(transaction, texts.title);
      const row = { id: randomUUID(), ...texts, updated_at: toStored(clock.now()) };
      await transaction.insertInto('saved_replies').values(row).execute();
    });
  }

  /** The same for one that was removed meanwhile. */
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

  /** One that is gone already is no fault. */
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
  const result = v.safeParse(SAVED_REPLY, typed);
  if (!result.success) throw new SavedReplyError(result.issues[0].message);
  return result.output;
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
