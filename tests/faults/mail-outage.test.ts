import { expect, it, vi } from 'vitest';
import { createBench } from './bench.ts';
import {
  connect,
  expectMailsReceived,
  expectStoredOnce,
  leadByEachForm,
  submit,
  waitForMails,
} from './leads.ts';

// Mails are sent the same on both engines (`tests/server/mailer.test.ts`).
it('accepts leads by all forms, and sends their mails once the mail server is back (row 2)', async (context) => {
  const bench = await createBench('postgres', context);
  await bench.smtp.down();
  const site = await bench.start();
  const client = await connect(site.url);
  const accepted = await Promise.all(leadByEachForm().map((lead) => submit(client, lead)));

  await vi.waitFor(() => expect(site.output()).toContain('mail server at fault, all mails wait'), {
    timeout: 60_000,
  });
  expect(bench.smtp.received).toEqual([]);

  await bench.smtp.up();
  await waitForMails(bench);
  const store = await bench.readStore();
  expectStoredOnce(store, accepted);
  expect(expectMailsReceived(bench, store, accepted)).toBe(0);
});
