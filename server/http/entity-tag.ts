import { createHash } from 'node:crypto';

/** Strong ETag of these bytes (RFC 9110, section 8.8.3). */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names `tag`, by weak comparison (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((known) => known === tag);
}
