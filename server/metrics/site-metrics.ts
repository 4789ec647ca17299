import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VISIT_PATH } from '../../domain/visits.ts';
import type { Clock } from '../clock.ts';
import { unlessAborted } from '../deadlines.ts';
import { PROBES } from '../health/readiness.ts';
import { countQuarantined, REASON_TEXTS } from '../leads/quarantine.ts';
import { type MailOutcome, oldestUnsent } from '../mail/outbox.ts';
import type { Lookup } from '../page-cache/page-cache.ts';
import type { Database } from '../store/database.ts';

/** Buckets of the latency histogram (s): a page takes hundredths, a locked database 5 s, a request 15. */
const LATENCY_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** Longest time for the database queries (ms), below Prometheus' default scrape timeout of 10 s. */
const DEADLINE = 4000;

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** Counters of this process and gauges from the database, in Prometheus format; no personal data. */
export function createSiteMetrics({ database, clock }: { database: Database; clock: Clock }) {
  const counted = new Registry();
  const registers = [counted];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by class of address and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from a request to its answer, by class of address.',
    labelNames: ['route'],
    buckets: LATENCY_BOUNDS,
    registers,
  });
  const lookups = new Counter({
    name: 'site_page_cache_total',
    help: 'Requests for pages, by what the page cache had.',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'site_mail_attempts_total',
    help: 'Attempts to send a mail, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  // Exported as 0 before the first event, so that `rate()` sees it.
  for (const outcome of ['hit', 'stale', 'miss']) lookups.inc({ outcome }, 0);
  for (const outcome of ['sent', 'postponed', 'failed']) mails.inc({ outcome }, 0);

  /** The metrics in Prometheus text format; without those of the database if it does not answer. */
  async function text(): Promise<string> {
    const stored = await unlessAborted(storedGauges(), AbortSignal.timeout(DEADLINE)).catch(() => null);
    const measured = new Registry();
    const registers = [measured];
    new Gauge({ name: 'site_database_up', help: 'Whether the database answered.', registers }).set(
      stored ? 1 : 0,
    );
    addProcessGauges(registers);
    const texts = [counted, measured, ...(stored ? [stored] : [])].map((registry) => registry.metrics());
    return (await Promise.all(texts)).join('');
  }

  async function storedGauges(): Promise<Registry> {
    const stored = new Registry();
    const registers = [stored];

    const leads = new Gauge({
      name: 'site_leads',
      help: 'Leads in the database, by kind.',
      labelNames: ['kind'],
      registers,
    });
    const kinds = await database
      .selectFrom('leads')
      .select(({ fn }) => ['kind', fn.countAll<number | string>().as('rows')])
      .groupBy('kind')
      .execute();
    for (const { kind, rows } of kinds) leads.set({ kind }, Number(rows));

    const quarantined = new Gauge({
      name: 'site_leads_quarantined',
      help: 'Leads that wait for a person’s eyes, by reason.',
      labelNames: ['reason'],
      registers,
    });
    for (const reason of Object.keys(REASON_TEXTS)) quarantined.set({ reason }, 0);
    for (const { reason, leads } of await countQuarantined(database)) quarantined.set({ reason }, leads);

    const outbox = new Gauge({
      name: 'site_outbox_mails',
      help: 'Mails in the outbox, by status.',
      labelNames: ['status'],
      registers,
    });
    for (const status of ['pending', 'sent', 'failed']) outbox.set({ status }, 0);
    const mailsByStatus = await database
      .selectFrom('outbox')
      .select(({ fn }) => ['status', fn.countAll<number | string>().as('rows')])
      .where('webhook_id', 'is', null)
      .groupBy('status')
      .execute();
    for (const { status, rows } of mailsByStatus) outbox.set({ status }, Number(rows));

    new Gauge({
      name: 'site_outbox_oldest_pending_seconds',
      help: 'Wait of the oldest mail that has yet to leave.',
      registers,
    }).set(await oldestUnsent(database, clock.now()));
    return stored;
  }

  return {
    text,
    answered(path: string, status: number, seconds: number): void {
      const route = routeClass(path);
      requests.inc({ route, status });
      latency.observe({ route }, seconds);
    },
    pageLooked(outcome: Lookup): void {
      lookups.inc({ outcome });
    },
    mailTried(outcome: MailOutcome): void {
      mails.inc({ outcome });
    },
  };
}

/** Four classes, to bound the cardinality of the label. */
function routeClass(path: string): 'api' | 'file' | 'probe' | 'page' {
  if (PROBES.includes(path)) return 'probe';
  if (path === VISIT_PATH || path.startsWith('/api/')) return 'api';
  return /^\/(?:static|assets)\//.test(path) || /\.\w+$/.test(path) ? 'file' : 'page';
}

function addProcessGauges(registers: Registry[]): void {
  const { rss, heapUsed } = process.memoryUsage();
  new Gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.', registers }).set(rss);
  new Gauge({ name: 'nodejs_heap_size_used_bytes', help: 'JavaScript heap in use.', registers }).set(
    heapUsed,
  );
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process began (Unix time).',
    registers,
  }).set(Math.round(performance.timeOrigin / 1000));
}

/** Serves only `/metrics`, on a separate port that is not public; does not listen yet. */
export function createMetricsServer(metrics: SiteMetrics): Server {
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000 },
    async ({ method, url }, response) => {
      if (url !== '/metrics') return void response.writeHead(404).end();
      if (method !== 'GET' && method !== 'HEAD')
        return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      response.writeHead(200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(await metrics.text());
    },
  );
  return server;
}
