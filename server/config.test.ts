import { agencyFile as agency } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { ConfigError, readConfig, unsetVariables } from './config.ts';

function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
}

const DEFAULTS = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: new URL('http://localhost:3000'),
  isHttps: false,
  database: { engine: 'sqlite', file: 'var/site.db' },
  mail: { kind: 'folder', path: 'var/mail' },
  mailFolder: 'var/mail',
  imap: null,
  replyAddress: null,
  mailFrom: { name: agency.brand, address: agency.mailboxes.general },
  leadsTo: [agency.mailboxes.sales],
  leadsPerHour: 300,
  trustProxy: 0,
  logLevel: 'info',
  webhookPrivateHosts: [],
  metrics: null,
};

describe('configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
  });

  it('takes an empty variable as absent, and ignores those it does not know', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '', PATH: '/bin' })).toEqual(DEFAULTS);
  });

  it('takes every variable', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.exemple.fr/',
      DATABASE_URL: 'postgres://site:secret@base:5432/site',
      SMTP_URL: 'smtps://site:secret@mail.exemple.fr:465',
      IMAP_URL: 'imaps://agence:secret@mail.exemple.fr/INBOX',
      REPLY_ADDRESS: 'reponses@exemple.fr',
      MAIL_DIR: '/var/lib/site/mail',
      MAIL_FROM: 'Agence Exemple <bonjour@exemple.fr>',
      LEADS_TO: ' ventes@exemple.fr ',
      LEADS_PER_HOUR: '1000',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
      WEBHOOK_PRIVATE_HOSTS: 'N8N.interne:5678, [::1]',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.2',
    };
    expect(readConfig(environment)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: new URL('https://www.exemple.fr'),
      isHttps: true,
      database: { engine: 'postgres', url: environment.DATABASE_URL },
      mail: { kind: 'smtp', url: environment.SMTP_URL },
      imap: new URL(environment.IMAP_URL),
      replyAddress: 'reponses@exemple.fr',
      mailFolder: environment.MAIL_DIR,
      mailFrom: { name: 'Agence Exemple', address: 'bonjour@exemple.fr' },
      leadsTo: ['ventes@exemple.fr'],
      leadsPerHour: 1000,
      trustProxy: 2,
      logLevel: 'warn',
      webhookPrivateHosts: ['n8n.interne:5678', '[::1]'],
      metrics: { port: 9464, host: '10.0.0.2' },
    });
  });

  testAll([
    ['a@x.fr', '', 'a@x.fr'],
    ['"L’agence: web" <a@x.fr>', 'L’agence: web', 'a@x.fr'],
    ['Dupont, Fils <a@x.fr>', 'Dupont, Fils', 'a@x.fr'],
  ])('takes any name of a sender, in quotes or not', ([text, name, address]) => {
    expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual({ name, address });
  });

  it('takes several addresses for the notices of leads, each once', () => {
    const { leadsTo } = readConfig({ LEADS_TO: 'a@x.fr, b@x.fr,A@x.fr' });
    expect(leadsTo.map((address) => address.toLowerCase())).toEqual(['a@x.fr', 'b@x.fr']);
  });

  it('reads the metrics from this machine alone unless told otherwise', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  });

  it('tells which variables are left to their defaults', () => {
    const environment = { LEADS_TO: 'a@x.fr', SMTP_URL: '' };
    expect(unsetVariables(['LEADS_TO', 'SMTP_URL', 'PORT'], environment)).toEqual(['SMTP_URL', 'PORT']);
  });

  it('makes the public address follow the port, and prefers SMTP to a folder', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000');
    expect(readConfig({ MAIL_DIR: 'tmp' }).mail).toEqual({ kind: 'folder', path: 'tmp' });
    const mail = readConfig({ MAIL_DIR: 'tmp', SMTP_URL: 'smtp://mail.exemple.fr' }).mail;
    expect(mail).toEqual({ kind: 'smtp', url: 'smtp://mail.exemple.fr' });
  });

  testAll([
    ['PORT', ['-1', '65536', '80.5', 'http', '1e3', ' 80']],
    ['HOST', ['http://localhost', 'un hote', '/tmp/socket']],
    [
      'PUBLIC_URL',
      ['exemple.fr', 'ftp://x.fr', 'https://x.fr/site', 'https://x.fr?a=1', 'https://u@x.fr', 'https://'],
    ],
    ['DATABASE_URL', ['site.db', 'sqlite:', 'mysql://hote/base', 'postgres://', 'postgres']],
    [
      'IMAP_URL',
      ['mail.exemple.fr', 'imaps://mail.exemple.fr', 'https://a:b@mail.exemple.fr', 'imaps://a:b%@c.fr'],
    ],
    ['REPLY_ADDRESS', ['personne', 'a@b@c']],
    ['SMTP_URL', ['mail.exemple.fr', 'http://mail.exemple.fr', 'smtp://', 'smtp:']],
    [
      'MAIL_FROM',
      ['Agence', 'Agence <>', 'a@x.fr, b@x.fr', 'Agence <a@x.fr>\r\nBcc: <b@x.fr>', 'a@x.fr <x>'],
    ],
    ['LEADS_TO', ['ventes', 'a@x.fr;b@x.fr', 'a@x.fr,', 'a@x.fr, b', 'Ventes <a@x.fr>']],
    ['TRUST_PROXY', ['true', '-1', '11', '1.5']],
    ['LOG_LEVEL', ['verbose', 'INFO', '30']],
    ['WEBHOOK_PRIVATE_HOSTS', ['http://n8n', 'un hote', 'a,,b', 'a/b']],
    ['METRICS_PORT', ['-1', '65536', 'oui']],
    ['METRICS_HOST', ['http://localhost', 'un hote']],
  ])('names each variable whose value is unusable', ([name, values]) => {
    for (const value of values) {
      const message = faultsOf({ [name]: value });
      expect(message, value).toContain(`${name} : attendu `);
      expect(message.split('\n')).toHaveLength(2);
    }
  });

  it('lists all faults at once', () => {
    const message = faultsOf({ PORT: 'x', LEADS_TO: 'x', LOG_LEVEL: 'x', HOST: '::1' });
    expect(message.match(/^[A-Z_]+(?= : )/gm)).toEqual(['PORT', 'LEADS_TO', 'LOG_LEVEL']);
  });

  it('does not repeat a value, which may hold a password', () => {
    expect(faultsOf({ DATABASE_URL: 'mysql://u:hunter2@h/b', SMTP_URL: 'smpt://u:hunter2@h' })).not.toContain(
      'hunter2',
    );
  });
});
