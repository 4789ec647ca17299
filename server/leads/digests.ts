import { createHash, createHmac } from 'node:crypto';
import type { LeadInput } from '../../domain/leads/lead.ts';

/** Digest of a submission’s content: equal content, equal digest. */
export function contentDigest({ kind, name, email, phone, message, ...rest }: LeadInput): string {
  // Fields that came later count once they are filled in, so that earlier digests still match.
  const later = Object.entries(rest).filter(([, value]) => value !== null);
  return sha256(JSON.stringify([kind, name, email.toLowerCase(), phone, message, ...later]));
}

/** Mail providers that ignore dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Digest of the mailbox behind an e-mail address: letter case, a `+tag` (RFC 5233) and Gmail’s dots make no
 * difference. For limits only: mail goes to the address as written.
 */
export function mailboxDigest(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A mailbox may begin with « + ».
  const plus = address.slice(0, at).indexOf('+', 1);
  const name = address.slice(0, plus < 0 ? at : plus);
  return sha256(DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`);
}

/**
 * Digest of a message’s letters alone, so that changed numbers, link codes or spacing make no difference.
 * @returns `null` for a text of fewer than `minimum` letters
 */
export function textDigest(message: string, minimum: number): string | null {
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters.length < minimum ? null : sha256(letters);
}

/** Keyed digest of a network: without `secret` nobody can find the address by trying all of them. */
export function networkDigest(network: string, secret: string): string {
  return createHmac('sha256', secret).update(network).digest('base64url');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
