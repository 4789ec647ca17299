import type { Services } from '../services.ts';
import { SALES } from '../staff/access.ts';
import type { StaffRoom } from '../staff/staff-room.tsx';
import type { StaffRoutes } from '../staff/staff-routes.ts';
import { mondayOf, readFigures } from './figures.ts';
import { FiguresScreen } from './screens/figures.tsx';

/** Adds the page of figures; its `semaine` parameter is a date in the newest week shown. */
export function figuresRoutes(routes: StaffRoutes, { scans, clock, facts }: Services, room: StaffRoom): void {
  routes.get('/equipe/chiffres', SALES, async (c) => {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const current = mondayOf(now, hours);
    const last = mondayIn(c.req.query('semaine'), current);
    const figures = await readFigures(scans, last, now, hours);
    const children = <FiguresScreen {...figures} isCurrent={last.equals(current)} />;
    return room.show(c, { title: 'Chiffres', path: '/equipe/chiffres', children });
  });
}

/** The Monday of a date’s week; that of this week if the date is invalid or in the future. */
function mondayIn(text: string | undefined, current: Temporal.PlainDate): Temporal.PlainDate {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return current;
  try {
    const day = Temporal.PlainDate.from(text, { overflow: 'constrain' });
    const monday = day.subtract({ days: day.dayOfWeek - 1 });
    return Temporal.PlainDate.compare(monday, current) < 0 ? monday : current;
  } catch {
    return current;
  }
}
