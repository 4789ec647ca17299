import type { Database } from '../store/database.ts';
import { monthNumber } from './days.ts';
import type { CountKind } from './visit-counts.ts';
import { LEAST_SHOWN } from './visit-figures.ts';

/** What each counter is called in the table; those that are missing are not in it. */
const NAMES: Readonly<Partial<Record<CountKind, string>>> = {
  view: 'Page vue',
  missing: 'Adresse inexistante',
  hour: 'Pages vues dans l’heure',
  device: 'Arrivée par appareil',
  form: 'Formulaire',
  act: 'Geste',
  term: 'Recherche',
};
/** What is told of the whole month, and from `LEAST_SHOWN` on: fewer could be one person’s. */
const OF_THE_MONTH: Readonly<Partial<Record<CountKind, string>>> = {
  source: 'Arrivée par provenance',
  campaign: 'Arrivée par campagne',
  lcp: 'Affichage (LCP, ms au plus)',
  inp: 'Réaction (INP, ms au plus)',
  cls: 'Stabilité (CLS, millièmes au plus)',
};

/** The counters of a month as rows of a table, day by day so that the event loop turns, then of the whole month. */
export async function* visitRows(
  database: Database,
  month: Temporal.PlainYearMonth,
): AsyncGenerator<string[][], void> {
  for (let day = 1; day <= month.daysInMonth; day += 1)
    yield rowsOf(database, monthNumber(month) + day, String(month.toPlainDate({ day })), NAMES, 1);
  yield rowsOf(database, monthNumber(month), String(month), OF_THE_MONTH, LEAST_SHOWN);
}

async function rowsOf(
  database: Database,
  day: number,
  time: string,
  names: Readonly<Partial<Record<string, string>>>,
  least: number,
): Promise<string[][]> {
  const rows = await database
    .selectFrom('visit_counts')
    .select(['kind', 'key', 'count'])
    .where('kind', 'in', Object.keys(names))
    .where('day', '=', day)
    .where('count', '>=', least)
    .orderBy('kind')
    .orderBy('key')
    .execute();
  return rows.map(({ kind, key, count }) => [time, names[kind] ?? kind, key, String(count)]);
}
