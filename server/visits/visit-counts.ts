import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { dateInParis, inParis } from '../../domain/dates.ts';
import { withoutTokens } from '../../domain/leads/tracking.ts';
import { pagePaths } from '../articles/desk/site-links.ts';
import { toStored } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { isFirstToday } from '../store/daily-jobs.ts';
import type { Database, Tables } from '../store/database.ts';
import { dayNumber } from './days.ts';
import { tellsOfNobody } from './typed-text.ts';

/**
 * What is counted, each by key:
 * - `view`: pages shown, by path; `missing`: by a path that no page has
 * - `hour`: pages shown, by hour of the day in Paris
 * - `source`, `campaign`, `device`: arrivals from outside, by name, domain or `direct`; by campaign; `phone` or `computer`
 * - `form`: « devis.seen », « devis.begun », « devis.sent », « devis.refused.email »
 * - `act`: « call », « booking », and « estimation », « delais » where a calculator was used
 * - `ask`, `term`: searches, by a digest of what was typed, and by the text itself
 * - `lcp`, `inp`, `cls`: pages left, by kind of page and number of the bucket (`vitals.ts`)
 */
const KINDS = [
  'view',
  'missing',
  'hour',
  'source',
  'campaign',
  'device',
  'form',
  'act',
  'ask',
  'term',
  'lcp',
  'inp',
  'cls',
] as const;
export type CountKind = (typeof KINDS)[number];

/** Stands for the keys beyond the limit, and for those that may tell of a person. */
export const OTHERS = 'autres';

export const MONTHS_KEPT = 25;
/** How long digests of searches are kept (days), among which those that asked for a term are counted. */
const ASKED_DAYS = 31;
/** Days on which a term must have been searched for before its text is stored. */
const DAYS_ASKED = 3;
/** Different keys a day that anybody can invent, for each kind and process. */
const MOST_INVENTED = 200;
const INVENTED: ReadonlySet<CountKind> = new Set(['source', 'campaign', 'missing', 'ask']);
/** Kinds without a counter of the month. */
const BY_DAY: ReadonlySet<CountKind> = new Set(['ask', 'term']);
/** Different counters in memory, whatever they are. */
const MOST_IN_MEMORY = 10_000;
/** Rows of one transaction, so that no form waits long for it. */
const SLICE = 200;
/** Time between two writings (ms): what a killed process loses. */
const INTERVAL = 60_000;
const HOUR = 3600_000;

interface VisitCountParts extends Pick<Parts, 'database' | 'clock' | 'logger'> {
  /** Key of the digests of searches. */
  termSecret: string;
}

interface Cell {
  kind: CountKind;
  day: number;
  key: string;
  count: number;
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

/**
 * Counts in memory and adds to the database once a minute and at the end; nothing is read or written when something is
 * counted. What could not be written is tried again a minute later.
 */
export function createVisitCounts({ database, clock, logger, termSecret }: VisitCountParts) {
  let cells = new Map<string, Cell>();
  /** Texts of the searches that are not in the database yet, by digest. */
  let terms = new Map<string, string>();
  /** What a failed writing left. */
  let unsaved: Cell[] = [];
  let today = { day: 0, hour: '00', until: 0 };
  const invented = new Map<CountKind, Set<string>>();
  /** The day for which no further purge is needed. */
  let purged = '';

  function add(kind: CountKind, key: string): void {
    if (clock.milliseconds() >= today.until || clock.milliseconds() < today.until - HOUR) startHour();
    put({ kind, day: today.day, key: allowed(kind, key), count: 1 });
  }

  function addView(path: string): void {
    add('view', path);
    add('hour', today.hour);
  }

  function addTerm(term: string): void {
    const digest = createHmac('sha256', termSecret).update(term).digest('base64url').slice(0, 16);
    add('ask', digest);
    if (terms.size < MOST_INVENTED) terms.set(digest, term);
  }

  function startHour(): void {
    const now = inParis(clock.now());
    const day = dayNumber(now.toPlainDate());
    if (day !== today.day) invented.clear();
    const start = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
    const until = start.epochMilliseconds + HOUR;
    today = { day, hour: String(now.hour).padStart(2, '0'), until };
  }

  /** Limits how many keys anybody can invent. */
  function allowed(kind: CountKind, key: string): string {
    if (!INVENTED.has(kind)) return key;
    const known = invented.get(kind) ?? new Set();
    invented.set(kind, known);
    if (known.size < MOST_INVENTED) known.add(key);
    return known.has(key) ? key : OTHERS;
  }

  function put(cell: Cell): void {
    const name = nameOf(cell);
    const counted = cells.get(name);
    if (counted) counted.count += cell.count;
    else if (cells.size < MOST_IN_MEMORY) cells.set(name, { ...cell });
  }

  /** Adds what was counted since to the database; throws nothing. */
  async function flush(): Promise<void> {
    const counted = [...cells.values()];
    cells = new Map();
    try {
      unsaved = merged([...unsaved, ...(await withMissing(counted)).flatMap(withMonth)]);
    } catch (error) {
      logger.error({ err: error }, 'visits not counted yet');
      for (const cell of counted) put(cell);
      return;
    }
    const asked = terms;
    terms = new Map();
    try {
      while (unsaved.length > 0) {
        const slice = unsaved.slice(0, SLICE);
        await database.transaction().execute((transaction) => store(transaction, slice, asked));
        unsaved = unsaved.slice(SLICE);
      }
    } catch (error) {
      logger.error({ err: error }, 'visits not counted yet');
      terms = new Map([...asked, ...terms]);
    }
  }

  /** The same with paths that no page has counted as such. */
  async function withMissing(counted: Cell[]): Promise<Cell[]> {
    const paths = counted.flatMap(({ kind, key }) => (kind === 'view' ? [key] : []));
    const missing = await missingPages(database, paths, clock.now());
    return counted.map((cell): Cell => {
      if (cell.kind !== 'view' || !missing.has(cell.key)) return cell;
      return { ...cell, kind: 'missing', key: allowed('missing', shownPath(cell.key) ?? OTHERS) };
    });
  }

  async function store(
    transaction: Kysely<Tables>,
    slice: readonly Cell[],
    asked: ReadonlyMap<string, string>,
  ): Promise<void> {
    await transaction
      .insertInto('visit_counts')
      .values(slice)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'day', 'key'])
          .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
      )
      .execute();
    for (const { kind, key } of slice) {
      const term = kind === 'ask' ? asked.get(key) : undefined;
      if (term !== undefined) await storeTerm(transaction, key, term, clock.now());
    }
  }

  /** Erases what is older than it is kept; one process does so each day. */
  async function purge(): Promise<void> {
    const now = clock.now();
    const day = dateInParis(now);
    if (purged === String(day)) return;
    const isFirst = await database
      .transaction()
      .execute((transaction) => isFirstToday(transaction, 'visits', now));
    purged = String(day);
    if (!isFirst) return;
    await eraseBefore(database, dayNumber(day.subtract({ months: MONTHS_KEPT })), KINDS);
    await eraseBefore(database, dayNumber(day.subtract({ days: ASKED_DAYS })), ['ask']);
  }

  const work = createPeriodicTask(async () => {
    await flush();
    await purge().catch((error: unknown) => logger.error({ err: error }, 'old counters not erased'));
  }, INTERVAL);

  return {
    add,
    addView,
    addTerm,
    flush,
    purge,
    start: work.start,
    async stop(): Promise<void> {
      await work.stop();
      await flush();
    },
  };
}

