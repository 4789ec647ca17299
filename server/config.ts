import { agencyFile } from 'content-collections';
import * as v from 'valibot';
import { isDecodable } from '../domain/percent-encoding.ts';
import { LIMITS } from './leads/limits.ts';
import type { MailDestination, MailSender } from './mail/transport.ts';
import type { DatabaseLocation } from './store/database.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of one process, checked. */
export interface Config {
  port: number;
  host: string;
  /** Where visitors reach the site: scheme and host, no trailing slash. */
  publicUrl: URL;
  /** Whether that is HTTPS: only then are cookies `Secure` and HSTS sent. */
  isHttps: boolean;
  database: DatabaseLocation;
  mail: MailDestination;
  /** Folder of the `.eml` files; also read for erasure once an SMTP server is configured. */
  mailFolder: string;
  /** Mailbox in which customers’ answers are read; `null` to read none. */
  imap: URL | null;
  /** Address whose sub-addresses customers answer to; `null` if they answer to who wrote. */
  replyAddress: string | null;
  mailFrom: MailSender;
  /** Addresses that receive the notice of each lead; at least one. */
  leadsTo: readonly string[];
  /** Leads accepted per hour; further ones are quarantined. See `server/leads/limits.ts`. */
  leadsPerHour: number;
  /** Number of reverse proxies whose `X-Forwarded-For` entries are trusted. */
  trustProxy: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Hosts, with port unless it is the usual one, of webhooks on a private network or without TLS. */
  webhookPrivateHosts: readonly string[];
  /** Where the metrics are served; `null` when they are off. */
  metrics: { port: number; host: string } | null;
}

/** A setting has an unusable value; the message names every such variable and what it expects. */
export class ConfigError extends Error {}

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));

const listeningHost = v.pipe(v.string(), v.regex(/^[\w.:-]+$/));

const webUrl = v.pipe(
  v.string(),
  v.check((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')),
  v.transform((text) => new URL(text)),
  v.check((url) => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''),
);

const databaseUrl = v.pipe(
  v.string(),
  v.rawTransform<string, DatabaseLocation>(({ dataset, addIssue, NEVER }) => {
    const text = dataset.value;
    if (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)) return { engine: 'postgres', url: text };
    if (/^sqlite:./.test(text)) return { engine: 'sqlite', file: text.slice('sqlite:'.length) };
    addIssue({ message: 'neither' });
    return NEVER;
  }),
);

const smtpUrl = v.pipe(
  v.string(),
  v.check((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== ''),
);

const imapUrl = v.pipe(
  v.string(),
  v.check((text) => /^imaps?:$/.test(URL.parse(text)?.protocol ?? '')),
  v.transform((text) => new URL(text)),
  v.check(({ hostname, username, password }) => hostname !== '' && username !== '' && password !== ''),
  v.check(({ href }) => isDecodable(href)),
);

const mailbox = v.pipe(v.string(), v.trim(), v.email());
/** Comma-separated addresses; duplicates are dropped. */
const mailboxes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(mailbox),
  v.transform((addresses) => [
    ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
  ]),
);
/** Comma-separated hosts, as `URL.host` writes them. */
const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(/^(?:\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?$/))),
);
/** `nom@hote` or `Nom <nom@hote>`. */
const sender = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text): MailSender => {
    const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  }),
  v.check(({ address }) => v.is(mailbox, address)),
);

