import { describe, expect, it, vi } from 'vitest';
import { createBench, ENGINES } from './bench.ts';
import { connect, expectMailsReceived, expectStoredOnce, freshLead, submit, waitForMails } from './leads.ts';

describe.concurrent.each(ENGINES)('the site on %s, without its mail server', (engine) => {
  it('accepts a lead, and sends its two mails once the mail server is back', async (context) => {
    const bench = await createBench(engine, context);
    await bench.smtp.down();
    const site = await bench.start();
    const accepted = await submit(await connect(site.url), freshLead());

    await vi.waitFor(
      () => expect(site.output().match(/mail not sent, will be tried again/g)?.length).toBe(2),
      { timeout: 30_000 },
    );
    expect(bench.smtp.received).toEqual([]);

    await bench.smtp.up();
    await waitForMails(bench);
    const store = await bench.readStore();
    expectStoredOnce(store, [accepted]);
    expect(expectMailsReceived(bench, store, [accepted])).toBe(0);
  });
});
