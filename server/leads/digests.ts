import { createHash, createHmac } from 'node:crypto';
import type { LeadInput } from '../../domain/leads/lead.ts';

/** Digest of all that a visitor sent: the same for the same submission. */
export function contentDigest({ kind, name, email, phone, message }: LeadInput): string {
  return sha256(JSON.stringify([kind, name, email.toLowerCase(), phone, message]));
}

/** Digest of an e-mail address, whatever its letter case. */
export function emailDigest(email: string): string {
  return sha256(email.toLowerCase());
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
