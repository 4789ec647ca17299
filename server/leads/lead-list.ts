import { type ExpressionBuilder, sql } from 'kysely';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { withoutInvisible } from '../../domain/leads/text.ts';
import { folded } from '../../domain/search/terms.ts';
import { toStored } from '../clock.ts';
import type { Database, LeadRow, LeadStage, LeadStatus, StaffRow, Tables } from '../store/database.ts';
import { leadsInParts } from './lead-parts.ts';

/** Leads on one page of the inbox. */
export const PAGE_SIZE = 50;
/** Most words of a search; further ones are ignored. */
const MOST_WORDS = 8;
/** How much of a message is read for a list, which shows its first line. */
const EXCERPT = 240;

/** Filters of the inbox; absent ones do not apply. */
export interface InboxQuery {
  /** All stages but spam when absent. */
  stage?: LeadStage | undefined;
  kind?: LeadKind | undefined;
  /** Staff id of the person who has taken them; `null` for leads that nobody has taken. */
  takenBy?: string | null | undefined;
  /** Search words; a lead must contain all of them. */
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
    | 'channel'
    | 'company'
    | 'next_step'
    | 'news_at'
    | 'referrer'
    | 'utm_source'
  > {
  excerpt: string;
  /** E-mail address of the person who has taken it. */
  taker: string | null;
}

/**
 * Sort key of the inbox: when its sender wrote again, the promised time of an answer, or the day on which a postponed
 * lead comes back; leads without any come last. The index `leads_by_need` uses the same expression.
 */
const ATTENTION = sql`coalesce(
  case
    when news_at is not null then news_at || leads.created_at
    when stage in ('new', 'taken') then answer_due_at || leads.created_at
    when stage = 'waiting' then waits_until || leads.created_at
  end, '9'
)`;

/** One page of the inbox (from 1): most urgent first, then newest. */
export async function listInbox(database: Database, query: InboxQuery, page: number): Promise<ListedLead[]> {
  // Ids are selected first, so that no message of the pages before is read.
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

/** Every lead that passes the filters, newest first, for an export. */
export function readInbox(database: Database, query: InboxQuery): AsyncGenerator<LeadRow[]> {
  return leadsInParts(database, (lead) => matches(lead, 'accepted', query));
}

/** Number of leads by stage among those that pass the other filters. */
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

/** One page of the quarantine (from 1), newest first, without spam. */
export async function listQuarantine(database: Database, page: number): Promise<ListedLead[]> {
  return listed(database)
    .where('status', '=', 'quarantined')
    .where('stage', '!=', 'spam')
    .orderBy('leads.created_at', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Numbers of leads that need attention. */
export interface Waiting {
  /** Leads without an answer yet, that come back today, or whose sender wrote again. */
  leads: number;
  /** Those whose sender wrote again after the answer. */
  news: number;
  quarantined: number;
}

/** Counts the leads that need attention. */
export async function countWaiting(database: Database, now: Temporal.Instant): Promise<Waiting> {
  const count = (fn: ExpressionBuilder<Tables, 'leads'>['fn']) => fn.countAll<number | string>().as('leads');
  const [open, back, news, quarantined] = await Promise.all([
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
      .where('news_at', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('leads')
      .select(({ fn }) => count(fn))
      .where('status', '=', 'accepted')
      .where('news_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('leads')
      .select(({ fn }) => count(fn))
      .where('status', '=', 'quarantined')
      .where('stage', '!=', 'spam')
      .executeTakeFirstOrThrow(),
  ]);
  return {
    leads: Number(open.leads) + Number(back.leads) + Number(news.leads),
    news: Number(news.leads),
    quarantined: Number(quarantined.leads),
  };
}

/** The people who may take leads, or have taken some. */
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
      'channel',
      'company',
      'next_step',
      'news_at',
      'referrer',
      'utm_source',
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
  // A number or an address pasted from an address book; both are stored without invisible characters.
  const words = folded(withoutInvisible(search ?? ''))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return lead.and([
    // All are searched: computed, so that SQLite reads the table as it lies, not in the order of an index.
    lead(isAnyStage && words.length > 0 ? sql`status || ''` : 'status', '=', status),
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
