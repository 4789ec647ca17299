import { startInParis } from '../../domain/dates.ts';
import { PAGE_KINDS, type PageKind } from '../../domain/leads/page-kind.ts';
import { namesOf } from '../../domain/names-of.ts';
import { toStored } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { dayNumber, monthNumber } from './days.ts';
import { MONTHS_KEPT } from './visit-counts.ts';
import { VITAL_NAMES, VITALS, type Vital } from './vitals.ts';

/** A number of this month, of the month before and of the same month a year ago. */
export interface Compared {
  now: number;
  before: number;
  lastYear: number;
}

export interface Ranked extends Compared {
  key: string;
}

export interface FormFigures {
  form: string;
  seen: number;
  begun: number;
  sent: number;
  /** Refusals by field, the most frequent first. */
  refused: { field: string; count: number }[];
}

export interface VitalFigures {
  pages: number;
  /** Share of pages with a good value (0 to 1). */
  good: number;
  /** Upper bound of three quarters of the pages; infinite in the last bucket. */
  threeQuarters: number;
}

interface SpeedFigures {
  kind: PageKind;
  vitals: Partial<Record<Vital, VitalFigures>>;
}

export interface VisitFigures {
  month: Temporal.PlainYearMonth;
  /** Days of the month that are counted and compared: all of them once it is over. */
  days: number;
  views: Compared;
  arrivals: Compared;
  /** Leads received, and those of them that were won, without spam and quarantined ones. */
  leads: Compared;
  won: Compared;
  /** Arrivals on a telephone, of all whose device is known (0 to 1). */
  phones: number | null;
  /** Pages shown each day of this month and of the one before. */
  byDay: { now: number; before: number }[];
  /** Sources with three arrivals or more, and `hidden` arrivals of the others. */
  sources: Ranked[];
  campaigns: Ranked[];
  hidden: number;
  pages: Ranked[];
  missing: Ranked[];
  terms: { key: string; count: number }[];
  forms: FormFigures[];
  acts: Ranked[];
  speed: SpeedFigures[];
}

/** Fewer arrivals are not shown by source: they could be one person’s. */
export const LEAST_SHOWN = 3;
/** Rows of a list. */
const LISTED = 20;
/** Fewer pages tell nothing about speed. */
const LEAST_MEASURED = 10;

const MONTHLY = [
  'view',
  'missing',
  'source',
  'campaign',
  'device',
  'form',
  'act',
  'lcp',
  'inp',
  'cls',
] as const;

/** The first month whose counters are all kept. */
export function oldestMonth(now: Temporal.PlainYearMonth): Temporal.PlainYearMonth {
  return now.subtract({ months: MONTHS_KEPT - 1 });
}

/** Reads what was counted in `month`. @param today in Paris */
export async function readVisits(
  database: Database,
  month: Temporal.PlainYearMonth,
  today: Temporal.PlainDate,
): Promise<VisitFigures> {
  const isRunning = month.equals(today.toPlainYearMonth());
  const days = isRunning ? today.day : month.daysInMonth;
  const months = [month, month.subtract({ months: 1 }), month.subtract({ years: 1 })];
  const [now, before, lastYear] = months.map(monthNumber);
  const rows = await database
    .selectFrom('visit_counts')
    .select(['kind', 'day', 'key', 'count'])
    .where('kind', 'in', MONTHLY)
    .where('day', 'in', months.map(monthNumber))
    .execute();
  const kinds = new Map<string, Map<string, Ranked>>();
  for (const { kind, day, key, count } of rows) {
    const ranked = kinds.get(kind) ?? new Map<string, Ranked>();
    kinds.set(kind, ranked);
    const row = ranked.get(key) ?? { key, now: 0, before: 0, lastYear: 0 };
    ranked.set(key, row);
    if (day === now) row.now += Number(count);
    else if (day === before) row.before += Number(count);
    else if (day === lastYear) row.lastYear += Number(count);
  }
  const list = (kind: string) => [...(kinds.get(kind)?.values() ?? [])];
  const top = (kind: string, least = 1) =>
    list(kind)
      .filter((row) => row.now >= least)
      .sort((one, other) => other.now - one.now || (one.key < other.key ? -1 : 1))
      .slice(0, LISTED);

  const daily = await readDays(database, months, days);
  const byDay = Array.from({ length: month.daysInMonth }, (_, index) => ({
    now: daily.views[0]?.[index] ?? 0,
    before: daily.allBefore[index] ?? 0,
  }));
  const leads = await Promise.all(months.map((each) => countLeads(database, each, days)));
  const sources = top('source', LEAST_SHOWN);
  const devices = list('device');
  const phones = devices.find(({ key }) => key === 'phone')?.now ?? 0;
  const known = sum(devices.map((row) => row.now));
  return {
    month,
    days,
    views: compared(daily.views.map(sum)),
    arrivals: compared(daily.arrivals.map(sum)),
    leads: compared(leads.map((of) => of.leads)),
    won: compared(leads.map((of) => of.won)),
    phones: known === 0 ? null : phones / known,
    byDay,
    sources,
    campaigns: top('campaign', LEAST_SHOWN),
    hidden: sum(list('source').map((row) => row.now)) - sum(sources.map((row) => row.now)),
    pages: top('view'),
    missing: top('missing', LEAST_SHOWN),
    terms: await readTerms(database, month),
    forms: formsOf(list('form')),
    acts: top('act'),
    speed: speedOf(list),
  };
}

