import { partList } from 'content-collections';
import { dateInParis, parseDay } from '../../domain/dates.ts';
import { csv, csvLines } from '../leads/csv.ts';
import { SALES } from '../staff/access.ts';
import { csvDownload } from '../staff/csv-download.ts';
import type { StaffArea } from '../staff/staff-routes.ts';
import { oldestMonth, readVisits } from '../visits/visit-figures.ts';
import { visitRows } from '../visits/visit-rows.ts';
import { mondayOf, readFigures } from './figures.ts';
import { FiguresScreen } from './screens/figures.tsx';

/**
 * Adds the page of figures and its table as a file. `mois` is the month of the visits, `semaine` a date in the newest week
 * of the leads.
 */
export function figuresRoutes({ routes, room, scans, clock, facts }: StaffArea): void {
  const todayIn = () => dateInParis(clock.now());

  routes.get('/equipe/chiffres', SALES, async (c) => {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const current = mondayOf(todayIn());
    const last = mondayIn(c.req.query('semaine'), current);
    const [thisMonth, month] = [todayIn().toPlainYearMonth(), monthIn(c.req.query('mois'), todayIn())];
    const [figures, visits] = await Promise.all([
      readFigures(scans, last, now, hours),
      partList.visits ? readVisits(scans, month, todayIn()) : null,
    ]);
    const months = {
      before: month.equals(oldestMonth(thisMonth)) ? null : String(month.subtract({ months: 1 })),
      after: month.equals(thisMonth) ? null : String(month.add({ months: 1 })),
    };
    const isCurrent = last.equals(current);
    const children = <FiguresScreen {...figures} visits={visits} months={months} isCurrent={isCurrent} />;
    return room.show(c, { title: 'Chiffres', path: '/equipe/chiffres', children });
  });

  routes.get('/equipe/chiffres/tableau', SALES, async (c) => {
    const month = monthIn(c.req.query('mois'), todayIn());
    async function* lines(): AsyncGenerator<string> {
      yield csv([['Jour ou mois', 'Quoi', 'Nom', 'Nombre']]);
      for await (const rows of visitRows(scans, month)) yield csvLines(rows);
    }
    return csvDownload(c, `visites-${month}`, lines());
  });
}

/** The month of a text (« 2026-11 »); that of `today` if it is invalid, in the future, or older than what is kept. */
function monthIn(text: string | undefined, today: Temporal.PlainDate): Temporal.PlainYearMonth {
  const current = today.toPlainYearMonth();
  if (text === undefined || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)) return current;
  const month = Temporal.PlainYearMonth.from(text);
  const { compare } = Temporal.PlainYearMonth;
  return compare(month, current) > 0 || compare(month, oldestMonth(current)) < 0 ? current : month;
}

/** The Monday of a date’s week; that of this week if the date is invalid or in the future. */
function mondayIn(text: string | undefined, current: Temporal.PlainDate): Temporal.PlainDate {
  const day = parseDay(text ?? '');
  const monday = day && mondayOf(day);
  return monday && Temporal.PlainDate.compare(monday, current) < 0 ? monday : current;
}
