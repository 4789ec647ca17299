import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { dialled, isPhoneNumber } from '../../domain/leads/rules.ts';
import { withoutInvisible } from '../../domain/leads/text.ts';
import { folded } from '../../domain/search/terms.ts';
import { toStored } from '../clock.ts';
import { countOf } from '../store/count-of.ts';
import {
  type Database,
  isPostgres,
  LEAD_STAGES,
  type LeadRow,
  type LeadStage,
  type StaffRow,
  type Tables,
} from '../store/database.ts';
import { leadsInParts } from './lead-archive.ts';

export const PAGE_SIZE = 50;
/** Most leads of a stage that the inbox counts, and most that it lists: an older one is reached by filters. */
export const MOST_LISTED = 10_000;
/** Most words of a search; further ones are ignored. */
const MOST_WORDS = 8;
const UNLESS_SPAM = LEAD_STAGES.filter((stage) => stage !== 'spam');
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

const LISTED = [
  'reference',
  'kind',
  'name',
  'email',
  'created_at',
  'stage',
  'revision',
  'taken_by',
  'waits_until',
  'answer_due_at',
  'answered_at',
  'quarantine_reason',
  'channel',
  'company',
  'next_step',
  'news_at',
  'referrer',
  'utm_source',
] as const satisfies readonly (keyof LeadRow)[];

export interface ListedLead extends Pick<LeadRow, (typeof LISTED)[number]> {
  excerpt: string;
  /** E-mail address of the person who has taken it. */
  taker: string | null;
}

/**
 * Sort key of the inbox: when its sender wrote again, the promised time of an answer, or the day on which a postponed
 * lead comes back; leads without any come last. The index `leads_by_need` uses the same expression.
 */
const ATTENTION = sql<string>`coalesce(
  case
    when news_at is not null then news_at || leads.created_at
    when stage in ('new', 'taken') then answer_due_at || leads.created_at
    when stage = 'waiting' then waits_until || leads.created_at
  end, '9'
)`;

/** Leads of a page, and numbers by stage among those that pass the other filters, up to one more than `MOST_LISTED`. */
interface InboxPage {
  leads: ListedLead[];
  counts: ReadonlyMap<LeadStage, number>;
}

/** One page of the inbox (from 1): most urgent first, then newest. A search ranks its newest `MOST_LISTED` leads. */
export async function readInboxPage(database: Database, query: InboxQuery, page: number): Promise<InboxPage> {
  const start = (page - 1) * PAGE_SIZE;
  const stages = query.stage === undefined ? UNLESS_SPAM : [query.stage];
  const read = wordsOf(query.search).length > 0 ? found : counted;
  const { counts, ids } = await read(database, query, stages, start);
  if (ids.length === 0 || start >= MOST_LISTED) return { leads: [], counts };
  const leads = await listed(database)
    .where('leads.id', 'in', ids)
    .orderBy(ATTENTION)
    .orderBy('leads.created_at', 'desc')
    .execute();
  return { leads, counts };
}

interface Selected {
  counts: ReadonlyMap<LeadStage, number>;
  /** Of the page. */
  ids: string[];
}

