import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Clock } from '../clock.ts';

/**
 * Answers with a text that readers fetch again and again: 304 where the client has it already (RFC 9110, section 13).
 * `Last-Modified` is when this process first sent it: what left a list has no date of its own.
 */
export function createRevalidation(clock: Clock) {
  const sent = new Map<string, { tag: string; since: number }>();
  return (c: Context, body: string, headers: Readonly<Record<string, string>>): Response => {
    // Weak, because the answer may be compressed.
    const tag = tagOf(Buffer.from(body));
    const last = sent.get(c.req.path);
    const seconds = Math.floor(clock.milliseconds() / 1000);
    const { since } = last?.tag === tag ? last : { since: seconds };
    sent.set(c.req.path, { tag, since });
    const own = {
      ...headers,
      ETag: `W/${tag}`,
      'Last-Modified': new Date(since * 1000).toUTCString(),
    };
    const known = c.req.header('If-None-Match');
    const date = Date.parse(c.req.header('If-Modified-Since') ?? '');
    const isFresh = known === undefined ? date >= since * 1000 : isKnown(tag, known);
    return isFresh ? c.body(null, 304, own) : c.body(body, 200, own);
  };
}

/** Strong ETag of these bytes (RFC 9110, section 8.8.3). */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names `tag`, by weak comparison (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((known) => known === tag);
}
