import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../../server/mail/mailer.ts';
import { leaseDue } from '../../server/mail/outbox.ts';
import type { MailTransport } from '../../server/mail/transport.ts';
import { createTestSite, ENGINES, mailerOf, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

/** A transport that holds its first mail until the test releases it. */
function heldTransport() {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const transport: MailTransport = {
    async prepare() {},
    async verify() {},
    async send({ messageId }, { beforeData }) {
      reached.resolve();
      await gate.promise;
      await beforeData?.();
      sent.push(messageId);
      return '250 OK';
    },
    close() {},
    async erase() {},
  };
  return { transport, sent, reached: reached.promise, letGo: gate.resolve };
}

describe.each(ENGINES)('two mailers on one %s database', (engine) => {
  let site: TestSite;
  let second: Mailer;
  beforeEach(async () => {
    site = await createTestSite(engine);
    second = mailer(site.transport);
    await site.services.leads.submit(LEAD);
  });
  afterEach(() => site.close());

  function mailer(transport: MailTransport): Mailer {
    return mailerOf(site, transport);
  }

  const outbox = () => site.services.database.selectFrom('outbox').selectAll().orderBy('message').execute();

  it('share the mails that are due at the same time', async () => {
    for (let index = 0; index < 9; index++)
      await site.services.leads.submit({ ...LEAD, email: `ada-${index}@x.fr` });
    const first = site.services.mailer;
    let leased: number;
    do {
      const counts = await Promise.all([first.deliverDue(), second.deliverDue()]);
      leased = Math.max(...counts);
    } while (leased > 0);
    const { sent } = site.transport;
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
    expect((await outbox()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
  });

  it('do not touch what the other has leased', async () => {
    const held = heldTransport();
    const slow = mailer(held.transport).deliverDue();
    await held.reached;
    expect(await second.deliverDue()).toBe(1);
    site.clock.advance({ seconds: 30 });
    expect(await second.deliverDue()).toBe(0);
    held.letGo();
    expect(await slow).toBe(1);

    site.clock.advance({ hours: 1 });
    expect(await second.deliverDue()).toBe(0);
    expect(site.transport.sent).toHaveLength(1);
    expect(held.sent).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  it('take over the leases of a dead one after 30 seconds, as the same mails (row 3)', async () => {
    const { database } = site.services;
    const leased = await leaseDue(database, 'dead', site.clock.now(), 5);
    site.clock.advance({ seconds: 30 });
    expect(await second.deliverDue()).toBe(0);
    site.clock.advance({ milliseconds: 1 });
    expect(await second.deliverDue()).toBe(2);
    expect(site.transport.sent.map(({ messageId }) => messageId).sort()).toEqual(
      leased.map(({ message_id }) => message_id).sort(),
    );
    expect(await outbox()).toMatchObject([
      { status: 'sent', attempts: 2 },
      { status: 'sent', attempts: 2 },
    ]);
  });

  it('take over the leases of a dead one when the clock was set back', async () => {
    await leaseDue(site.services.database, 'dead', site.clock.now(), 5);
    site.clock.advance({ hours: -1 });
    expect(await second.deliverDue()).toBe(2);
  });

  it('do not send, however long they were held up, what the other has taken over since', async () => {
    const held = heldTransport();
    const paused = mailer(held.transport).deliverDue();
    await held.reached;
    site.clock.advance({ seconds: 46 });
    expect(await second.deliverDue()).toBe(2);
    held.letGo();
    await paused;
    expect(held.sent).toEqual([]);
    expect(site.transport.sent).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  it('send what nobody took over, however long they were held up', async () => {
    const held = heldTransport();
    const paused = mailer(held.transport).deliverDue();
    await held.reached;
    site.clock.advance({ seconds: 46 });
    held.letGo();
    await paused;
    expect(held.sent).toHaveLength(2);
    expect(await second.deliverDue()).toBe(0);
  });

  it('ignore the outcome of a mail whose lease they lost', async () => {
    const held = heldTransport();
    const late = mailer(held.transport).deliverDue();
    await held.reached;
    site.clock.advance({ seconds: 31 });
    site.transport.fail = () =>
      Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    expect(await second.deliverDue()).toBe(2);
    const before = await outbox();
    held.letGo();
    await late;
    expect(await outbox()).toEqual(before);
  });
});
