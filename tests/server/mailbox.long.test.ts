import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailboxReader, type MailboxReader } from '../../server/mailbox/mailbox.ts';
import { MOST_BYTES } from '../../server/mailbox/read-mail.ts';
import { startDovecot, type TestMailbox } from '../support/dovecot.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { type Colleague, signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

/** Longer than any test: what comes then is told by the server (IDLE). */
const NEVER = 600_000;

describe('a mailbox of Dovecot', () => {
  let mailbox: TestMailbox;
  let site: TestSite;
  let ada: Colleague;
  let reference: string;
  let readers: MailboxReader[];
  const known = getCACertificates('default');
  beforeAll(async () => {
    mailbox = await startDovecot();
    // As `NODE_EXTRA_CA_CERTS` does at the start of a process.
    setDefaultCACertificates([...known, mailbox.certificate]);
  });
  afterAll(() => mailbox.stop());
  beforeEach(async () => {
    readers = [];
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'sales');
    reference = (await site.services.leads.submit(LEAD)).reference;
  });
  afterEach(async () => {
    await Promise.all(readers.map((reader) => reader.stop()));
    await site.close();
    const client = await mailbox.open();
    for (const path of ['INBOX', 'Envoyes']) {
      await client.mailboxOpen(path);
      await client.messageDelete('1:*');
    }
    await client.logout();
  });

  function read(interval = NEVER, url = mailbox.url): MailboxReader {
    const { database, mailReceipt: receipt, logger } = site.services;
    const reader = createMailboxReader({
      database,
      url,
      receipt,
      clock: site.clock,
      logger,
      interval,
      firstPause: 50,
    });
    readers.push(reader);
    reader.start();
    return reader;
  }

  let count = 0;
  function mail({ from = LEAD.email, to = 'agence@exemple.fr', headers = '', text = 'Oui.' } = {}): string {
    return `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${++count}@exemple.fr>\r\n${headers}\r\n${text}\r\n`;
  }

  const { texts, lead } = {
    async texts() {
      const rows = await site.services.database
        .selectFrom('lead_messages')
        .select('text')
        .orderBy('text')
        .execute();
      return rows.map(({ text }) => text);
    },
    lead: () =>
      site.services.database
        .selectFrom('leads')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
  };
  const soon = { timeout: 20_000, interval: 50 };

  it('gives what lies in it, then what comes, once, and stays as it was', async () => {
    await mailbox.put(mail({ text: 'Un.' }));
    const reader = read();
    await expect.poll(texts, soon).toEqual(['Un.']);
    await mailbox.put(mail({ text: 'Deux.' }));
    await mailbox.put(mail({ from: 'autre@exemple.fr', text: 'Rien à voir.' }));
    await expect.poll(texts, soon).toEqual(['Deux.', 'Un.']);
    await reader.stop();
    await mailbox.put(mail({ text: 'Trois.' }));
    read();
    await expect.poll(texts, soon).toEqual(['Deux.', 'Trois.', 'Un.']);

    const client = await mailbox.open();
    await client.mailboxOpen('INBOX');
    const flags = await client.fetchAll('1:*', { flags: true });
    expect(flags.map((seen) => [...(seen.flags ?? [])].filter((flag) => flag !== '\\Recent'))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    await client.logout();
  });

  it('is read by TLS from the first byte, and not where its certificate is unknown', async () => {
    await mailbox.put(mail({ text: 'Un.' }));
    setDefaultCACertificates(known);
    const stranger = read(NEVER, mailbox.secureUrl);
    await expect.poll(() => stranger.state(), soon).toMatchObject({ failingSince: expect.any(String) });
    expect(site.logs.join('')).toMatch(/SELF_SIGNED/);
    expect(await texts()).toEqual([]);
    await stranger.stop();
    setDefaultCACertificates([...known, mailbox.certificate]);
    read(NEVER, mailbox.secureUrl);
    await expect.poll(texts, soon).toEqual(['Un.']);
  });

  it('is read by one of two nodes, and by the other after it', async () => {
    const first = read(200);
    await mailbox.put(mail({ text: 'Un.' }));
    await expect.poll(texts, soon).toEqual(['Un.']);
    read(200);
    await mailbox.put(mail({ text: 'Deux.' }));
    await expect.poll(texts, soon).toEqual(['Deux.', 'Un.']);
    await first.stop();
    await mailbox.put(mail({ text: 'Trois.' }));
    await expect.poll(texts, soon).toEqual(['Deux.', 'Trois.', 'Un.']);
  });

  it('may be lost: the inbox says so until it is back', async () => {
    const reader = read();
    await mailbox.put(mail({ text: 'Un.' }));
    await expect.poll(texts, soon).toEqual(['Un.']);
    await mailbox.lose();
    await expect.poll(() => reader.state(), soon).toMatchObject({ failingSince: expect.any(String) });
    await mailbox.comeBack();
    await mailbox.put(mail({ text: 'Deux.' }));
    await expect.poll(texts, soon).toEqual(['Deux.', 'Un.']);
    await expect.poll(() => reader.state(), soon).toBe('fine');
    const failures = site.logs.filter((line) => line.includes('mailbox cannot be read'));
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.join()).not.toMatch(/secret|agence@/);
  });

  it('gives what colleagues sent from their own mail program', async () => {
    await mailbox.put(mail({ from: ada.email, to: LEAD.email, text: 'Mardi ?' }), 'Envoyes');
    read();
    await expect.poll(texts, soon).toEqual(['Mardi ?']);
    expect(await lead()).toMatchObject({ stage: 'answered', taken_by: ada.id });
  });

  it('gives automatic answers and bounces as such', async () => {
    const notice = await site.services.database
      .selectFrom('outbox')
      .select('message_id')
      .where('message', '=', 'confirmation')
      .executeTakeFirstOrThrow();
    await site.services.mailer.deliverDue();
    const thread = `In-Reply-To: ${notice.message_id}\r\n`;
    await mailbox.put(mail({ headers: `${thread}Auto-Submitted: auto-replied\r\n`, text: 'Absente.' }));
    await mailbox.put(
      mail({
        from: 'MAILER-DAEMON@exemple.fr',
        headers: 'Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n',
        text: `--x\r\n\r\nRefus.\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${notice.message_id}\r\n--x--`,
      }),
    );
    read();
    const kinds = async () =>
      (await site.services.database.selectFrom('lead_messages').select('kind').execute())
        .map(({ kind }) => kind)
        .sort();
    await expect.poll(kinds, soon).toEqual(['automatic', 'bounce']);
    expect(await lead()).toMatchObject({ news_at: null });
    expect(
      await site.services.database
        .selectFrom('outbox')
        .select('status')
        .where('message_id', '=', notice.message_id)
        .execute(),
    ).toEqual([{ status: 'failed' }]);
  });

  it('gives the beginning of a mail that is too large', async () => {
    const line = `${'a'.repeat(76)}\r\n`;
    const file = `--x\r\nContent-Disposition: attachment; filename=a.bin\r\n\r\n${line.repeat(Math.ceil(MOST_BYTES / line.length))}--x--`;
    await mailbox.put(
      mail({
        headers: 'Content-Type: multipart/mixed; boundary=x\r\n',
        text: `--x\r\n\r\nVoici le film.\r\n${file}`,
      }),
    );
    read();
    await expect.poll(texts, soon).toEqual(['Voici le film.']);
    expect(
      await site.services.database.selectFrom('lead_messages').select('remark').executeTakeFirst(),
    ).toEqual({ remark: expect.stringContaining('trop gros') });
  });
});
