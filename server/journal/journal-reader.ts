import type { Database } from '../store/database.ts';

/** Entries per page. */
const PAGE = 100;

/** Filter value for actions of the command line. */
export const COMMAND_LINE = 'commande';
/** Filter value for actions of visitors on their own leads. */
export const VISITORS = 'visiteurs';

const UNSIGNED: readonly (string | undefined)[] = [COMMAND_LINE, VISITORS];

/** The filters of the journal. */
export interface JournalQuery {
  /** `staff.id`, `COMMAND_LINE` or `VISITORS`. */
  person?: string;
  /** A complete reference, e-mail address or title; case does not matter for the first two. */
  subject?: string;
  /** From 1. */
  page: number;
}

/** An entry of the journal. */
export interface JournalLine {
  id: string;
  at: string;
  /** E-mail address; `null` for the command line and visitors. */
  person: string | null;
  action: string;
  subject: string;
}

/** A page of the journal, newest first, with the staff for its filter. */
export async function readJournal(database: Database, { person, subject, page }: JournalQuery) {
  const rows = await database
    .selectFrom('staff_journal')
    .leftJoin('staff', 'staff.id', 'staff_journal.staff_id')
    .select(['staff_journal.id', 'at', 'staff.email as person', 'action', 'subject'])
    .$if(UNSIGNED.includes(person), (entries) =>
      entries
        .where('staff_id', 'is', null)
        .where('action', person === VISITORS ? 'like' : 'not like', 'visitor.%'),
    )
    .$if(person !== undefined && !UNSIGNED.includes(person), (entries) =>
      entries.where('staff_id', '=', person ?? ''),
    )
    .$if(subject !== undefined, (entries) => entries.where('subject', 'in', writings(subject ?? '')))
    .orderBy('at', 'desc')
    .orderBy('staff_journal.id')
    .limit(PAGE + 1)
    .offset(PAGE * (page - 1))
    .execute();
  const people = await database.selectFrom('staff').select(['id', 'email']).orderBy('email').execute();
  return { lines: rows.slice(0, PAGE), hasOlder: rows.length > PAGE, people };
}

/** References are stored in upper case, addresses and slugs in lower case, titles as typed. */
function writings(subject: string): string[] {
  return [subject, subject.toUpperCase(), subject.toLowerCase()];
}
