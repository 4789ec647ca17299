import type { LeadRow } from '../../server/store/database.ts';
import type { Report } from '../parts/report.ts';
import { percentile } from '../parts/statistics.ts';
import { type Statuses, statusText } from '../statuses.ts';
import type { Experience } from './people.ts';

interface Measured {
  idle: Experience;
  busy: Experience;
  robots: Statuses;
  leads: readonly LeadRow[];
  minutes: number;
}

/** Compares idle and flood, then lists what became of the bots’ posts. */
export function floodReport({ idle, busy, robots, leads, minutes }: Measured): Report {
  const kept = new Map(leads.map(({ email, quarantine_reason }) => [email, quarantine_reason]));
  const aside = ({ accepted }: Experience) => accepted.filter((email) => kept.get(email)).length;
  const lost = ({ accepted }: Experience) => accepted.filter((email) => !kept.has(email)).length;
  const posts = [...robots.values()].reduce((sum, count) => sum + count, 0);
  const line = (what: string, tell: (seen: Experience) => string | number, isMet?: boolean) => ({
    cells: [what, String(tell(idle)), String(tell(busy))],
    ...(isMet === undefined ? {} : { isMet }),
  });
  const isWelcome = idle.failures.length + busy.failures.length === 0;
  return {
    title: 'People on an idle site, and during a flood',
    tables: [
      {
        columns: ['what', 'idle', 'flood'],
        rows: [
          line('hostile posts a minute', (seen) => (seen === busy ? Math.round(posts / minutes) : 0)),
          line('pages read', ({ pages }) => pages.length),
          line('… p50, p95, p99 (ms)', ({ pages }) => quantiles(pages)),
          line('leads sent', (seen) => seen.leads.length),
          line('… p50, p95, p99 (ms)', (seen) => quantiles(seen.leads)),
          line('success of both', success, isWelcome),
          line('accepted leads that are not stored', lost, lost(idle) + lost(busy) === 0),
          line('leads put aside', aside),
        ],
      },
    ],
    notes: [
      `answers to the hostile posts: ${statusText(robots)}`,
      `leads that they left: ${leads.filter(({ email }) => email.endsWith('@spam.example')).length}`,
      ...new Set([...idle.failures, ...busy.failures]),
    ],
  };
}

function success({ wishes, failures }: Experience): string {
  return `${((100 * (wishes - failures.length)) / wishes).toFixed(2)} %`;
}

function quantiles(times: readonly number[]): string {
  return [50, 95, 99].map((percent) => percentile(times, percent).toFixed(0)).join(', ');
}
