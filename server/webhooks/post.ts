import { createHmac, randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, isIPv4 } from 'node:net';
import { unlessAborted } from '../deadlines.ts';

/** Longest time for a whole exchange (ms), well below the lease of a delivery. */
const ANSWER_TIMEOUT = 15_000;
/** How much of an answer is read (characters): enough for the reason of a refusal. */
const MOST_READ = 300;

/** A receiver did not take a message; the text says why, for the owner’s screen. */
export class NotDelivered extends Error {
  /** Its answer; `null` without one. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

interface Posted {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Host names, with port if the URL has one, that may be on a private network and without TLS. */
  privateHosts: readonly string[];
  timeout?: number;
}

/** Why a URL cannot be a receiver’s, in a sentence; `null` if it can. */
export function faultOfUrl(text: string, privateHosts: readonly string[]): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'L’adresse commence par « https:// ».';
  if (url.username !== '' || url.password !== '') return 'L’adresse ne contient pas de mot de passe.';
  if (url.protocol === 'http:' && !privateHosts.includes(url.host))
    return 'L’adresse commence par « https:// » : ce qui part contient des données personnelles.';
  return null;
}

/**
 * Posts JSON to a receiver. The name is resolved once, and the connection goes to one of the addresses that were
 * judged: a name that changes meanwhile leads nowhere else. A redirect is no delivery.
 * @throws NotDelivered
 */
export async function postJson({ url, body, headers, privateHosts, timeout }: Posted): Promise<void> {
  const target = new URL(url);
  const fault = faultOfUrl(url, privateHosts);
  if (fault !== null) throw new NotDelivered(fault);
  const signal = AbortSignal.timeout(timeout ?? ANSWER_TIMEOUT);
  try {
    const addresses = await unlessAborted(resolved(target, privateHosts.includes(target.host)), signal);
    const { status, text } = await exchange(target, addresses, { body, headers, signal });
    if (status >= 200 && status < 300) return;
    const reason = status >= 300 && status < 400 ? 'une redirection n’est pas suivie' : text && `« ${text} »`;
    throw new NotDelivered(`Réponse ${status}${reason && ` : ${reason}`}.`, status);
  } catch (error) {
    if (error instanceof NotDelivered) throw error;
    if (signal.aborted) throw new NotDelivered('Pas de réponse à temps.');
    throw new NotDelivered(`Pas de connexion : ${codeOf(error)}.`);
  }
}

async function resolved({ hostname }: URL, isAllowed: boolean): Promise<LookupAddress[]> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  // All of them: a name that also leads to a private network is not to be trusted with either.
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new NotDelivered('Cette adresse est celle d’un réseau privé (réglage WEBHOOK_PRIVATE_HOSTS).');
  return addresses;
}

async function exchange(
  target: URL,
  addresses: LookupAddress[],
  { body, headers, signal }: Pick<Posted, 'body' | 'headers'> & { signal: AbortSignal },
): Promise<{ status: number; text: string }> {
  const answer = Promise.withResolvers<{ status: number; text: string }>();
  const request = target.protocol === 'https:' ? requestByHttps : requestByHttp;
  const sent = request(
    target,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'site-agence-webhooks/1',
        ...headers,
      },
      agent: false,
      signal,
      // One after the other: a name may also lead where its receiver does not listen.
      lookup: (_name, _options, done) => done(null, addresses),
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      const end = () => {
        answer.resolve({ status: response.statusCode ?? 0, text: oneLine(text) });
        sent.destroy();
      };
      response.on('data', (part: string) => {
        text += part;
        if (text.length >= MOST_READ) end();
      });
      response.on('end', end);
      response.on('error', answer.reject);
    },
  );
  sent.on('error', answer.reject);
  sent.end(body);
  return answer.promise;
}

function oneLine(text: string): string {
  return text
    .slice(0, MOST_READ)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** IPv4 networks that are not of the public internet (IANA, special-purpose addresses), with multicast. */
const RESERVED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Those of IPv6 within 2000::/3, the only public ones: they hold an IPv4 address, or none at all. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_6) reserved.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet: not this machine, nor a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** A new secret, as Standard Webhooks writes them. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

interface Signed {
  /** The same for each attempt, so that a second delivery is recognised. */
  id: string;
  now: Temporal.Instant;
  body: string;
  /** The current secret first; a former one signs too until receivers have changed it. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows a message as ours (Standard Webhooks, 1.0). */
export function signatureHeaders({ id, now, body, secrets }: Signed): Record<string, string> {
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
