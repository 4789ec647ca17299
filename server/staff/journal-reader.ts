import type { Database } from '../store/database.ts';

/** How many entries a page shows. */
const PAGE = 100;

/** Who stands in the filter for what nobody signed in did. */
export const COMMAND_LINE = 'commande';
/** The same for what visitors did with their own leads. */
export const VISITORS = 'visiteurs';

const UNSIGNED: readonly (string | undefined)[] = [COMMAND_LINE, VISITORS];

/** Which entries are asked for; what is absent does not matter. */
export interface JournalQuery {
  /** `staff.id`, `COMMAND_LINE` or `VISITORS`. */
  person?: string;
  /** A reference, an e-mail address or a title, whole; capitals do not matter. */
  subject?: string;
  /** From 1 on. */
  page: number;
}

/** What somebody did, as the page shows it. */
export interface JournalLine {
  id: string;
  at: string;
  /** E-mail address; `null` for the command line and visitors. */
  person: string | null;
  action: string;
  subject: string;
}

/** A page of the journal, the newest entry first, with everybody whom it can be asked for. */
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

/** References are in capitals, addresses and slugs in small letters, titles as they were typed. */
function writings(subject: string): string[] {
  return [subject, subject.toUpperCase(), subject.toLowerCase()];
}
