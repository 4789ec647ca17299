import { lookup } from 'node:dns/promises';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { unlessAborted } from '../deadlines.ts';
import { isPublicAddress } from './public-address.ts';

/** Longest time for a whole exchange (ms), well below the lease of a delivery. */
export const ANSWER_TIMEOUT = 15_000;
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
 * Posts JSON to a receiver. The name is resolved once, and the connection goes to the address that was judged: a name
 * that changes meanwhile leads nowhere else. A redirect is no delivery.
 * @throws NotDelivered
 */
export async function postJson({ url, body, headers, privateHosts, timeout }: Posted): Promise<void> {
  const target = new URL(url);
  const fault = faultOfUrl(url, privateHosts);
  if (fault !== null) throw new NotDelivered(fault);
  const signal = AbortSignal.timeout(timeout ?? ANSWER_TIMEOUT);
  try {
    const pinned = await unlessAborted(resolved(target, privateHosts.includes(target.host)), signal);
    const { status, text } = await exchange(target, pinned, { body, headers, signal });
    if (status >= 200 && status < 300) return;
    const reason = status >= 300 && status < 400 ? 'une redirection n’est pas suivie' : text && `« ${text} »`;
    throw new NotDelivered(`Réponse ${status}${reason && ` : ${reason}`}.`, status);
  } catch (error) {
    if (error instanceof NotDelivered) throw error;
    if (signal.aborted) throw new NotDelivered('Pas de réponse à temps.');
    throw new NotDelivered(`Pas de connexion : ${codeOf(error)}.`);
  }
}

interface Address {
  address: string;
  family: number;
}

async function resolved({ hostname }: URL, isAllowed: boolean): Promise<Address> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const [first] = addresses;
  if (!first) throw new NotDelivered('Cette adresse ne mène à aucune machine.');
  // All of them: a name that also leads to a private network is not to be trusted with either.
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new NotDelivered('Cette adresse est celle d’un réseau privé (réglage WEBHOOK_PRIVATE_HOSTS).');
  return first;
}

async function exchange(
  target: URL,
  pinned: Address,
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
      lookup: (_name, options, done) =>
        options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
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