/** Counts and orders stage by stage, each from its index, which holds the filters too: no other lead is read. */
async function counted(
  database: Database,
  query: InboxQuery,
  stages: readonly LeadStage[],
  start: number,
): Promise<Selected> {
  const ofStage = (stage: LeadStage) =>
    database
      .selectFrom('leads')
      .where((lead) => matches(lead, query))
      .where('stage', '=', stage);
  const numbers = await database
    .selectNoFrom(({ selectFrom }) =>
      LEAD_STAGES.map((stage) =>
        selectFrom(
          ofStage(stage)
            .select(sql`1`.as('one'))
            .limit(MOST_LISTED + 1)
            .as('some'),
        )
          .select(({ fn }) => fn.countAll<number | string>().as('leads'))
          .as(stage),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts = new Map(LEAD_STAGES.map((stage) => [stage, Number(numbers[stage])]));
  const most = start + PAGE_SIZE;
  const [first, ...others] = stages
    .filter((stage) => counts.get(stage) !== 0)
    .map((stage) =>
      database
        .selectFrom(
          ofStage(stage)
            .select(['id', 'created_at', ATTENTION.as('attention')])
            .orderBy(ATTENTION)
            .orderBy('created_at', 'desc')
            .limit(most)
            .as(stage),
        )
        .selectAll(),
    );
  if (!first || start >= MOST_LISTED) return { counts, ids: [] };
  const onPage = await others
    .reduce((all, some) => all.unionAll(some), first)
    .orderBy('attention')
    .orderBy('created_at', 'desc')
    .limit(PAGE_SIZE)
    .offset(start)
    .execute();
  return { counts, ids: onPage.map(({ id }) => id) };
}

/** Scans that end with the newest `MOST_LISTED` leads that have the words. */
async function found(
  database: Database,
  query: InboxQuery,
  stages: readonly LeadStage[],
  start: number,
): Promise<Selected> {
  const among = (part: RawBuilder<boolean>) =>
    database
      .selectFrom('leads')
      .select(['id', 'stage', 'created_at', ATTENTION.as('attention')])
      .where(part)
      .where((lead) => matches(lead, query, isPostgres(database) ? sql`status` : sql`+status`))
      // SQLite reads a table faster as it lies than by an index, and leads lie in the order in which they came.
      .orderBy(isPostgres(database) ? sql`created_at` : sql`rowid`, 'desc')
      .limit(MOST_LISTED + 1)
      .execute();
  // PostgreSQL has an index of words; SQLite reads all, half of it in each of its threads.
  const middle = sql`(select max(rowid) / 2 from leads)`;
  const parts = isPostgres(database)
    ? [sql<boolean>`true`]
    : [sql<boolean>`rowid > ${middle}`, sql<boolean>`rowid <= ${middle}`];
  const leads = (await Promise.all(parts.map(among))).flat().slice(0, MOST_LISTED + 1);
  const byStage = Map.groupBy(leads, ({ stage }) => stage);
  const onPage = leads
    .filter(({ stage }) => stages.includes(stage))
    .sort(
      (one, other) => compare(one.attention, other.attention) || compare(other.created_at, one.created_at),
    )
    .slice(start, start + PAGE_SIZE);
  return {
    counts: new Map([...byStage].map(([stage, some]) => [stage, some.length])),
    ids: onPage.map(({ id }) => id),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Every lead that passes the filters, newest first, for an export. */
export function readInbox(database: Database, query: InboxQuery): AsyncGenerator<LeadRow[]> {
  return leadsInParts(database, (lead) => lead.and([matches(lead, query), inStage(lead, query.stage)]));
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

export async function countWaiting(database: Database, now: Temporal.Instant): Promise<Waiting> {
  const leads = database.selectFrom('leads');
  const accepted = leads.where('status', '=', 'accepted');
  const [open, back, news, quarantined] = await Promise.all([
    countOf(accepted.where('stage', 'in', ['new', 'taken'])),
    countOf(
      accepted
        .where('stage', '=', 'waiting')
        .where('waits_until', '<=', toStored(now))
        .where('news_at', 'is', null),
    ),
    // The others are counted as open.
    countOf(accepted.where('news_at', 'is not', null).where('stage', 'not in', ['new', 'taken'])),
    countOf(leads.where('status', '=', 'quarantined').where('stage', '!=', 'spam')),
  ]);
  return { leads: open + back + news, news, quarantined };
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
    .select(LISTED.map((name) => `leads.${name}` as const))
    .select(['staff.email as taker', sql<string>`substr(message, 1, ${sql.lit(EXCERPT)})`.as('excerpt')]);
}

function matches(
  lead: ExpressionBuilder<Tables, 'leads'>,
  { kind, takenBy, search, since }: Omit<InboxQuery, 'stage'>,
  status: RawBuilder<unknown> = sql`status`,
) {
  return lead.and([
    lead(status, '=', 'accepted'),
    ...(kind === undefined ? [] : [lead('kind', '=', kind)]),
    ...(takenBy === undefined
      ? []
      : [takenBy === null ? lead('taken_by', 'is', null) : lead('taken_by', '=', takenBy)]),
    ...(since === undefined ? [] : [lead('leads.created_at', '>=', toStored(since))]),
    ...(wordsOf(search).length === 0
      ? []
      : [lead.or([...phoneIn(search), wordsOf(search)].map((words) => lead.and(words.flatMap(isInText))))]),
  ]);
}

function isInText(word: string) {
  return [rarestEnd(word), word].map(
    (part) => sql<boolean>`search_text like ${`%${escaped(part)}%`} escape '\\'`,
  );
}

/** A number alone, without what stands before it abroad or at home: whoever typed « +33 6 … » calls as « 06 … ». */
function phoneIn(search = ''): string[][] {
  const phone = dialled(withoutInvisible(search));
  return isPhoneNumber(phone) ? [[phone.replace(/^\+(?:33)?|^0/, '')]] : [];
}

function inStage(lead: ExpressionBuilder<Tables, 'leads'>, stage: LeadStage | undefined) {
  return stage === undefined ? lead('stage', '!=', 'spam') : lead('stage', '=', stage);
}

/**
 * Words of a search, also of a number or an address pasted from an address book: both are stored without invisible characters.
 * An apostrophe parts words, because telephones type « ’ » where keyboards type « ' ».
 */
function wordsOf(search = ''): string[] {
  return folded(withoutInvisible(search))
    .split(/[ '’]/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** The letters of French, the most frequent first. */
const BY_FREQUENCY = 'esaintrulodcmpvgfbqhxjyzkw';

/**
 * A word from its rarest letter on. SQLite's `like` looks on from each place that has the first letter of what it searches:
 * asked for this end first, it reads a million leads in four fifths of the time.
 */
function rarestEnd(word: string): string {
  const ranks = Array.from(word, (letter) => BY_FREQUENCY.indexOf(letter) >>> 0);
  return Array.from(word)
    .slice(ranks.indexOf(Math.max(...ranks)))
    .join('');
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
