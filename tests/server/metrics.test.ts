import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetricsServer } from '../../server/metrics/site-metrics.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { LEAD, QUOTE, QUOTE_PATH } from './submissions.ts';

describe.each(ENGINES)('the metrics on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const lines = async () => (await site.services.metrics.text()).split('\n');

  it('tell the leads by kind, the outbox and the mails that left or did not', async () => {
    await (await site.client()).post(QUOTE_PATH, QUOTE);
    await site.services.leads.submit({ ...LEAD, kind: 'contact', email: 'nadia@boutique.fr' });
    site.clock.advance({ seconds: 90 });
    const before = await lines();
    expect(before).toContain('site_leads{kind="devis"} 1');
    expect(before).toContain('site_leads{kind="contact"} 1');
    expect(before).toContain('site_outbox_mails{status="pending"} 4');
    expect(before).toContain('site_outbox_oldest_pending_seconds 90');
    expect(before).toContain('site_mail_attempts_total{outcome="sent"} 0');

    site.transport.fail = ({ to }) =>
      to === QUOTE.email
        ? Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })
        : undefined;
    await site.services.mailer.deliverDue();
    const after = await lines();
    expect(after).toContain('site_outbox_mails{status="pending"} 0');
    expect(after).toContain('site_outbox_mails{status="failed"} 1');
    expect(after).toContain('site_outbox_oldest_pending_seconds 0');
    expect(after).toContain('site_mail_attempts_total{outcome="sent"} 3');
    expect(after).toContain('site_mail_attempts_total{outcome="failed"} 1');
    expect(after.join('\n')).not.toMatch(/@/);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('are still told when the database is gone', async () => {
    await site.services.database.destroy();
    const text = await lines();
    expect(text).toContain('site_database_up 0');
    expect(text.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
  });

  it('count requests by class of address and status, and time them', async () => {
    await site.request('/');
    await site.request('/');
    await site.request('/api/nimporte');
    await site.request('/assets/absent.svg');
    await site.request('/healthz');
    const text = await lines();
    expect(text).toContain('site_requests_total{route="page",status="200"} 2');
    expect(text).toContain('site_requests_total{route="api",status="404"} 1');
    expect(text).toContain('site_requests_total{route="probe",status="200"} 1');
    expect(text).toContain('site_request_duration_seconds_bucket{le="+Inf",route="page"} 2');
    expect(text).toContain('site_request_duration_seconds_count{route="page"} 2');
  });

  it('do not grow with the addresses that are asked for', async () => {
    await site.request('/a');
    const before = (await lines()).length;
    for (let index = 0; index < 20; index++) await site.request(`/nulle-part-${index}`);
    expect((await lines()).length).toBe(before);
  });

  it('are in the Prometheus text format: each family announced once, each line well formed', async () => {
    await site.request('/');
    const text = await site.services.metrics.text();
    expect(text.endsWith('\n')).toBe(true);
    const families = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(families).size).toBe(families.length);
    for (const line of text.trimEnd().split(/\n+/)) {
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? \d+(?:\.\d+)?(?:e-?\d+)?)$/,
      );
    }
  });

  it('are served alone on their own port', async () => {
    const server = createMetricsServer(site.services.metrics).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('site_database_up 1');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await site.request('/metrics')).status).toBe(404);
    server.close();
  });
});
