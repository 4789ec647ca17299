import { type ExpressionBuilder, sql } from 'kysely';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { toStored } from '../clock.ts';
import type { Database, LeadRow, LeadStage, LeadStatus, StaffRow, Tables } from '../store/database.ts';
import { folded } from './search-text.ts';

/** Leads on one page of the inbox. */
export const PAGE_SIZE = 50;
/** Most words that are searched for; a longer question finds what holds the first of them. */
const MOST_WORDS = 8;
/** How much of a message a list reads: its first line comes from it. */
const EXCERPT = 240;

/** Which leads the inbox shows; what is absent does not matter. */
export interface InboxQuery {
  /** Without it, all but what is spam. */
  stage?: LeadStage | undefined;
  kind?: LeadKind | undefined;
  /** Staff id of who deals with them; `null` for those that nobody does. */
  takenBy?: string | null | undefined;
  /** Words, each of which is in the lead. */
  search?: string | undefined;
  since?: Temporal.Instant | undefined;
}

/** A lead as lists show it. */
export interface ListedLead
  extends Pick<
    LeadRow,
    | 'reference'
    | 'kind'
    | 'name'
    | 'email'
    | 'created_at'
    | 'stage'
    | 'revision'
    | 'taken_by'
    | 'waits_until'
    | 'answer_due_at'
    | 'quarantine_reason'
  > {
  excerpt: string;
  /** E-mail address of who deals with it. */
  taker: string | null;
}

/**
 * When somebody must see to a lead: until when an answer is promised, or the day on which it comes back, the
 * older first of those that are due together; all others after them. The index `leads_by_attention` has the same expression.
 */
const ATTENTION = sql`coalesce(
  case
    when stage in ('new', 'taken') then answer_due_at || leads.created_at
    when stage = 'waiting' then waits_until || leads.created_at
  end, '9'
)`;

/** One page of the inbox (from 1): what must be seen to first on top, then the newest. */
export async function listInbox(database: Database, query: InboxQuery, page: number): Promise<ListedLead[]> {
  // Picked first by themselves: of those on the pages before, no message is read.
  const onPage = database
    .selectFrom('leads')
    .select('id')
    .where((lead) => matches(lead, 'accepted', query))
    .orderBy(ATTENTION)
    .orderBy('created_at', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return listed(database)
    .where('leads.id', 'in', onPage)
    .orderBy(ATTENTION)
    .orderBy('leads.created_at', 'desc')
    .execute();
}

/** All that the inbox shows, for an export. */
export async function readInbox(database: Database, query: InboxQuery): Promise<LeadRow[]> {
  return database
    .selectFrom('leads')
    .selectAll()
    .where((lead) => matches(lead, 'accepted', query))
    .orderBy('created_at', 'desc')
    .execute();
}

/** How many leads of each stage there are among those asked for, whatever stage the query names. */
export async function countByStage(
  database: Database,
  query: InboxQuery,
): Promise<ReadonlyMap<LeadStage, number>> {
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => ['stage', fn.countAll<number | string>().as('leads')])
    .where((lead) => matches(lead, 'accepted', { ...query, stage: undefined }, true))
    .groupBy('stage')
    .execute();
  return new Map(rows.map(({ stage, leads }) => [stage, Number(leads)]));
}

/** One page of the quarantine (from 1), the newest first; what is spam is not shown again. */
export async function listQuarantine(database: Database, page: number): Promise<ListedLead[]> {
  return listed(database)
    .where('status', '=', 'quarantined')
    .where('stage', '!=', 'spam')
    .orderBy('leads.created_at', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** What waits for somebody of the agency. */
export interface Waiting {
  /** Leads whose sender waits for an answer, or that come back today. */
  leads: number;
  quarantined: number;
}

/** How much waits for somebody. */
export async function countWaiting(database: Database, now: Temporal.Instant): Promise<Waiting> {
  const count = (fn: ExpressionBuilder<Tables, 'leads'>['fn']) => fn.countAll<number | string>().as('leads');
  const [open, back, quarantined] = await Promise.all([
    database
      .selectFrom('leads')
      .select(({ fn }) => count(fn))
      .where('status', '=', 'accepted')
      .where('stage', 'in', ['new', 'taken'])
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('leads')
      .select(({ fn }) => count(fn))
      .where('status', '=', 'accepted')
      .where('stage', '=', 'waiting')
      .where('waits_until', '<=', toStored(now))
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('leads')
      .select(({ fn }) => count(fn))
      .where('status', '=', 'quarantined')
      .where('stage', '!=', 'spam')
      .executeTakeFirstOrThrow(),
  ]);
  return { leads: Number(open.leads) + Number(back.leads), quarantined: Number(quarantined.leads) };
}

/** Who may deal with leads, or did. */
export async function listTakers(database: Database): Promise<Pick<StaffRow, 'id' | 'email'>[]> {
  return database
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', 'in', ['owner', 'sales'])
    .where('revoked_at', 'is', null)
    .orderBy('email')
    .execute();
}

function listed(database: Database) {
  return database
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'leads.taken_by')
    .select([
      'reference',
      'kind',
      'name',
      'leads.email',
      'leads.created_at',
      'stage',
      'revision',
      'taken_by',
      'waits_until',
      'answer_due_at',
      'quarantine_reason',
      'staff.email as taker',
      sql<string>`substr(message, 1, ${sql.lit(EXCERPT)})`.as('excerpt'),
    ]);
}

function matches(
  lead: ExpressionBuilder<Tables, 'leads'>,
  status: LeadStatus,
  { stage, kind, takenBy, search, since }: InboxQuery,
  isAnyStage = false,
) {
  const words = folded(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return lead.and([
    lead('status', '=', status),
    ...(isAnyStage ? [] : [stage === undefined ? lead('stage', '!=', 'spam') : lead('stage', '=', stage)]),
    ...(kind === undefined ? [] : [lead('kind', '=', kind)]),
    ...(takenBy === undefined
      ? []
      : [takenBy === null ? lead('taken_by', 'is', null) : lead('taken_by', '=', takenBy)]),
    ...(since === undefined ? [] : [lead('leads.created_at', '>=', toStored(since))]),
    ...words.map((word) => sql<boolean>`search_text like ${`%${escaped(word)}%`} escape '\\'`),
  ]);
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
