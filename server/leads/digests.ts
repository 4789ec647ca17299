import { createHash, createHmac } from 'node:crypto';
import type { LeadInput } from '../../domain/leads/lead.ts';

/** Digest of all that a visitor sent: the same for the same submission. */
export function contentDigest({ kind, name, email, phone, message }: LeadInput): string {
  return sha256(JSON.stringify([kind, name, email.toLowerCase(), phone, message]));
}

/** Providers that ignore dots in front of the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Digest of the mailbox that an e-mail address leads to, as far as an address tells: letter case, a `+tag` (RFC 5233) and
 * Gmail's dots make no other one. For limits alone: mail goes to the address as it was written.
 */
export function mailboxDigest(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return sha256(DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`);
}

/**
 * Digest of a message's letters: numbers, links' codes and spacing may differ.
 * @returns `null` for a text of fewer than `minimum` letters
 */
export function textDigest(message: string, minimum: number): string | null {
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters.length < minimum ? null : sha256(letters);
}

/** Digest of a network that nobody without `secret` can turn back into an address by trying them all. */
export function networkDigest(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
