import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

/** An SMTP error as nodemailer makes it; its text quotes the visitor's address, as servers do. */
function smtpError(code: string, responseCode?: number, command?: string, enhancedCode = '5.1.1'): Error {
  const text = `<${LEAD.email}>: refused ${LEAD.name}`;
  if (responseCode === undefined) return Object.assign(new Error(text), { code });
  const response = `${responseCode} ${enhancedCode} ${text}`;
  return Object.assign(new Error(response), { code, response, responseCode, command });
}

describe.each(ENGINES)('mailer on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
    await site.services.leads.submit(LEAD);
  });
  afterEach(async () => {
    const logs = site.logs.join('');
    await site.close();
    for (const personal of [LEAD.name, LEAD.email, LEAD.phone, LEAD.message])
      expect(logs).not.toContain(personal);
  });

  const outbox = () => site.services.database.selectFrom('outbox').selectAll().orderBy('message').execute();
  const logged = (text: string) =>
    site.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === text);
  const deliverDue = () => site.services.mailer.deliverDue();

  /** Moves the clock to the next due mail and returns how long that took, in seconds. */
  async function passUntilDue(): Promise<number> {
    const pending = (await outbox()).filter(({ status }) => status === 'pending');
    const times = pending.map(({ next_attempt_at }) => Temporal.Instant.from(next_attempt_at));
    const [next = site.clock.now()] = times.sort(Temporal.Instant.compare);
    const wait = site.clock.now().until(next);
    site.clock.advance(wait);
    return wait.total('seconds');
  }

  /** Leaves one mail in the outbox, so that attempts are easy to follow. */
  async function keepOnly(message: 'notice' | 'confirmation'): Promise<void> {
    await site.services.database.deleteFrom('outbox').where('message', '!=', message).execute();
  }

  it('tries a refused mail again after growing waits, and sends the same mail in the end (row 2)', async () => {
    await keepOnly('notice');
    const attempted: string[] = [];
    site.transport.fail = ({ messageId }) => {
      attempted.push(messageId);
      return smtpError('ECONNECTION');
    };
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      expect(await deliverDue()).toBe(1);
      expect(await deliverDue()).toBe(0);
      expect(await outbox()).toMatchObject([{ status: 'pending', attempts: attempt, lease_owner: null }]);
      waits.push(await passUntilDue());
    }
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual(4 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(6 * 2 ** index);
    });

    site.transport.fail = undefined;
    expect(await deliverDue()).toBe(1);
    expect(new Set([...attempted, site.transport.sent[0]?.messageId]).size).toBe(1);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 7, last_error: null }]);
    expect(logged('mail not sent, will be tried again')).toHaveLength(6);
    expect(await deliverDue()).toBe(0);
  });

  it('gives a mail up after three days and logs an error (row 2)', async () => {
    await keepOnly('confirmation');
    site.transport.fail = () => smtpError('EENVELOPE', 450, 'RCPT TO');
    const start = site.clock.now();
    while ((await deliverDue()) > 0) await passUntilDue();

    const [mail] = await outbox();
    expect(mail).toMatchObject({ status: 'failed', sent_at: null });
    expect(mail?.attempts).toBeGreaterThan(20);
    const hours = start.until(site.clock.now()).total('hours');
    expect(hours).toBeGreaterThan(72 - 5);
    expect(hours).toBeLessThanOrEqual(72);
    expect(logged('mail given up')).toMatchObject([
      { level: 50, attempts: mail?.attempts, responseCode: 450 },
    ]);
    site.clock.advance({ hours: 24 });
    expect(await deliverDue()).toBe(0);
  });

  it('finishes the mail in hand when it is stopped, and sends no other', async () => {
    let stopped: Promise<void> | undefined;
    site.transport.fail = () => {
      stopped ??= site.services.mailer.stop();
      return undefined;
    };
    site.services.mailer.start();
    await expect.poll(() => stopped !== undefined).toBe(true);
    await stopped;
    expect((await outbox()).map(({ status }) => status).sort()).toEqual(['pending', 'sent']);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it.each([
    ['EENVELOPE', 550, 'RCPT TO'],
    ['EENVELOPE', 501, 'RCPT TO'],
    ['EMESSAGE', 554, 'DATA'],
  ])('gives the visitor’s mail up at once on %s %i after %s (row 2)', async (code, responseCode, command) => {
    site.transport.fail = ({ to }) =>
      to === LEAD.email ? smtpError(code, responseCode, command) : undefined;
    expect(await deliverDue()).toBe(2);
    expect(await outbox()).toMatchObject([
      { message: 'confirmation', status: 'failed', attempts: 1 },
      { message: 'notice', status: 'sent', attempts: 1 },
    ]);
    expect(logged('mail given up')).toMatchObject([{ level: 50, code, responseCode }]);
  });

  it('tells each of the agency’s addresses, whatever becomes of the mail to another', async () => {
    const several = await createTestSite(engine, { environment: { LEADS_TO: 'un@x.fr, deux@x.fr' } });
    await several.services.leads.submit(LEAD);
    several.transport.fail = ({ to }) =>
      to === 'un@x.fr' ? smtpError('EENVELOPE', 552, 'RCPT TO') : undefined;
    await several.services.mailer.deliverDue();
    expect(several.transport.sent.map(({ to }) => to).sort()).toEqual([LEAD.email, 'deux@x.fr'].sort());
    several.transport.fail = undefined;
    several.clock.advance({ seconds: 6 });
    await several.services.mailer.deliverDue();
    expect(several.transport.sent.map(({ to }) => to)).toHaveLength(3);
    await several.close();
  });

  it.each([
    ['EENVELOPE', 550, 'RCPT TO'],
    ['EENVELOPE', 552, 'RCPT TO'],
    ['EMESSAGE', 554, 'DATA'],
  ])('tries the agency’s mail again even after %s %i for %s', async (code, responseCode, command) => {
    await keepOnly('notice');
    site.transport.fail = () => smtpError(code, responseCode, command);
    for (let attempt = 1; attempt <= 5; attempt++) {
      await passUntilDue();
      expect(await deliverDue()).toBe(1);
    }
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 5 }]);
  });

  it.each([
    ['EENVELOPE', 421, 'RCPT TO', '4.3.2'],
    ['EENVELOPE', 450, 'RCPT TO', '4.2.0'],
    ['EMESSAGE', 451, 'DATA', '4.3.0'],
    ['EENVELOPE', 550, 'MAIL FROM', '5.1.8'],
    ['EENVELOPE', 530, 'MAIL FROM', '5.7.0'],
    ['EENVELOPE', 530, 'RCPT TO', '5.0.0'],
    ['EENVELOPE', 503, 'RCPT TO', '5.5.1'],
    ['EENVELOPE', 554, 'RCPT TO', '5.7.1'],
    ['EAUTH', 535, 'AUTH PLAIN', '5.7.8'],
    ['ETLS', 502, 'STARTTLS', '5.5.1'],
    ['EDNS', undefined, undefined, undefined],
    ['ESOCKET', undefined, undefined, undefined],
  ])('tries every mail again after %s %s for %s (row 2)', async (code, responseCode, command, enhanced) => {
    site.transport.fail = () => smtpError(code, responseCode, command, enhanced);
    await deliverDue();
    expect((await outbox()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    site.transport.fail = undefined;
    site.clock.advance({ seconds: 6 });
    expect(await deliverDue()).toBe(2);
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it.each([
    ['ESOCKET', undefined, 'CONN'],
    ['ETIMEDOUT', undefined, 'CONN'],
    ['EPROTOCOL', 421, 'CONN'],
    ['EPROTOCOL', 554, 'CONN'],
    ['EAUTH', 454, 'AUTH PLAIN'],
    ['EENVELOPE', 450, 'MAIL FROM'],
    ['EENVELOPE', 421, 'RCPT TO'],
    ['EMESSAGE', 421, 'DATA'],
  ])(
    'tries a single mail after each pause on %s %s for %s, and all once the server answers',
    async (code, responseCode, command) => {
      for (let index = 0; index < 5; index++)
        await site.services.leads.submit({ ...LEAD, email: `ada-${index}@exemple.fr` });
      site.transport.fail = () => smtpError(code, responseCode, command);
      for (const seconds of [6, 12, 24]) {
        expect(await deliverDue()).toBe(1);
        expect(await deliverDue()).toBe(0);
        site.clock.advance({ seconds });
      }
      expect(logged('mail server at fault, all mails wait')).toMatchObject(
        [1, 2, 3].map((faults) => ({ level: 40, code, faults })),
      );
      site.transport.fail = undefined;
      expect(await deliverDue()).toBeGreaterThanOrEqual(12 - 2);
      site.clock.advance({ seconds: 24 });
      await deliverDue();
      expect((await outbox()).every(({ status }) => status === 'sent')).toBe(true);
      expect(site.transport.sent).toHaveLength(12);
    },
  );

  it.each([
    [450, 'RCPT TO'],
    [550, 'RCPT TO'],
    [451, 'DATA'],
    [554, 'DATA'],
  ])('holds up no other mail after %i for %s, which concerns one', async (responseCode, command) => {
    await site.services.leads.submit({ ...LEAD, email: 'ada@exemple.fr' });
    site.transport.fail = ({ to }) =>
      to === LEAD.email ? smtpError('EENVELOPE', responseCode, command) : undefined;
    expect(await deliverDue()).toBe(4);
    expect(site.transport.sent).toHaveLength(3);
  });

  it('tries a mail again on time when the clock was set back meanwhile', async () => {
    site.transport.fail = () => smtpError('ECONNECTION');
    for (let attempt = 1; attempt <= 3; attempt++) {
      await deliverDue();
      await passUntilDue();
    }
    await deliverDue();
    site.transport.fail = undefined;
    site.clock.advance({ hours: -1 });
    expect(await deliverDue()).toBe(2);
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('sends a mail on time that was written before the clock was set back', async () => {
    site.clock.advance({ hours: -1 });
    expect(await deliverDue()).toBe(2);
  });

  it('does not give a mail up because the clock was set forward', async () => {
    await keepOnly('notice');
    site.transport.fail = () => smtpError('ECONNECTION');
    await deliverDue();
    site.clock.advance({ hours: 4 * 24 });
    for (let attempt = 2; attempt <= 6; attempt++) {
      expect(await deliverDue()).toBe(1);
      await passUntilDue();
    }
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 6 }]);
  });

  it('tries a mail again when its module could not be loaded', async () => {
    const { prepare } = site.transport;
    site.transport.prepare = async () => {
      throw Object.assign(new Error("Cannot find package 'nodemailer'"), { code: 'ERR_MODULE_NOT_FOUND' });
    };
    await deliverDue();
    expect((await outbox()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    site.transport.prepare = prepare;
    site.clock.advance({ seconds: 6 });
    expect(await deliverDue()).toBe(2);
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('gives up a mail of an unknown kind, and sends the others', async () => {
    const { database } = site.services;
    await database
      .updateTable('outbox')
      .set({ message: 'newsletter' })
      .where('message', '=', 'notice')
      .execute();
    expect(await deliverDue()).toBe(2);
    expect(await outbox()).toMatchObject([
      { message: 'confirmation', status: 'sent' },
      { message: 'newsletter', status: 'failed', attempts: 1 },
    ]);
    expect(logged('mail given up')).toMatchObject([{ message: 'newsletter' }]);
    expect(site.transport.sent.map(({ to }) => to)).toEqual([LEAD.email]);
  });
});
