import { expect, it } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { createAccounts } from '../../server/staff/accounts.ts';
import { createSessions } from '../../server/staff/sessions.ts';
import { openDatabase } from '../../server/store/database.ts';
import { createBench } from './bench.ts';
import { connect, freshQuote, submit, waitForMails } from './leads.ts';

// Answers leave the same on both engines (`tests/server/replies.test.ts`).
it('an answer is sent once, although the process was killed as it was taken (row 3)', async (context) => {
  const bench = await createBench('sqlite', context);
  const first = await bench.start();
  const lead = await submit(await connect(first.url), freshQuote());
  await waitForMails(bench);
  const { reference = '' } = (await bench.readStore()).leads[0] ?? {};
  const cookie = await signIn(bench.location);

  const answer = await fetch(`${first.url}/equipe/demandes/${reference.toLowerCase()}/repondre`, {
    method: 'POST',
    headers: {
      Cookie: `equipe=${cookie}`,
      Origin: first.url,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ text: 'Nous vous appelons demain.', known: '0' }),
    redirect: 'manual',
  });
  await first.end('SIGKILL');
  expect(answer.status).toBe(303);
  await bench.endLeases();
  await bench.start();
  await waitForMails(bench);

  const answers = bench.smtp.received.filter(({ parsed }) => parsed.subject?.startsWith('Re:'));
  // A mail in transit when the process died is sent again, with the same Message-ID.
  expect(new Set(answers.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  expect(answers[0]?.recipients).toEqual([lead.email]);
  expect(answers[0]?.parsed.text).toContain('Nous vous appelons demain.');
});

/** Opens a session directly in the database. */
async function signIn(location: Parameters<typeof openDatabase>[0]): Promise<string> {
  const database = openDatabase(location, () => {});
  try {
    const parts = { database, clock: systemClock };
    await createAccounts(parts).invite('ada@agence.fr', 'sales', null);
    const { id } = await database.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    return await createSessions(parts).open(database, id, 'Test');
  } finally {
    await database.destroy();
  }
}
