import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailDestination } from '../../server/mail/transport.ts';
import { SELF_SIGNED } from '../support/mail-certificate.ts';
import { type SmtpOptions, startSmtp, type TestSmtpServer } from '../support/smtp.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';

describe('a test mail', () => {
  let site: TestSite;
  const servers: TestSmtpServer[] = [];
  beforeEach(async () => {
    site = await createTestSite('sqlite', { environment: { LEADS_TO: 'un@x.fr,deux@x.fr' } });
  });
  afterEach(async () => {
    await site.close();
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  async function smtp(options: SmtpOptions = {}): Promise<TestSmtpServer> {
    const server = await startSmtp(options);
    servers.push(server);
    return server;
  }
  const test = (mail: MailDestination, ...argv: string[]) => {
    site.services.config = { ...site.services.config, mail };
    return operate(site.services, 'mail test', ...argv);
  };

  it('goes to the addresses of the notices, and what the server answered is shown', async () => {
    const server = await smtp();
    const { out, refusal } = await test({ kind: 'smtp', url: server.url });
    expect(refusal).toBeNull();
    expect(server.received.flatMap(({ recipients }) => recipients)).toEqual(['un@x.fr', 'deux@x.fr']);
    expect(out).toMatch(/^un@x\.fr : le serveur a pris l’e-mail \(250 /);
  });

  it('goes to the address that is given', async () => {
    const server = await smtp();
    await test({ kind: 'smtp', url: server.url }, 'moi@exämple.fr');
    expect(server.received).toHaveLength(1);
    expect((await test({ kind: 'smtp', url: server.url }, 'moi')).refusal).toBe('usage');
  });

  it.each([
    ['SMTP_URL', 'identifiant', { password: 'juste' }, 'site:faux@', '?requireTLS=false', '535'],
    ['SMTP_URL', 'NODE_EXTRA_CA_CERTS', { certificate: SELF_SIGNED }, '', '', 'self-signed'],
    ['SMTP_URL', 'STARTTLS', { password: 'juste' }, 'site:juste@', '', 'STARTTLS'],
    ['SMTP_URL', 'identifiant', { refuse: () => ({ code: 554, text: '5.7.1 no relay' }) }, '', '', '5.7.1'],
    ['MAIL_FROM', 'expéditeur', { refuseSender: () => ({ code: 550, text: '5.1.8 who' }) }, '', '', '5.1.8'],
    ['LEADS_TO', 'destinataire', { refuse: () => ({ code: 552, text: '5.2.2 full' }) }, '', '', '5.2.2'],
  ])('names %s (%s) when the server refuses it', async (setting, word, options, login, query, answer) => {
    const server = await smtp(options);
    const url = server.url.replace('://', `://${login}`) + query;
    const { out, err, refusal } = await test({ kind: 'smtp', url }, 'moi@x.fr');
    expect([out, refusal]).toEqual(['', 'failure']);
    expect(err).toMatch(new RegExp(`À vérifier : ${setting}.*${word}`));
    expect(err).toContain(answer);
    expect(err).not.toContain('juste');
  });

  it('leaves for a self-signed server without encryption if the URL says so', async () => {
    const server = await smtp({ certificate: SELF_SIGNED });
    const { refusal } = await test({ kind: 'smtp', url: `${server.url}?ignoreTLS=true` }, 'moi@x.fr');
    expect(refusal).toBeNull();
  });

  it('names SMTP_URL when nobody answers there', async () => {
    const server = await smtp();
    await server.stop();
    const { err } = await test({ kind: 'smtp', url: server.url }, 'moi@x.fr');
    expect(err).toMatch(/À vérifier : SMTP_URL : le serveur ne répond pas/);
  });

  it('becomes a file where there is no server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-test-mail-'));
    const { out } = await test({ kind: 'folder', path: folder }, 'moi@x.fr');
    expect(out).toMatch(/^moi@x\.fr : écrit dans .*\.eml\. Sans SMTP_URL, aucun e-mail ne part\.$/m);
    await rm(folder, { recursive: true });
  });
});
