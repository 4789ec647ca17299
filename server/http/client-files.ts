import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
import { isKnown, tagOf } from './entity-tag.ts';
import type { Environment } from './environment.ts';
import { BARE_POLICY } from './security-headers.ts';

/** Memory for texts that are sent from memory (bytes), in all codings. */
const MAX_BYTES = 16 * 1024 ** 2;

/** Where files stand whose names change with what they hold. */
const BUILT = '/static/';

export type ClientFiles = ReturnType<typeof createClientFiles>;

/**
 * The built files that browsers fetch, as they are when the process starts. Texts are packed at build, and sent from
 * memory once they were asked for; pictures, fonts and films are read from the disk each time, in parts if wanted.
 * @param root folder of the files
 * @param securityHeaders of every answer
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
    localRevision: () => 0,
    dataVersion: async () => '',
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
    return { page, bytes: page.bytes, dataVersion: null };
  }

  function tagOfFile(path: string): Promise<string> {
    const known = tags.get(path);
    if (known) return known;
    const tag = readFile(root + path).then(tagOf);
    tags.set(path, tag);
    // A read may fail for want of file descriptors, and succeed the next time.
    tag.catch(() => tags.delete(path));
    return tag;
  }

  const serve: MiddlewareHandler<Environment> = async (c, next) => {
    const { method, path } = c.req;
    const isFile = onDisk.has(path) && !/\.(?:br|gz)$/.test(path);
    if (method !== 'GET' && method !== 'HEAD') return next();
    // A file of another build: no page stands there, in whatever spelling.
    if (!isFile) return path.startsWith(BUILT) ? c.text('404 Not Found', 404) : next();

    const ifNoneMatch = c.req.header('If-None-Match');
    if (isPacked(path) && c.req.header('Range') === undefined) {
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
    // A part is added to what the client has: only when that is of this very file.
    if (c.req.header('Range') !== undefined && (c.req.header('If-Range') ?? tag) !== tag) {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('Range');
      c.req.raw = new Request(c.req.raw, { headers });
    }
    const response = await serveFromDisk(c, next);
    // When a file was written says nothing of what it holds: each build writes all of them. The tag says it.
    response?.headers.delete('Last-Modified');
    return response;
  };

  return { find: texts.find, serve };
}

function cachingOf(path: string): string {
  return path.startsWith(BUILT)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=604800';
}