/** Sums of the first `days` days of each month, by day, and of all days of the month before. */
async function readDays(database: Database, months: readonly Temporal.PlainYearMonth[], days: number) {
  const numbers = months.map((month) =>
    Array.from({ length: month.daysInMonth }, (_, index) => monthNumber(month) + index + 1),
  );
  const rows = await database
    .selectFrom('visit_counts')
    .select(({ fn }) => ['kind', 'day', fn.sum<number | string>('count').as('count')])
    .where('kind', 'in', ['hour', 'source'])
    .where('day', 'in', numbers.flat())
    .groupBy(['kind', 'day'])
    .execute();
  const sums = new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, Number(count)]));
  const of = (kind: string, month: readonly number[]) => month.map((day) => sums.get(`${kind} ${day}`) ?? 0);
  const first = (kind: string) => numbers.map((month) => of(kind, month).slice(0, days));
  return { views: first('hour'), arrivals: first('source'), allBefore: of('hour', numbers[1] ?? []) };
}

async function countLeads(database: Database, month: Temporal.PlainYearMonth, days: number) {
  const first = month.toPlainDate({ day: 1 });
  const { leads, won } = await database
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('leads'),
      fn.countAll<number | string>().filterWhere('stage', '=', 'won').as('won'),
    ])
    .where('status', '=', 'accepted')
    .where('stage', '!=', 'spam')
    .where('created_at', '>=', toStored(startInParis(first)))
    .where('created_at', '<', toStored(startInParis(first.add({ days: Math.min(days, month.daysInMonth) }))))
    .executeTakeFirstOrThrow();
  return { leads: Number(leads), won: Number(won) };
}

async function readTerms(database: Database, month: Temporal.PlainYearMonth) {
  const first = dayNumber(month.toPlainDate({ day: 1 }));
  const rows = await database
    .selectFrom('visit_counts')
    .select(({ fn }) => ['key', fn.sum<number | string>('count').as('count')])
    .where('kind', '=', 'term')
    .where('day', '>=', first)
    .where('day', '<', first + 31)
    .groupBy('key')
    .orderBy('count', 'desc')
    .orderBy('key')
    .limit(LISTED)
    .execute();
  return rows.map(({ key, count }) => ({ key, count: Number(count) }));
}

function formsOf(rows: readonly Ranked[]): FormFigures[] {
  const forms = new Map<string, FormFigures>();
  for (const { key, now } of rows) {
    const [form = '', act, field = ''] = key.split('.');
    const figures = forms.get(form) ?? { form, seen: 0, begun: 0, sent: 0, refused: [] };
    forms.set(form, figures);
    if (act === 'seen' || act === 'begun' || act === 'sent') figures[act] += now;
    else if (now > 0) figures.refused.push({ field, count: now });
  }
  for (const { refused } of forms.values()) refused.sort((one, other) => other.count - one.count);
  return [...forms.values()]
    .filter(({ seen, begun, sent }) => seen + begun + sent > 0)
    .sort((one, other) => other.seen - one.seen);
}

function speedOf(list: (kind: string) => Ranked[]): SpeedFigures[] {
  const byVital = VITAL_NAMES.map((vital) => [vital, list(vital)] as const);
  return namesOf(PAGE_KINDS).flatMap((kind) => {
    const vitals: SpeedFigures['vitals'] = {};
    for (const [vital, rows] of byVital) {
      const figures = vitalOf(vital, kind, rows);
      if (figures) vitals[vital] = figures;
    }
    return Object.keys(vitals).length > 0 ? [{ kind, vitals }] : [];
  });
}

function vitalOf(vital: Vital, kind: PageKind, rows: readonly Ranked[]): VitalFigures | null {
  const counts = new Map(rows.map(({ key, now }) => [key, now]));
  const { bounds, good } = VITALS[vital];
  const buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound) => ({
    bound,
    count: counts.get(`${kind}.${Number.isFinite(bound) ? bound : 'max'}`) ?? 0,
  }));
  const pages = sum(buckets.map(({ count }) => count));
  if (pages < LEAST_MEASURED) return null;
  const within = (limit: number) =>
    sum(buckets.map(({ bound, count }) => (bound <= limit ? count : 0))) / pages;
  const threeQuarters = buckets.find(({ bound }) => within(bound) >= 0.75)?.bound ?? Number.POSITIVE_INFINITY;
  return { pages, good: within(good), threeQuarters };
}

function compared([now = 0, before = 0, lastYear = 0]: readonly number[]): Compared {
  return { now, before, lastYear };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
