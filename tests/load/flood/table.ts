import type { LeadRow } from '../../../server/store/database.ts';
import type { Experience } from './people.ts';

interface Measured {
  idle: Experience;
  busy: Experience;
  robots: Map<number, number>;
  leads: readonly LeadRow[];
  minutes: number;
}

/** Idle and flood side by side, then what became of the programs' posts. */
export function table({ idle, busy, robots, leads, minutes }: Measured): string {
  const kept = new Map(leads.map(({ email, quarantine_reason }) => [email, quarantine_reason]));
  const lost = [...idle.accepted, ...busy.accepted].filter((email) => !kept.has(email));
  const aside = ({ accepted }: Experience) => accepted.filter((email) => kept.get(email)).length;
  const posts = [...robots.values()].reduce((sum, count) => sum + count, 0);
  const byStatus = [...robots]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'no answer'}: ${count}`)
    .join(', ');
  return [
    row('', 'idle', 'flood'),
    row('hostile posts a minute', '0', String(Math.round(posts / minutes))),
    row('pages read', String(idle.pages.length), String(busy.pages.length)),
    row('  p50, p95, p99 (ms)', quantiles(idle.pages), quantiles(busy.pages)),
    row('leads sent', String(idle.leads.length), String(busy.leads.length)),
    row('  p50, p95, p99 (ms)', quantiles(idle.leads), quantiles(busy.leads)),
    row('success of pages and leads', success(idle), success(busy)),
    row('  of the leads, put aside', String(aside(idle)), String(aside(busy))),
    '',
    `accepted leads that are not in the database: ${lost.length}`,
    `answers to the hostile posts by status: ${byStatus}`,
    `leads that they left: ${leads.filter(({ email }) => email.endsWith('@spam.example')).length}`,
    ...new Set([...idle.failures, ...busy.failures]),
    '',
  ].join('\n');
}

function row(what: string, idle: string, flood: string): string {
  return `${what.padEnd(30)} ${idle.padStart(22)} ${flood.padStart(22)}`;
}

function success({ wishes, failures }: Experience): string {
  return `${((100 * (wishes - failures.length)) / wishes).toFixed(2)} %`;
}

function quantiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99]
    .map((share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0))
    .join(', ');
}
