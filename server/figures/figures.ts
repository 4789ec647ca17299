import type { Facts } from '../../content/facts.ts';
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

/** Origins listed by name; the others are summed up. */
const MOST_NAMED = 12;

type Hours = Facts['agency']['hours'];

/** The Monday of an instant's week, in the agency's time zone. */
export function mondayOf(moment: Temporal.Instant, { timeZone }: Hours): Temporal.PlainDate {
  const day = moment.toZonedDateTimeISO(timeZone).toPlainDate();
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
  const first = startOf(last.subtract({ weeks: WEEKS_SHOWN - 1 }), hours);
  const counted = database.selectFrom('leads').where('status', '=', 'accepted').where('stage', '!=', 'spam');
  const older = await counted
    .select('created_at')
    .where('created_at', '<', toStored(first))
    .limit(1)
    .executeTakeFirst();

  const workingTime = workingTimeCounter(first, now, hours);
  const moment = toStored(now);
  const weeks: WeekFigures[] = [];
  const origins = {
    sources: originCounter(),
    campaigns: originCounter(),
    arrivals: originCounter(),
    articles: originCounter(),
    forms: originCounter(),
  };
  // Week by week, so that the event loop turns between two.
  for (const monday of mondays) {
    const leads = await counted
      .select(['created_at', 'stage', 'answered_at', 'answer_due_at'])
      .select(['page', 'arrival_page', 'referrer', 'utm_source', 'utm_campaign', 'channel'])
      .where('created_at', '>=', toStored(startOf(monday, hours)))
      .where('created_at', '<', toStored(startOf(monday.add({ weeks: 1 }), hours)))
      .execute();
    const { clock, working, ...week } = emptyWeek(monday);
    for (const lead of leads) {
      week.leads += 1;
      const outcome = outcomeOf(lead, moment);
      if (outcome !== null) week[outcome] += 1;
      const isWon = lead.stage === 'won';
      const source = lead.channel === null ? sourceOf(lead) : CHANNELS[lead.channel];
      origins.sources.add(source, outcome, isWon);
      origins.arrivals.add(lead.arrival_page, outcome, isWon);
      if (lead.utm_campaign !== null) origins.campaigns.add(lead.utm_campaign.toLowerCase(), outcome, isWon);
      for (const article of articlesOf(lead)) origins.articles.add(article, outcome, isWon);
      origins.forms.add(lead.page === null ? null : PAGE_KINDS[pageKindOf(lead.page)], outcome, isWon);
      if (lead.answered_at !== null) {
        const [came, answered] = [Date.parse(lead.created_at), Date.parse(lead.answered_at)];
        clock.push((answered - came) / 60_000);
        working.push(workingTime(came, answered) / 60_000);
      }
    }
    weeks.push({ ...week, medianWorking: median(working), medianClock: median(clock) });
  }
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

/** Whether a promise was kept; `null` for a lead without one. */
function outcomeOf(
  { answered_at, answer_due_at }: Pick<LeadRow, 'answered_at' | 'answer_due_at'>,
  moment: string,
): Outcome | null {
  if (answer_due_at === null) return null;
  if (answered_at !== null) return answered_at <= answer_due_at ? 'inTime' : 'late';
  return moment <= answer_due_at ? 'running' : 'late';
}

function originCounter() {
  const byName = new Map<string | null, OriginFigures>();
  return {
    add(name: string | null, outcome: Outcome | null, isWon: boolean): void {
      const figures = byName.get(name) ?? { name, leads: 0, inTime: 0, ended: 0, won: 0 };
      byName.set(name, figures);
      figures.leads += 1;
      if (outcome === 'inTime') figures.inTime += 1;
      if (outcome === 'inTime' || outcome === 'late') figures.ended += 1;
      if (isWon) figures.won += 1;
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

function emptyWeek(monday: Temporal.PlainDate) {
  const [working, clock]: [number[], number[]] = [[], []];
  return { monday, leads: 0, inTime: 0, late: 0, running: 0, working, clock };
}

function startOf(day: Temporal.PlainDate, { timeZone }: Hours): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
