import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../../server/mail/mailer.ts';
import type { AddressedMail, MailTransport } from '../../server/mail/transport.ts';
import { createTestSite, mailerOf, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

const SLOW = 'lent@exemple.fr';

/** A transport that never ends with mails to `SLOW`, and ignores the abort signal. */
function hangingTransport() {
  const sent: AddressedMail[] = [];
  const begun: AddressedMail[] = [];
  const transport: MailTransport = {
    async prepare() {},
    async verify() {},
    async send(mail) {
      begun.push(mail);
      if (mail.to === SLOW) return new Promise<never>(() => {});
      sent.push(mail);
      return '250 OK';
    },
    close() {},
    async erase() {},
  };
  return { transport, sent, begun };
}

describe('a mail that its server never finishes', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    await site.services.leads.submit({ ...LEAD, email: SLOW });
  });
  afterEach(() => site.close());

  function mailer(transport: MailTransport, limits: Parameters<typeof mailerOf>[2]): Mailer {
    return mailerOf(site, transport, limits);
  }

  const slowMail = () =>
    site.services.database
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', SLOW)
      .executeTakeFirstOrThrow();

  it('does not delay the others', async () => {
    for (let index = 0; index < 40; index++)
      await site.services.leads.submit({ ...LEAD, email: `ada-${index}@exemple.fr` });
    const { transport, sent, begun } = hangingTransport();
    const slow = mailer(transport, { patience: 0, stopTimeout: 0 });
    slow.start();
    await expect.poll(() => sent.length, { timeout: 25_000 }).toBe(2 * 40 + 1);
    expect(begun.filter(({ to }) => to === SLOW)).toHaveLength(1);
    expect(await slowMail()).toMatchObject({ status: 'pending', attempts: 1 });
    await slow.stop();
  });

  it('times out, and is tried again no sooner than five minutes later', async () => {
    const { transport } = hangingTransport();
    const impatient = mailer(transport, { mailDeadline: 20 });
    await impatient.deliverDue();
    const { status, attempts, next_attempt_at, last_error } = await slowMail();
    expect({ status, attempts }).toEqual({ status: 'pending', attempts: 1 });
    expect(last_error).toContain('20 ms');
    const wait = site.clock.now().until(Temporal.Instant.from(next_attempt_at));
    expect(wait.total('minutes')).toBeGreaterThanOrEqual(5);
    site.clock.advance({ minutes: 4 });
    await impatient.deliverDue();
    expect(await slowMail()).toMatchObject({ status: 'pending', attempts: 1 });
  });

  it('does not keep the process from stopping, and is sent by another as the same mail', async () => {
    const { transport, begun } = hangingTransport();
    const stopped = mailer(transport, { stopTimeout: 0 });
    stopped.start();
    await expect.poll(() => begun.some(({ to }) => to === SLOW)).toBe(true);
    await stopped.stop();
    expect(await slowMail()).toMatchObject({ status: 'pending', attempts: 1 });
    await site.services.mailer.deliverDue();
    expect(await slowMail()).toMatchObject({ status: 'pending', attempts: 1 });
    site.clock.advance({ seconds: 31 });
    await site.services.mailer.deliverDue();
    const again = site.transport.sent.find(({ to }) => to === SLOW);
    expect(again?.messageId).toBe(begun.find(({ to }) => to === SLOW)?.messageId);
  });
});

describe('the mailer at its start', () => {
  it.each([
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'identifiant'],
    [
      { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' },
      'NODE_EXTRA_CA_CERTS',
    ],
  ])(
    'warns when mails cannot leave, with the cause and advice, and sends all the same: %o',
    async (facts, words) => {
      const environment = { SMTP_URL: 'smtp://mail.exemple.fr' };
      const site = await createTestSite('sqlite', { environment });
      site.transport.verify = async () => {
        throw Object.assign(new Error('535 <site@exemple.fr> unknown'), facts);
      };
      await site.services.leads.submit(LEAD);
      site.services.mailer.start();
      await expect.poll(() => site.transport.sent.length).toBe(2);
      await site.close();
      const warnings = site.logs.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
      expect(warnings).toMatchObject([
        { msg: 'mails cannot leave', ...facts, advice: expect.stringContaining(words) },
      ]);
      expect(site.logs.join('')).not.toContain('site@exemple.fr');
    },
  );
});
