import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMailTransport, UnclearDelivery } from '../../server/mail/transport.ts';
import { type SmtpOptions, startSmtp } from '../support/smtp.ts';
import { createTestSite, mailerOf, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

const MAIL = {
  from: { name: '', address: 'a@x.fr' },
  to: 'b@x.fr',
  subject: '',
  html: '',
  text: 'Bonjour',
  messageId: '<1@x.fr>',
};

describe('mails to an SMTP server with faults', () => {
  let site: TestSite;
  const ends: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    await site.services.leads.submit(LEAD);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await site.close();
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  async function start(options: SmtpOptions) {
    const smtp = await startSmtp(options);
    ends.push(smtp.stop);
    return smtp;
  }

  async function deliver(options: SmtpOptions, query = '') {
    const smtp = await start(options);
    const login = options.password === undefined ? '' : `site:${options.password}@`;
    const url = smtp.url.replace('://', `://${login}`) + query;
    const mailer = mailerOf(site, openMailTransport({ kind: 'smtp', url }));
    await mailer.deliverDue();
    await mailer.stop();
    return smtp;
  }

  /** State of the mails, the visitor's first: status, minutes until the next attempt, error. */
  async function fates() {
    const rows = await site.services.database.selectFrom('outbox').selectAll().orderBy('message').execute();
    return rows.map(({ status, next_attempt_at, last_error }) => ({
      status,
      minutes: site.clock.now().until(Temporal.Instant.from(next_attempt_at)).total('minutes'),
      error: last_error ?? '',
    }));
  }

  it('are tried again when it refuses the sender', async () => {
    await deliver({ refuseSender: () => ({ code: 550, text: '5.1.8 unknown sender' }) });
    expect((await fates()).map(({ status }) => status)).toEqual(['pending', 'pending']);
  });

  it('are tried again, the agency’s, when it refuses the agency’s mailbox', async () => {
    await deliver({ refuse: () => ({ code: 552, text: '5.2.2 mailbox full' }) });
    expect((await fates()).map(({ status }) => status)).toEqual(['failed', 'pending']);
  });

  it('wait for five minutes when it hangs up without saying whether it took them', async () => {
    const smtp = await deliver({ hangUp: () => true });
    expect(smtp.received).toHaveLength(1);
    const rows = await fates();
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const [tried] = rows.filter(({ error }) => error.includes('did not say'));
    expect(tried?.minutes).toBeGreaterThanOrEqual(5);
  });

  it('may have been accepted when they time out after their data', async () => {
    const given = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    ends.push(async () => gate.resolve());
    const smtp = await start({
      pause: () => {
        given.resolve();
        return gate.promise;
      },
    });
    const time = new AbortController();
    const sent = openMailTransport({ kind: 'smtp', url: smtp.url }).send(MAIL, { signal: time.signal });
    await given.promise;
    time.abort();
    await expect(sent).rejects.toThrow(UnclearDelivery);
  });

  it('keep all their data when there is a reason not to send them at the last moment', async () => {
    const smtp = await start({});
    const transport = openMailTransport({ kind: 'smtp', url: smtp.url });
    const { signal } = new AbortController();
    const beforeData = async () => {
      throw new Error('not any more');
    };
    await expect(transport.send(MAIL, { signal, beforeData })).rejects.toThrow('not any more');
    await transport.send({ ...MAIL, messageId: '<2@x.fr>' }, { signal });
    transport.close();
    expect(smtp.received.map(({ parsed }) => parsed.messageId)).toEqual(['<2@x.fr>']);
  });

  it('are tried again within seconds when it hangs up before their data', async () => {
    await deliver({ refuseSender: () => ({ code: 421, text: '4.3.2 closing' }) });
    for (const { minutes } of await fates()) expect(minutes).toBeLessThan(0.2);
  });

  it('are not sent when the password would be unencrypted', async () => {
    const smtp = await deliver({ password: 'hunter2' });
    expect(smtp.passwords).toEqual([]);
    expect((await fates()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(site.logs.join('')).toContain('ETLS');
    expect(site.logs.join('')).not.toContain('hunter2');
  });

  it('are sent with an unencrypted password if the URL allows it', async () => {
    const smtp = await deliver({ password: 'hunter2' }, '?requireTLS=false');
    expect(smtp.passwords).toEqual(['hunter2']);
    expect(smtp.received).toHaveLength(2);
  });

  it('wait a minute for its greeting', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(async () => {
      server.close();
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verified = openMailTransport({ kind: 'smtp', url: `smtp://127.0.0.1:${port}` }).verify();
    const [socket]: Socket[] = await once(server, 'connection');
    vi.advanceTimersByTime(59_000);
    socket?.on('data', (text) =>
      socket.write(String(text).startsWith('QUIT') ? '221 bye\r\n' : '250 OK\r\n'),
    );
    socket?.write('220 ready\r\n');
    await verified;
  });
});
