import { createHash } from 'node:crypto';

/** Name of exactly this page; weak, since the same page is sent compressed or not. */
export function entityTag(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url')}"`;
}

/** Whether a browser has what is called `tag` already (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return (ifNoneMatch?.match(/"[^"]*"/g) ?? []).some((known) => tag.endsWith(known));
}