/** A counter of a day and that of its month, which the screens read. */
function withMonth(cell: Cell): Cell[] {
  if (BY_DAY.has(cell.kind)) return [cell];
  return [cell, { ...cell, day: cell.day - (cell.day % 100) }];
}

/** One row a counter, in one order on all nodes, so that two never wait for each other. */
function merged(rows: readonly Cell[]): Cell[] {
  const byName = new Map<string, Cell>();
  for (const row of rows) {
    const name = nameOf(row);
    byName.set(name, { ...row, count: row.count + (byName.get(name)?.count ?? 0) });
  }
  return Array.from(byName)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

function nameOf({ kind, day, key }: Cell): string {
  return `${kind} ${day} ${key}`;
}

/** Stores the text of a search for each day that asked for it, once these are enough. */
async function storeTerm(
  transaction: Kysely<Tables>,
  digest: string,
  term: string,
  now: Temporal.Instant,
): Promise<void> {
  const today = dateInParis(now);
  const asks = transaction
    .selectFrom('visit_counts')
    .where('kind', '=', 'ask')
    .where('key', '=', digest)
    // By the days that there may be, which the primary key finds.
    .where(
      'day',
      'in',
      Array.from({ length: ASKED_DAYS }, (_, days) => dayNumber(today.subtract({ days }))),
    );
  const { length } = await asks.select('day').execute();
  if (length < DAYS_ASKED) return;
  await transaction
    .insertInto('visit_counts')
    .columns(['kind', 'day', 'key', 'count'])
    .expression(asks.select([sql.lit('term').as('kind'), 'day', sql.val(term).as('key'), 'count']))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'day', 'key']).doUpdateSet({ count: sql`excluded.count` }),
    )
    .execute();
}

/** Erases the counters of the days before `day`, day by day, so that no form waits long. */
async function eraseBefore(database: Database, day: number, kinds: readonly CountKind[]): Promise<void> {
  for (const kind of kinds) {
    for (;;) {
      const { oldest } = await database
        .selectFrom('visit_counts')
        .select(({ fn }) => fn.min('day').as('oldest'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      if (oldest === null || oldest >= day) break;
      await database.deleteFrom('visit_counts').where('kind', '=', kind).where('day', '=', oldest).execute();
    }
  }
}

/** Pages that no list of pages names. */
const UNLISTED: ReadonlySet<string> = new Set(['/recherche', '/confirmation-contact']);
const ARTICLE = /^\/article\/([^/]+)$/;

/** Those of `paths` that no page has. */
async function missingPages(
  database: Kysely<Tables>,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const pages = pagePaths();
  const unknown = paths.filter((path) => !pages.has(path) && !UNLISTED.has(path));
  const slugs = unknown.flatMap((path) => ARTICLE.exec(path)?.[1] ?? []);
  const articles =
    slugs.length === 0
      ? []
      : await database
          .selectFrom('articles')
          .select('slug')
          .where('slug', 'in', slugs)
          .where('published_at', '<=', toStored(now))
          .execute();
  const published = new Set(articles.map(({ slug }) => `/article/${slug}`));
  return new Set(unknown.filter((path) => !published.has(path)));
}

/** A missing path as it may be stored; `null` for one that may tell of a person. */
function shownPath(path: string): string | null {
  return withoutTokens(path) === path && tellsOfNobody(path) ? path : null;
}
