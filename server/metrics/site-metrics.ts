import type { Clock } from '../clock.ts';
import { PROBES } from '../health/probes.ts';
import { countQuarantined, REASON_TEXTS } from '../leads/quarantine.ts';
import { type MailOutcome, oldestUnsent } from '../mail/outbox.ts';
import type { Lookup } from '../page-cache/page-cache.ts';
import { unlessAborted } from '../deadlines.ts';
import type { Database } from '../store/database.ts';
import { counter, exposition, gauge, histogram, type Instrument } from './instruments.ts';

/** Bounds of the latency histogram (s): a page is a few hundredths, a locked database 5 s, the longest request 15 s. */
const LATENCY_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** How long the database may take to say what it holds (ms); well below the 10 s that Prometheus waits by default. */
const DEADLINE = 4000;

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** What this process counts, and what it finds in the database when it is asked; no personal data. */
export function createSiteMetrics({ database, clock }: { database: Database; clock: Clock }) {
  const requests = counter('site_requests_total', 'Requests answered, by class of address and status.');
  const latency = histogram(
    'site_request_duration_seconds',
    'Time from a request to its answer, by class of address.',
    LATENCY_BOUNDS,
  );
  const lookups = counter('site_page_cache_total', 'Requests for pages, by what the page cache had.', [
    { outcome: 'hit' },
    { outcome: 'stale' },
    { outcome: 'miss' },
  ]);
  const mails = counter('site_mail_attempts_total', 'Attempts to send a mail, by outcome.', [
    { outcome: 'sent' },
    { outcome: 'postponed' },
    { outcome: 'failed' },
  ]);

  /** The text that a Prometheus server reads; without what the database would say when it says nothing. */
  async function text(): Promise<string> {
    const stored = await unlessAborted(storedGauges(), AbortSignal.timeout(DEADLINE)).catch(() => []);
    const isAnswering = gauge('site_database_up', 'Whether the database answered.', [
      { labels: {}, value: stored.length > 0 ? 1 : 0 },
    ]);
    return exposition([requests, latency, lookups, mails, isAnswering, ...stored, ...processGauges()]);
  }

  async function storedGauges(): Promise<Instrument[]> {
    const leads = await database
      .selectFrom('leads')
      .select(({ fn }) => ['kind', fn.countAll<number | string>().as('rows')])
      .groupBy('kind')
      .execute();
    const quarantined = await countQuarantined(database);
    const outbox = await database
      .selectFrom('outbox')
      .select(({ fn }) => ['status', fn.countAll<number | string>().as('rows')])
      .groupBy('status')
      .execute();
    const rowsIn = (status: string) => Number(outbox.find((row) => row.status === status)?.rows ?? 0);
    return [
      gauge(
        'site_leads',
        'Leads in the database, by kind.',
        leads.map(({ kind, rows }) => ({ labels: { kind }, value: Number(rows) })),
      ),
      gauge(
        'site_leads_quarantined',
        'Leads that wait for a person’s eyes, by reason.',
        Object.keys(REASON_TEXTS).map((reason) => ({
          labels: { reason },
          value: quarantined.find((row) => row.reason === reason)?.leads ?? 0,
        })),
      ),
      gauge('site_outbox_mails', 'Mails in the outbox, by status.', [
        ...(['pending', 'sent', 'failed'] as const).map((status) => ({
          labels: { status },
          value: rowsIn(status),
        })),
      ]),
      gauge('site_outbox_oldest_pending_seconds', 'Wait of the oldest mail that has yet to leave.', [
        { labels: {}, value: await oldestUnsent(database, clock.now()) },
      ]),
    ];
  }

  return {
    text,
    /** Notes an answered request. */
    answered(path: string, status: number, seconds: number): void {
      const route = routeClass(path);
      requests.add({ route, status });
      latency.observe({ route }, seconds);
    },
    pageLooked(outcome: Lookup): void {
      lookups.add({ outcome });
    },
    mailTried(outcome: MailOutcome): void {
      mails.add({ outcome });
    },
  };
}

/** Four classes, so that no visitor can fill the memory with addresses. */
function routeClass(path: string): 'api' | 'file' | 'probe' | 'page' {
  if (PROBES.includes(path)) return 'probe';
  if (path.startsWith('/api/')) return 'api';
  return /^\/(?:static|assets)\//.test(path) || /\.\w+$/.test(path) ? 'file' : 'page';
}

function processGauges(): Instrument[] {
  const { rss, heapUsed } = process.memoryUsage();
  const one = (name: string, help: string, value: number) => gauge(name, help, [{ labels: {}, value }]);
  return [
    one('process_resident_memory_bytes', 'Memory of the process.', rss),
    one('nodejs_heap_size_used_bytes', 'JavaScript heap in use.', heapUsed),
    one(
      'process_start_time_seconds',
      'When the process began (Unix time).',
      Math.round(performance.timeOrigin / 1000),
    ),
  ];
}
