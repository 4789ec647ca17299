import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest to store, so that tokens cannot be read from the database. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
