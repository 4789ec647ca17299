import { globSync, readFileSync, renameSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders } from './answers.ts';
import { BUILD, createTestSite, type TestSite } from './harness.ts';

const CLIENT = `${BUILD}/client`;
const [script = ''] = globSync('static/entry.client-*.js', { cwd: CLIENT });
const SCRIPT = `/${script}`;
const PICTURE = '/icone-512.png';
const picture = readFileSync(CLIENT + PICTURE);

describe('the files that browsers fetch', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
  });
  afterAll(() => site.close());

  const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });

  it('are read again after a read that failed', async () => {
    const file = `${CLIENT}/icone-192.png`;
    renameSync(file, `${file}.away`);
    const statuses = [(await get('/icone-192.png')).status];
    renameSync(`${file}.away`, file);
    statuses.push((await get('/icone-192.png')).status);
    expect(statuses).toEqual([500, 200]);
  });

  it('are compressed by the build if they are texts that get smaller', () => {
    const texts = globSync('**/*.{js,css,svg,webmanifest,txt,json,xml}', { cwd: CLIENT });
    expect(texts.length).toBeGreaterThan(100);
    for (const file of texts) {
      const size = (ending: string) =>
        statSync(`${CLIENT}/${file}${ending}`, { throwIfNoEntry: false })?.size ?? 0;
      if (size('') < 1000) continue;
      expect(size('.br'), file).toBeGreaterThan(0);
      expect(size('.br'), file).toBeLessThan(size('.gz') + 1);
      expect(size('.gz'), file).toBeLessThan(size(''));
    }
    expect(globSync('**/*.{png,jpg,webp,avif,mp4,webm,woff2}.{br,gz}', { cwd: CLIENT })).toEqual([]);
  });

  testAll([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [null, 'identity', (bytes: Buffer) => bytes],
  ])('are sent in the coding that the browser prefers', async ([coding, accepted, unpack]) => {
    const response = await get(SCRIPT, { 'Accept-Encoding': accepted });
    expectSafeHeaders(response);
    expect(response.headers.get('Content-Encoding')).toBe(coding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    const body = Buffer.from(await response.arrayBuffer());
    expect(unpack(body).equals(readFileSync(CLIENT + SCRIPT))).toBe(true);
    const tag = response.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    const again = await get(SCRIPT, { 'Accept-Encoding': accepted, 'If-None-Match': `"x", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expectSafeHeaders(again);
  });

  it('have a strong ETag if they are pictures, and are sent in part if If-Range matches it', async () => {
    const whole = await get(PICTURE);
    const tag = whole.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect(whole.headers.get('Last-Modified')).toBeNull();
    expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true);
    const known = await get(PICTURE, { 'If-None-Match': tag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expectSafeHeaders(known);
    const range = { Range: 'bytes=10-19' };
    const [part, ofThis, ofOther] = await Promise.all([
      get(PICTURE, range),
      get(PICTURE, { ...range, 'If-Range': tag }),
      get(PICTURE, { ...range, 'If-Range': '"other"' }),
    ]);
    expect([part.status, ofThis.status, ofOther.status]).toEqual([206, 206, 200]);
    expect(Buffer.from(await part.arrayBuffer()).equals(picture.subarray(10, 20))).toBe(true);
    expect((await ofOther.arrayBuffer()).byteLength).toBe(picture.byteLength);
  });

  it('include no compressed copy, no folder and nothing outside', async () => {
    for (const path of [
      `${SCRIPT}.br`,
      `${SCRIPT}.gz`,
      '/static',
      '/static/..%2f..%2fserver%2findex.js',
      '/constructor',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('take the fast path from the second request on, with the same headers', async () => {
    const url = await site.listen();
    const ask = async (method: string) => {
      const { status, headers } = await fetch(`${url}${SCRIPT}?v=1`, { method });
      const own = ['x-request-id', 'date', 'connection', 'keep-alive'];
      return [status, [...headers].filter(([name]) => !own.includes(name)).toSorted()];
    };
    const other = await createTestSite('sqlite');
    const first = await fetch(`${await other.listen()}${SCRIPT}`);
    expect(first.status).toBe(200);
    await other.close();
    expect(await ask('GET')).toEqual(await ask('GET'));
    expect(await ask('HEAD')).toEqual(await ask('GET'));
    expect((await fetch(url + SCRIPT, { method: 'POST' })).status).toBe(405);
  });
});