/** The schema of each variable, and the message shown when its value is refused. */
const VARIABLES = {
  PORT: [wholeNumber(0, 65_535), 'un numéro de port, de 0 à 65535'],
  HOST: [listeningHost, 'une adresse ou un nom d’hôte où écouter'],
  PUBLIC_URL: [webUrl, 'l’adresse publique du site, sans chemin, comme https://www.exemple.fr'],
  DATABASE_URL: [databaseUrl, 'sqlite:chemin/du/fichier.db ou postgres://utilisateur:secret@hote/base'],
  SMTP_URL: [smtpUrl, 'smtp://utilisateur:secret@hote:587 ou smtps://…'],
  IMAP_URL: [imapUrl, 'imaps://utilisateur:secret@hote:993/INBOX ou imap://…, où « % » s’écrit %25'],
  REPLY_ADDRESS: [mailbox, 'une adresse e-mail, dont les sous-adresses (nom+…@) arrivent aussi'],
  MAIL_DIR: [v.pipe(v.string(), v.nonEmpty()), 'un dossier où écrire les messages'],
  MAIL_FROM: [sender, 'une adresse d’expédition, comme Nom <nom@exemple.fr>'],
  LEADS_TO: [
    mailboxes,
    'une adresse e-mail qui reçoit les demandes, ou plusieurs, séparées par des virgules',
  ],
  LEADS_PER_HOUR: [wholeNumber(1, 1_000_000), 'un nombre de demandes, de 1 à 1000000'],
  TRUST_PROXY: [wholeNumber(0, 10), 'le nombre de mandataires de confiance, de 0 à 10'],
  LOG_LEVEL: [v.picklist(LOG_LEVELS), `l’un de ${LOG_LEVELS.join(', ')}`],
  WEBHOOK_PRIVATE_HOSTS: [hosts, 'des hôtes séparés par des virgules, comme n8n.interne:5678'],
  METRICS_PORT: [wholeNumber(0, 65_535), 'un numéro de port, de 0 à 65535'],
  METRICS_HOST: [listeningHost, 'une adresse ou un nom d’hôte où écouter'],
} as const;

type Variables = typeof VARIABLES;

/**
 * Reads the settings from environment variables, with defaults for absent or empty ones (see the README).
 * @throws ConfigError listing every unusable variable at once.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];

  function read<Name extends keyof Variables>(name: Name): v.InferOutput<Variables[Name][0]> | undefined {
    const text = environment[name];
    if (text === undefined || text === '') return undefined;
    const [schema, expectation]: readonly [
      v.GenericSchema<unknown, v.InferOutput<Variables[Name][0]>>,
      string,
    ] = VARIABLES[name];
    const result = v.safeParse(schema, text);
    if (result.success) return result.output;
    faults.push(`${name} : attendu ${expectation}.`);
    return undefined;
  }

  const port = read('PORT') ?? 3000;
  const smtp = read('SMTP_URL');
  const mailFolder = read('MAIL_DIR') ?? 'var/mail';
  const metricsPort = read('METRICS_PORT');
  const metricsHost = read('METRICS_HOST') ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const config: Config = {
    port,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl,
    isHttps: publicUrl.protocol === 'https:',
    database: read('DATABASE_URL') ?? { engine: 'sqlite', file: 'var/site.db' },
    mail: smtp ? { kind: 'smtp', url: smtp } : { kind: 'folder', path: mailFolder },
    mailFolder,
    imap: read('IMAP_URL') ?? null,
    replyAddress: read('REPLY_ADDRESS') ?? null,
    mailFrom: read('MAIL_FROM') ?? { name: agencyFile.brand, address: agencyFile.mailboxes.general },
    leadsTo: read('LEADS_TO') ?? [agencyFile.mailboxes.sales],
    leadsPerHour: read('LEADS_PER_HOUR') ?? LIMITS.leadsPerHour,
    trustProxy: read('TRUST_PROXY') ?? 0,
    logLevel: read('LOG_LEVEL') ?? 'info',
    webhookPrivateHosts: read('WEBHOOK_PRIVATE_HOSTS') ?? [],
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: metricsHost },
  };
  if (faults.length > 0) throw new ConfigError(`Configuration inutilisable.\n${faults.join('\n')}`);
  return config;
}

/** The variables among `names` that are left to their defaults. */
export function unsetVariables(
  names: readonly (keyof Variables)[],
  environment: NodeJS.ProcessEnv = process.env,
): (keyof Variables)[] {
  return names.filter((name) => (environment[name] ?? '') === '');
}
