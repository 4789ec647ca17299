import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailTransport, openMailTransport } from '../../server/mail/transport.ts';
import { createTestSite, mailerOf, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD } from './submissions.ts';

/** Longer than a page of the file, so that it has its own pages. */
const TEXT = 'Nous ouvrons une seconde boutique à Vannes. '.repeat(110);
const GONE = { ...LEAD, name: 'Maëlle Kerguelen', email: 'maelle@kerguelen.example', message: TEXT };

describe('a SQLite file from which a person was erased', () => {
  let folder: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-erasure-'));
    site = await createTestSite('sqlite', { environment: { DATABASE_URL: `sqlite:${folder}/site.db` } });
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Words of the person that are in the file or its WAL. */
  function remains(): string[] {
    const bytes = globSync(`${folder}/site.db*`).map((file) => readFileSync(file).toString('utf8'));
    const words = [GONE.name, GONE.email, 'seconde boutique à Vannes'];
    return words.filter((word) => bytes.some((text) => text.includes(word)));
  }

  it('holds none of their words, nor does its WAL, while the site runs', async () => {
    await site.services.leads.submit(LEAD);
    await site.services.leads.submit(GONE);
    await site.services.mailer.deliverDue();
    expect(remains()).toHaveLength(3);
    const { out } = await operate(site.services, 'leads erase', '--email', GONE.email);
    expect(out).toContain('1');
    expect(remains()).toEqual([]);
    expect((await site.services.database.selectFrom('leads').select('name').execute())[0]?.name).toBe(
      LEAD.name,
    );
  });

  it('holds none of their words after the retention period either', async () => {
    await site.services.leads.submit(GONE);
    site.clock.advance({ hours: 24 * 366 * 4 });
    await site.services.retention.purgeToday();
    expect(remains()).toEqual([]);
  });
});

describe('the folder of mails', () => {
  let folder: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-mails-'));
    site = await createTestSite('sqlite', { environment: { MAIL_DIR: mails() } });
    await site.services.leads.submit(LEAD);
    await site.services.leads.submit(GONE);
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const mails = () => join(folder, 'mail');
  const files = () => readdirSync(mails()).sort();
  const filesOfLead = async ({ email }: typeof LEAD) => {
    const rows = await site.services.database
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select('message_id')
      .where('email', '=', email)
      .execute();
    return rows.map(({ message_id }) => `${message_id.replace(/[<>]/g, '')}.eml`).sort();
  };

  async function deliver(change: Partial<MailTransport> = {}): Promise<void> {
    const transport = { ...openMailTransport({ kind: 'folder', path: mails() }), ...change };
    await mailerOf(site, transport).deliverDue();
  }

  it('can be read by its owner alone, and so can its files', async () => {
    await deliver();
    expect(files()).toHaveLength(4);
    const modes = [mails(), ...files().map((file) => join(mails(), file))].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600, 0o600]);
  });

  it('flushes each mail and its name to the disk before the mail counts as sent', async () => {
    const probe = await open(folder);
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync');
    await probe.close();
    await openMailTransport({ kind: 'folder', path: mails() }).send(
      {
        from: { name: '', address: 'a@x.fr' },
        to: 'b@x.fr',
        subject: '',
        html: '',
        text: '',
        messageId: '<1@x.fr>',
      },
      { signal: AbortSignal.timeout(10_000) },
    );
    expect(sync).toHaveBeenCalledTimes(2);
    sync.mockRestore();
  });

  it('deletes the mails about a person who is erased, half-written ones too, and no other', async () => {
    await deliver();
    const [half = ''] = await filesOfLead(GONE);
    writeFileSync(join(mails(), `${half}.part`), GONE.name);
    writeFileSync(join(mails(), 'autre.eml'), 'autre');
    await operate(site.services, 'leads erase', '--email', GONE.email);
    expect(files()).toEqual([...(await filesOfLead(LEAD)), 'autre.eml'].sort());
  });

  it('deletes them too when the site has an SMTP server by now', async () => {
    await deliver();
    const later = await createTestSite('sqlite', {
      environment: { MAIL_DIR: mails(), SMTP_URL: 'smtp://mail.exemple.fr' },
    });
    const rows = await site.services.database.selectFrom('leads').selectAll().execute();
    const sent = await site.services.database.selectFrom('outbox').selectAll().execute();
    await later.services.database.insertInto('leads').values(rows).execute();
    await later.services.database.insertInto('outbox').values(sent).execute();
    await later.services.retention.erase(GONE.email);
    await later.close();
    expect(files()).toEqual(await filesOfLead(LEAD));
  });

  it('holds no mail of a person who was erased while it was being written', async () => {
    const { send } = openMailTransport({ kind: 'folder', path: mails() });
    await deliver({
      send: (mail, attempt) =>
        send(mail, {
          ...attempt,
          async beforeData() {
            await attempt.beforeData?.();
            await site.services.retention.erase(GONE.email);
          },
        }),
    });
    expect(files()).toEqual(await filesOfLead(LEAD));
  });

  it('deletes a mail 30 days after it was sent', async () => {
    await deliver();
    site.clock.advance({ hours: 24 * 31 });
    await site.services.retention.purge();
    expect(files()).toEqual([]);
  });
});
