import { agency } from 'content-collections';
import { Hono } from 'hono';
import { calendarQuery } from '../../app/delivery/calendar-query.ts';
import { askedDelivery, milestonesOf } from '../../app/delivery/delivery-calendar.ts';
import { SITE } from '../../app/seo/site-address.ts';
import type { FactSource, Facts } from '../../content/facts.ts';
import { type CalendarEvent, icalendar } from '../../domain/calendar/icalendar.ts';
import { PARIS } from '../../domain/dates.ts';
import { hoursOn } from '../../domain/working-hours/answer-by.ts';
import type { Clock } from '../clock.ts';
import type { Environment } from '../http/environment.ts';

/** The milestones of a calendar of /delais for the visitor's own calendar program: `/delais/calendrier.ics`; 404 for an unknown project. */
export function calendarFileRoutes({ clock, facts }: { clock: Clock; facts: FactSource }) {
  const routes = new Hono<Environment>();
  routes.get('/delais/calendrier.ics', (c, next) => {
    const current = facts.current();
    const { search, searchParams } = new URL(c.req.url);
    const { project, isKnown, isLocal, answer, schedule } = askedDelivery(searchParams, clock.now(), current);
    if (!isKnown) return next();
    // The page says why there is no calendar.
    if (!schedule || answer.kind === 'unreadable') return c.redirect(`/delais${search}`, 302);
    const start = String(schedule.start);
    const address = `${SITE}/delais${calendarQuery(project.id, start, isLocal)}`;
    const events = milestonesOf(schedule).map(
      ({ step, title, at, outcome, yours }): CalendarEvent => ({
        uid: `${project.id}-${start}-${step ?? 'essai'}@${agency.domain}`,
        summary: `${title} (${project.offer})`,
        description: `${outcome}\nDe votre côté : ${yours}\n${address}`,
        ...openingOf(at, current.agency.hours),
      }),
    );
    const calendar = icalendar({
      productId: `-//${agency.brand}//Calendrier de projet//FR`,
      name: `${project.offer}, ${agency.brand}`,
      writtenAt: clock.now(),
      events,
    });
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${project.id}-${start}.ics"`,
    });
  });
  return routes;
}

/** Opening and closing time of a working day. */
function openingOf(
  day: Temporal.PlainDate,
  hours: Facts['agency']['hours'],
): { from: Temporal.Instant; to: Temporal.Instant } {
  const { opens, closes } = hoursOn(day.dayOfWeek, hours);
  const at = (time: string) => day.toZonedDateTime({ timeZone: PARIS, plainTime: time }).toInstant();
  return { from: at(opens), to: at(closes) };
}
