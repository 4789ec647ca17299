import { createHash } from 'node:crypto';

/** Strong name of exactly these bytes (RFC 9110, section 8.8.3). */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether a browser has what is called `tag` already (RFC 9110, section 13.1.2): weak or strong makes no difference. */
export function isKnown(tag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((known) => known === tag);
}
