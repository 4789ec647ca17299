import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { SELF_SIGNED } from '../support/mail-certificate.ts';
import { siteCommand } from '../support/site-command.ts';
import { startSmtp } from '../support/smtp.ts';
import { type AcceptedLead, connect, freshLead, submit } from './leads.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('the command line', () => {
  it('lists its commands, as the documentation does', async () => {
    const { code, out } = await siteCommand({});
    expect(code).toBe(0);
    const commands = [...out.matchAll(/^ {2}((?:(?:leads|mail|articles|content|redirects) )?[a-z]+)/gm)].map(
      ([, name]) => name,
    );
    expect(commands.length).toBeGreaterThan(10);
    const documentation = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
    const documented = [
      ...documentation.matchAll(/^\| `((?:(?:leads|mail|articles|content|redirects) )?[a-z]+)[ `]/gm),
    ];
    expect(documented.map(([, name]) => name).sort()).toEqual(commands.sort());
  });

  it('shows how a command is written that has an unknown option', async () => {
    const { code, err } = await siteCommand({}, 'leads', 'list', '--groupe', 'Frontend');
    expect(code).toBe(2);
    expect(err).toMatch(/^Option inconnue, ou sans sa valeur\.\n\nnpm run site -- leads list \[--since /);
  });

  it('sends to a self-signed server whose certificate NODE_EXTRA_CA_CERTS names, by the name in it', async () => {
    const smtp = await startSmtp({ certificate: SELF_SIGNED });
    const certificate = join(folder, 'mail.pem');
    writeFileSync(certificate, SELF_SIGNED.cert);
    const test = (query: string) =>
      siteCommand(
        { NODE_EXTRA_CA_CERTS: certificate, SMTP_URL: smtp.url + query },
        ...['mail', 'test', 'moi@exemple.fr'],
      );
    expect((await test('')).err).toContain('tls.servername');
    expect(await test('?tls.servername=mail.exemple.fr')).toMatchObject({ code: 0, err: '' });
    await smtp.stop();
    expect(smtp.received).toHaveLength(1);
  });

  it('refuses a database that does not exist, and one of another version', async () => {
    const absent = join(folder, 'absent.db');
    const missing = await siteCommand({ DATABASE_URL: `sqlite:${absent}` }, 'leads', 'list');
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(existsSync(absent)).toBe(false);

    const empty = join(folder, 'empty.db');
    writeFileSync(empty, '');
    const old = await siteCommand({ DATABASE_URL: `sqlite:${empty}` }, 'leads', 'list');
    expect(old).toMatchObject({ code: 1, out: '' });
    expect(old.err).toContain('démarrez-la une fois');
  });

  it('names unusable settings', async () => {
    const { code, err } = await siteCommand({ PORT: 'abc' }, 'mail', 'status');
    expect(code).toBe(1);
    expect(err).toContain('PORT : attendu');
  });
});

// What the commands do on PostgreSQL: tests/server/operator-leads.test.ts, backup.test.ts.
describe('the command line beside a running site', () => {
  let environment: Record<string, string>;
  let site: SiteProcess;
  const accepted: AcceptedLead[] = [];
  beforeAll(async () => {
    environment = {
      DATABASE_URL: `sqlite:${join(folder, 'running.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      TRUST_PROXY: '1',
    };
    site = await startSite(environment);
    const client = await connect(site.url);
    for (let count = 0; count < 3; count++) accepted.push(await submit(client, freshLead()));
    return () => site.end('SIGKILL');
  });

  it('reads what the site wrote, and ends', async () => {
    const { code, out, err } = await siteCommand(environment, 'leads', 'list');
    expect({ code, err }).toEqual({ code: 0, err: '3 demandes\n' });
    for (const { email } of accepted) expect(out).toContain(email);
    expect((await siteCommand(environment, 'mail', 'status')).code).toBe(0);
  });

  it('erases a person while the site goes on', async () => {
    const [{ email } = { email: '' }] = accepted;
    expect(await siteCommand(environment, 'leads', 'erase', '--email', email)).toMatchObject({ code: 0 });
    await submit(await connect(site.url), freshLead());
    expect((await siteCommand(environment, 'leads', 'list')).err).toBe('3 demandes\n');
  });

  it('copies the database while leads come in, and brings it back once the site has stopped', async () => {
    const copy = join(folder, 'copy.db');
    const client = await connect(site.url);
    let isOver = false;
    const sending = (async () => {
      const sent: AcceptedLead[] = [];
      while (!isOver) sent.push(await submit(client, freshLead()));
      return sent;
    })();
    const backup = await siteCommand(environment, 'backup', copy);
    const refused = await siteCommand(environment, 'restore', copy);
    isOver = true;
    const sent = await sending;
    expect(sent.length).toBeGreaterThan(0);
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('arrêtez-le d’abord');

    await site.end('SIGTERM');
    expect(await siteCommand(environment, 'restore', copy)).toMatchObject({ code: 0, err: '' });
    const { err } = await siteCommand(environment, 'leads', 'list');
    expect(Number.parseInt(err, 10)).toBeGreaterThanOrEqual(3);
    expect(Number.parseInt(err, 10)).toBeLessThanOrEqual(3 + sent.length);
    site = await startSite(environment);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
