import { agencyFile as agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailTransport } from '../../server/mail/transport.ts';
import { startSmtp, type TestSmtpServer } from '../support/smtp.ts';
import { createTestSite, ENGINES, mailerOf, type TestSite } from './harness.ts';
import { CONTACT, CONTACT_PATH, NOTHING, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

const REFUSED: Record<string, { code: number; text: string }> = {
  'inconnu@x.fr': { code: 550, text: '5.1.1 <inconnu@x.fr> unknown' },
  'gris@x.fr': { code: 450, text: '4.2.0 <gris@x.fr> greylisted' },
};

describe.each(ENGINES)('delivery over SMTP from %s', (engine) => {
  let site: TestSite;
  let smtp: TestSmtpServer;
  let isGreylisting: boolean;
  beforeEach(async () => {
    isGreylisting = true;
    smtp = await startSmtp({
      refuse: (recipient) => (recipient !== 'gris@x.fr' || isGreylisting ? REFUSED[recipient] : undefined),
      refuseConnection: (open) =>
        open > 1 ? { code: 421, text: '4.7.0 Too many concurrent connections' } : undefined,
    });
    site = await createTestSite(engine);
  });
  afterEach(async () => {
    await site.close();
    await smtp.stop();
  });

  async function deliverDue(): Promise<number> {
    const transport = openMailTransport({ kind: 'smtp', url: smtp.url });
    const mailer = mailerOf(site, transport);
    const tried = await mailer.deliverDue();
    await mailer.stop();
    return tried;
  }

  const post = async (email: string) =>
    (await (await site.client()).post(QUOTE_PATH, { ...QUOTE, email })).status;
  const recipients = () => smtp.received.flatMap((mail) => mail.recipients).sort();
  const statusOf = async (recipient: string) =>
    (
      await site.services.database
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', recipient)
        .execute()
    ).map(({ status }) => status);

  it('hands each mail to its one recipient, with its Message-ID', async () => {
    expect((await (await site.client()).post(CONTACT_PATH, CONTACT)).status).toBe(201);
    expect(await deliverDue()).toBe(2);
    expect(recipients()).toEqual([agency.mailboxes.sales, CONTACT.email]);
    const rows = await site.services.database.selectFrom('outbox').select('message_id').execute();
    expect(smtp.received.map(({ parsed }) => parsed.messageId).sort()).toEqual(
      rows.map(({ message_id }) => message_id).sort(),
    );
  });

  it('gives up on a recipient refused for good, and tells the agency all the same (row 2)', async () => {
    await post('inconnu@x.fr');
    await deliverDue();
    expect(await statusOf('inconnu@x.fr')).toEqual(['failed']);
    expect(recipients()).toEqual([agency.mailboxes.sales]);
    expect(site.logs.join('')).not.toContain('inconnu@x.fr');
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('writes an internationalised domain in punycode (row 15)', async () => {
    expect(await post('jean@exämple.fr')).toBe(201);
    await deliverDue();
    const [mail] = smtp.received.filter(({ raw }) => /^To: jean@xn--exmple-cua\.fr\r$/m.test(raw));
    // The test server shows recipients in Unicode, whatever came over the wire.
    expect(mail?.recipients).toEqual(['jean@exämple.fr']);
    expect(await statusOf('jean@xn--exmple-cua.fr')).toEqual(['sent']);
  });

  it('never reaches a second recipient (row 15)', async () => {
    for (const email of ['a@x.fr,b@x.fr', 'a@x.fr;b@x.fr', 'a@x.fr, b@x.fr', 'A <a@x.fr>, B <b@x.fr>']) {
      expect(await post(email)).toBe(422);
    }
    expect(await stored(site)).toEqual(NOTHING);

    await post(QUOTE.email);
    const outbox = site.services.database.updateTable('outbox').where('message', '=', 'confirmation');
    await outbox.set({ recipient: 'a@x.fr,b@x.fr' }).execute();
    await deliverDue();
    expect(recipients()).not.toContain('a@x.fr');
    expect(recipients()).not.toContain('b@x.fr');
  });

  it('comes back to a recipient refused for now (row 2)', async () => {
    await post('gris@x.fr');
    await deliverDue();
    expect(await statusOf('gris@x.fr')).toEqual(['pending']);
    expect(site.logs.join('')).not.toContain('gris@x.fr');
    isGreylisting = false;
    site.clock.advance({ minutes: 5 });
    expect(await deliverDue()).toBe(1);
    expect(recipients()).toEqual([agency.mailboxes.sales, 'gris@x.fr'].sort());
  });

  it('needs no second connection, whatever there is to send, and no second attempt', async () => {
    for (let index = 0; index < 20; index++) await post(`ada-${index}@x.fr`);
    expect(await deliverDue()).toBe(40);
    expect(smtp.received).toHaveLength(40);
    expect(smtp.connections()).toBe(1);
  });

  it('replaces a connection that the server has closed since the last mail', async () => {
    const mailer = mailerOf(site, openMailTransport({ kind: 'smtp', url: smtp.url }));
    await post('un@x.fr');
    await mailer.deliverDue();
    await smtp.down();
    await smtp.up();
    await post('deux@x.fr');
    expect(await mailer.deliverDue()).toBe(2);
    await mailer.stop();
    expect(await statusOf('deux@x.fr')).toEqual(['sent']);
    expect(smtp.received).toHaveLength(4);
  });

  it('sends what waited once the server is back (row 2)', async () => {
    await smtp.down();
    await post(QUOTE.email);
    expect(await deliverDue()).toBe(1);
    expect(await statusOf(QUOTE.email)).toEqual(['pending']);
    await smtp.up();
    site.clock.advance({ seconds: 6 });
    expect(await deliverDue()).toBe(2);
    expect(await statusOf(QUOTE.email)).toEqual(['sent']);
  });
});
