import { setImmediate } from 'node:timers/promises';
import { dateInParis } from '../../domain/dates.ts';
import { toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { createRefresh } from '../refresh.ts';
import type { Database } from '../store/database.ts';
import { MOST_RULES } from './read-list.ts';
import { indexRules, type Rule } from './rules.ts';

/** Interval of the checks for changes by other processes, at which counts are written too (ms). */
const INTERVAL = 15_000;
/** Days that counts are kept, and addresses that nobody asks for any more. */
const KEPT_DAYS = 90;
/** Most addresses that were not found (the last ones, which are kept; waiting to be written). */
const MOST_MISSED = 500;
/** Of those, the ones that are listed. */
const MOST_LISTED = 50;
/** Longest of these (characters). */
const LONGEST_MISSED = 200;
/** Rules that one statement adds. */
const AT_ONCE = 200;

/** A rule with the visits of the last thirty days. */
export interface CountedRule extends Rule {
  hits: number;
}

export type Redirects = ReturnType<typeof createRedirects>;

type RedirectParts = Pick<Parts, 'database' | 'clock' | 'logger'>;

/** The redirects of former addresses, in memory, and what was asked for in vain. */
export function createRedirects({ database, clock, logger }: RedirectParts) {
  let rules: readonly Rule[] = [];
  let index = indexRules(rules);
  let seen = '';
  const hits = new Map<string, number>();
  const missed = new Map<string, number>();

  async function look(): Promise<void> {
    const state = await database
      .selectFrom('redirects')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('changed_at').as('changed_at')])
      .executeTakeFirst();
    const found = JSON.stringify([Number(state?.count ?? 0), state?.changed_at ?? '']);
    if (found === seen) return;
    rules = await database.selectFrom('redirects').select(['source', 'target']).orderBy('source').execute();
    index = indexRules(rules);
    seen = found;
  }

  const refresh = createRefresh(look, logger, 'redirects not read, the last known ones stand');

  /** Adds the counts to those of all processes. What cannot be written is counted again with the next. */
  async function flush(): Promise<void> {
    if (hits.size === 0 && missed.size === 0) return;
    const [visits, misses] = [taken(hits), taken(missed)];
    try {
      await write(visits, misses);
    } catch (error) {
      for (const [source, count] of visits) increase(hits, source, count);
      for (const [path, count] of misses) increase(missed, path, count);
      throw error;
    }
  }

  async function write(visits: readonly Count[], misses: readonly Count[]): Promise<void> {
    const now = clock.now();
    const day = dateInParis(now).toString();
    await database.transaction().execute(async (transaction) => {
      for (const [source, count] of visits)
        await transaction
          .insertInto('redirect_hits')
          .values({ source, day, hits: count })
          .onConflict((conflict) =>
            conflict
              .columns(['source', 'day'])
              .doUpdateSet(({ eb, ref }) => ({ hits: eb('redirect_hits.hits', '+', ref('excluded.hits')) })),
          )
          .execute();
      for (const [path, count] of misses)
        await transaction
          .insertInto('missed_addresses')
          .values({ path, hits: count, last_at: toStored(now) })
          .onConflict((conflict) =>
            conflict.column('path').doUpdateSet(({ eb, ref }) => ({
              hits: eb('missed_addresses.hits', '+', ref('excluded.hits')),
              last_at: ref('excluded.last_at'),
            })),
          )
          .execute();
      const firstDay = dateInParis(now).subtract({ days: KEPT_DAYS });
      await transaction.deleteFrom('redirect_hits').where('day', '<', firstDay.toString()).execute();
      await transaction
        .deleteFrom('missed_addresses')
        .where('path', 'not in', mostAsked(transaction).select('path'))
        .where('path', 'not in', (eb) =>
          eb.selectFrom('missed_addresses').select('path').orderBy('last_at', 'desc').limit(MOST_MISSED),
        )
        .execute();
      const longAgo = toStored(now.subtract({ hours: 24 * KEPT_DAYS }));
      await transaction.deleteFrom('missed_addresses').where('last_at', '<', longAgo).execute();
    });
  }

  async function work(): Promise<void> {
    try {
      await flush();
    } catch (error) {
      logger.warn({ err: error }, 'visits of redirects not counted, will be tried again');
    }
    await refresh();
  }

  const task = createPeriodicTask(work, INTERVAL);

  return {
    rules: () => rules,
    /** The rule of an address, and where it leads. */
    find: (pathname: string, search: string) => index.find(pathname, search),
    count: ({ source }: Rule) => increase(hits, source, 1),
    /** Counts an address that was not found, unless it may name a person. */
    miss(pathname: string): void {
      if (pathname.length > LONGEST_MISSED || /@|%40/i.test(pathname)) return;
      if (!missed.has(pathname) && missed.size >= MOST_MISSED) return;
      increase(missed, pathname, 1);
    },

    /** Adds rules, or changes those of the same source. @returns false if there would be too many */
    async add(added: readonly Rule[], by: string | null): Promise<boolean> {
      await refresh();
      const sources = new Set([...rules, ...added].map(({ source }) => source));
      if (sources.size > MOST_RULES) return false;
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        const changed = { changed_at: toStored(now), changed_by: by };
        for (let start = 0; start < added.length; start += AT_ONCE) {
          const some = added.slice(start, start + AT_ONCE);
          await transaction
            .insertInto('redirects')
            .values(some.map(({ source, target }) => ({ source, target, ...changed })))
            .onConflict((conflict) =>
              conflict
                .column('source')
                .doUpdateSet(({ ref }) => ({ target: ref('excluded.target'), ...changed })),
            )
            .execute();
          const sources = some.map(({ source }) => source);
          await transaction.deleteFrom('missed_addresses').where('path', 'in', sources).execute();
          // SQLite answers at once: others have their turn here.
          await setImmediate();
        }
        if (added.length === 0) return;
        const [first] = added;
        const subject = added.length === 1 && first ? first.source : `${added.length} redirections`;
        await note(transaction, now, { staffId: by, action: 'redirect.added', subject });
      });
      await refresh();
      return true;
    },

    async remove(source: string, by: string | null): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('redirects')
          .where('source', '=', source)
          .returning('source')
          .executeTakeFirst();
        if (gone)
          await note(transaction, clock.now(), { staffId: by, action: 'redirect.removed', subject: source });
      });
      await refresh();
    },

    /** Visits of the last thirty days by source. */
    async visits(): Promise<Map<string, number>> {
      const since = dateInParis(clock.now()).subtract({ days: 30 }).toString();
      const counts = await database
        .selectFrom('redirect_hits')
        .select(({ fn }) => ['source', fn.sum('hits').as('hits')])
        .where('day', '>', since)
        .groupBy('source')
        .execute();
      return new Map(counts.map(({ source, hits: count }) => [source, Number(count)]));
    },

    /** Addresses not found lately, most asked first. */
    missed: () => mostAsked(database).selectAll().execute(),

    refresh,
    flush,
    start: task.start,
    async stop(): Promise<void> {
      await task.stop();
      await flush().catch((error: unknown) => logger.warn({ err: error }, 'visits of redirects not counted'));
    },
  };
}

/** Kept and listed, however much else a robot asks for. */
function mostAsked(database: Database) {
  return database.selectFrom('missed_addresses').orderBy('hits', 'desc').orderBy('path').limit(MOST_LISTED);
}

type Count = readonly [key: string, count: number];

/** Takes all counts, in one order everywhere, so that two processes do not wait for each other’s rows. */
function taken(counts: Map<string, number>): Count[] {
  const all = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  counts.clear();
  return all;
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
