import { sql } from 'kysely';
import type { Facts } from '../../content/facts.ts';
import { startInParis } from '../../domain/dates.ts';
import { sourceOf } from '../../domain/leads/origin.ts';
import { PAGE_KINDS, pageKindOf } from '../../domain/leads/page-kind.ts';
import { workingTimeCounter } from '../../domain/working-hours/working-time.ts';
import { toStored } from '../clock.ts';
import { CHANNELS } from '../leads/enter-lead.ts';
import type { Database, LeadRow } from '../store/database.ts';

/** Weeks per page. */
export const WEEKS_SHOWN = 12;

/** Figures of the leads received in a week (Monday to Sunday, in Paris). */
export interface WeekFigures {
  monday: Temporal.PlainDate;
  leads: number;
  /** Answered before the promised time. */
  inTime: number;
  /** Answered after the promised time, or overdue. */
  late: number;
  /** Not answered yet, before the promised time. */
  running: number;
  /** Median time to the first answer (min), in working hours and in clock time; `null` without answers. */
  medianWorking: number | null;
  medianClock: number | null;
}

/** What became of the leads of one origin. */
export interface OriginFigures {
  /** `null` where it is not known. */
  name: string | null;
  leads: number;
  /** Answered before the promised time, of those whose time is over or that are answered. */
  inTime: number;
  ended: number;
  won: number;
}

/** Leads by where they came from, the most frequent first. */
export type Origins = Record<'sources' | 'campaigns' | 'arrivals' | 'articles' | 'forms', OriginFigures[]>;

/** What the origins of leads are told by. */
const ORIGIN = [
  'page',
  'arrival_page',
  'referrer',
  'utm_source',
  'utm_campaign',
  'channel',
] as const satisfies readonly (keyof LeadRow)[];

/** Origins listed by name; the others are summed up. */
const MOST_NAMED = 12;

type Hours = Facts['agency']['hours'];

/** The Monday of a day’s week. */
export function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/**
 * The figures of `WEEKS_SHOWN` weeks, newest first, and whether there are older leads. Quarantined leads and
 * spam are not counted.
 * @param last Monday of the newest week
 */
export async function readFigures(
  database: Database,
  last: Temporal.PlainDate,
  now: Temporal.Instant,
  hours: Hours,
): Promise<{ weeks: WeekFigures[]; origins: Origins; hasOlder: boolean }> {
  const mondays = Array.from({ length: WEEKS_SHOWN }, (_, weeks) => last.subtract({ weeks }));
  const first = startInParis(last.subtract({ weeks: WEEKS_SHOWN - 1 }));
  const counted = database.selectFrom('leads').where('status', '=', 'accepted').where('stage', '!=', 'spam');
  const older = await counted
    .select('created_at')
    .where('created_at', '<', toStored(first))
    .limit(1)
    .executeTakeFirst();

  const workingTime = workingTimeCounter(first, now, hours);
  const moment = toStored(now);
  const read = await Promise.all(
    mondays.map(async (monday) => {
      const received = counted
        .where('created_at', '>=', toStored(startInParis(monday)))
        .where('created_at', '<', toStored(startInParis(monday.add({ weeks: 1 }))));
      const [groups, answers] = await Promise.all([
        received
          .select(ORIGIN)
          .select(['stage', outcomeAt(moment).as('outcome'), sql<number | string>`count(*)`.as('leads')])
          .groupBy([...ORIGIN, 'stage', 'outcome'])
          .execute(),
        received
          .select(['created_at', 'answered_at'])
          .where('answered_at', 'is not', null)
          .where(sql<boolean>`not ${UNPROMISED}`)
          .execute(),
      ]);
      const [working, clock] = [new Float64Array(answers.length), new Float64Array(answers.length)];
      for (const [index, { created_at, answered_at }] of answers.entries()) {
        const [came, answered] = [Date.parse(created_at), Date.parse(answered_at ?? '')];
        clock[index] = (answered - came) / 60_000;
        working[index] = workingTime(came, answered) / 60_000;
      }
      return { monday, groups, medianWorking: median(working), medianClock: median(clock) };
    }),
  );
  const origins = {
    sources: originCounter(),
    campaigns: originCounter(),
    arrivals: originCounter(),
    articles: originCounter(),
    forms: originCounter(),
  };
  const weeks = read.map(({ groups, ...week }) => {
    const counts = { leads: 0, inTime: 0, late: 0, running: 0 };
    for (const { outcome, leads, stage, ...origin } of groups) {
      const group = { outcome, leads: Number(leads), isWon: stage === 'won' };
      counts.leads += group.leads;
      if (outcome !== null) counts[outcome] += group.leads;
      const { channel, page, arrival_page, utm_campaign } = origin;
      origins.sources.add(channel === null ? sourceOf(origin) : CHANNELS[channel], group);
      origins.arrivals.add(arrival_page, group);
      if (utm_campaign !== null) origins.campaigns.add(utm_campaign.toLowerCase(), group);
      for (const article of articlesOf(origin)) origins.articles.add(article, group);
      origins.forms.add(page === null ? null : PAGE_KINDS[pageKindOf(page)], group);
    }
    return { ...week, ...counts };
  });
  const { sources, campaigns, arrivals, articles, forms } = origins;
  return {
    weeks,
    origins: {
      sources: sources.list(),
      campaigns: campaigns.list(),
      arrivals: arrivals.list(),
      articles: articles.list(),
      forms: forms.list(),
    },
    hasOlder: older !== undefined,
  };
}

