import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { systemClock } from '../clock.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import {
  inPairs,
  type PackedBody,
  type PrecompressedResponse,
  precompressed,
  replyWith,
} from '../page-cache/precompressed-response.ts';
import type { Environment } from './environment.ts';
import { isKnown, tagOf } from './revalidation.ts';
import { BARE_POLICY } from './security-headers.ts';

/** Memory for compressed text files, in all codings (bytes). */
const MAX_BYTES = 16 * 1024 ** 2;

/** Folder of files with a content hash in their name. */
const BUILT = '/static/';
/** Photographs, whose addresses hold their digests (`scripts/content.ts`). */
const PHOTOS = '/assets/photos/';

/** RFC 9110, section 14.1.2: a range alone. */
const SINGLE_RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

export type ClientFiles = ReturnType<typeof createClientFiles>;

/**
 * Serves the built files, as they are when the process starts. Text files were compressed at build and stay in
 * memory once requested; pictures, fonts and films are streamed from the disk, by ranges if asked for.
 * @param root folder of the files
 * @param securityHeaders added to every answer
 */
export function createClientFiles(root: string, securityHeaders: Readonly<Record<string, string>>) {
  const onDisk = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll('\\', '/')),
  );
  const isPacked = (path: string) => onDisk.has(`${path}.gz`) || onDisk.has(`${path}.br`);
  const tags = new Map<string, Promise<string>>();
  const texts = createPageCache<PrecompressedResponse, never>({
    make: readText,
    clock: systemClock,
    maxBytes: MAX_BYTES,
  });
  const serveFromDisk = serveStatic<Environment>({ root });

  async function readText(path: string) {
    const packed: PackedBody = { identity: await readFile(root + path) };
    if (onDisk.has(`${path}.br`)) packed.br = await readFile(`${root}${path}.br`);
    if (onDisk.has(`${path}.gz`)) packed.gzip = await readFile(`${root}${path}.gz`);
    const page = precompressed(packed, {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': cachingOf(path),
      'Content-Security-Policy': BARE_POLICY,
      ...securityHeaders,
    });
    return { page, bytes: page.bytes };
  }

  function tagOfFile(path: string): Promise<string> {
    const known = tags.get(path);
    if (known) return known;
    const tag = readFile(root + path).then(tagOf);
    tags.set(path, tag);
    // A read may fail for lack of file descriptors; the next one may succeed, so the failure is not cached.
    tag.catch(() => tags.delete(path));
    return tag;
  }

  const serve: MiddlewareHandler<Environment> = async (c, next) => {
    const { method, path } = c.req;
    const isFile = onDisk.has(path) && !/\.(?:br|gz)$/.test(path);
    if (method !== 'GET' && method !== 'HEAD') return next();
    // A hashed file of another build: 404 here, since no page has such an address.
    if (!isFile) return path.startsWith(BUILT) ? c.text('404 Not Found', 404) : next();

    const ifNoneMatch = c.req.header('If-None-Match');
    const range = c.req.header('Range');
    const isRange = range !== undefined && SINGLE_RANGE.test(range);
    if (isPacked(path) && !isRange) {
      const answer = await texts.get(path, c.get('requestId'));
      if (!('page' in answer)) return next();
      const reply = replyWith(answer.page, c.req.header('Accept-Encoding'), ifNoneMatch);
      return new Response(reply.body, { status: reply.status, headers: inPairs(reply.headers) });
    }
    const tag = await tagOfFile(path);
    c.header('Cache-Control', cachingOf(path));
    c.header('ETag', tag);
    c.header('Accept-Ranges', 'bytes');
    if (ifNoneMatch !== undefined && isKnown(tag, ifNoneMatch)) return c.body(null, 304);
    // A range is sent only when `If-Range` names exactly this file; one that is not understood is ignored.
    if (range !== undefined && !(isRange && (c.req.header('If-Range') ?? tag) === tag)) {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('Range');
      c.req.raw = new Request(c.req.raw, { headers });
    }
    const response = await serveFromDisk(c, next);
    // No `Last-Modified`: each build writes all files, changed or not. The ETag tells.
    response?.headers.delete('Last-Modified');
    return response;
  };

  return { find: texts.find, serve };
}

function cachingOf(path: string): string {
  return path.startsWith(BUILT) || path.startsWith(PHOTOS)
    ? 'public, max-age=31536000, immutable'
    : // A picture may be replaced at its address: browsers ask by `ETag` after five minutes.
      'public, max-age=300, stale-if-error=86400';
}

export interface AssetFiles {
  /** Whether there is a file at a path of /assets. */
  has(path: string): boolean;
  /** Its bytes; `null` when there is no such file. */
  read(path: string): Promise<Buffer | null>;
}

export function assetFiles(folder: string): AssetFiles {
  const has = (path: string) =>
    /^\/assets\/[\w./-]+$/.test(path) && !path.includes('..') && existsSync(join(folder, path));
  return { has, read: async (path) => (has(path) ? readFile(join(folder, path)) : null) };
}
