import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startSite } from '../../scripts/site-process.ts';
import { createBench } from './bench.ts';
import { expectSharedWork } from './starts.ts';

// Both engines: start.long.test.ts.
it('processes started together on one empty database share migrations, tokens and mails', (context) =>
  expectSharedWork('postgres', { starts: 1 }, context));

describe('a start with METRICS_PORT', () => {
  it('serves the metrics on that port only, and stops cleanly', async (context) => {
    const bench = await createBench('sqlite', context);
    const port = await freePort();
    const site = await bench.start({ METRICS_PORT: String(port) });
    await fetch(site.url);
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // A request is counted when it is over, which can be after its client has the answer.
    await expect.poll(metrics).toContain('site_requests_total{route="page",status="200"} 1');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    await site.end('SIGTERM');
    expect(site.process.exitCode).toBe(0);
  });
});

it('a start with unusable settings ends at once with an exit code of 1, and names each variable', async () => {
  const settings = { PORT: 'abc', DATABASE_URL: 'mysql://site@localhost/site', TRUST_PROXY: 'oui' };
  const refusal = await startSite(settings).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  expect(refusal).toContain('The site ended before it listened (1)');
  for (const name of Object.keys(settings))
    expect(refusal).toMatch(new RegExp(`^${name} : attendu .+\\.$`, 'm'));
});