/** The articles that a lead’s sender is known to have read: the first page, and that of the form. */
function articlesOf({ page, arrival_page }: Pick<LeadRow, 'page' | 'arrival_page'>): Set<string> {
  const paths = [arrival_page, page].filter((path) => path !== null);
  return new Set(paths.filter((path) => path.startsWith('/article/')));
}

type Outcome = 'inTime' | 'late' | 'running';

/** A lead that a colleague entered, and promised no answer to (`enterLead`). */
const UNPROMISED = sql`(channel is not null and answered_at = created_at)`;

/**
 * Whether a promise was kept by `moment`; `null` for a lead without one, withdrawn before its time, or won or lost
 * before it without an answer, or at a time that is not known.
 */
function outcomeAt(moment: string) {
  return sql<Outcome | null>`case
    when answer_due_at is null or ${UNPROMISED} then null
    when answered_at <= answer_due_at then 'inTime'
    when withdrawn_at <= answer_due_at then null
    when answered_at is null and stage in ('won', 'lost') and answer_due_at >= coalesce(closed_at, withdrawn_at, answer_due_at)
      then null
    when answered_at is null and answer_due_at >= ${moment} then 'running'
    else 'late'
  end`;
}

/** Leads that have all in common that is counted. */
interface LeadGroup {
  outcome: Outcome | null;
  leads: number;
  isWon: boolean;
}

function originCounter() {
  const byName = new Map<string | null, OriginFigures>();
  return {
    add(name: string | null, { outcome, leads, isWon }: LeadGroup): void {
      const figures = byName.get(name) ?? { name, leads: 0, inTime: 0, ended: 0, won: 0 };
      byName.set(name, figures);
      figures.leads += leads;
      if (outcome === 'inTime') figures.inTime += leads;
      if (outcome === 'inTime' || outcome === 'late') figures.ended += leads;
      if (isWon) figures.won += leads;
    },
    list(): OriginFigures[] {
      const known = [...byName.values()].filter(({ name }) => name !== null);
      const sorted = known.toSorted((one, other) => other.leads - one.leads);
      const others = sorted.slice(MOST_NAMED);
      const unknown = byName.get(null);
      return [
        ...sorted.slice(0, MOST_NAMED),
        ...(others.length > 0 ? [{ ...others.reduce(together), name: 'Autres' }] : []),
        ...(unknown ? [unknown] : []),
      ];
    },
  };
}

function together(one: OriginFigures, other: OriginFigures): OriginFigures {
  return {
    name: one.name,
    leads: one.leads + other.leads,
    inTime: one.inTime + other.inTime,
    ended: one.ended + other.ended,
    won: one.won + other.won,
  };
}

function median(values: Float64Array): number | null {
  const sorted = values.toSorted();
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
