import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders } from './answers.ts';

const FILM = '/assets/hero/accueil.mp4';
const bytes = readFileSync(`${ROOT}public${FILM}`);
const size = bytes.byteLength;

describe('the film of the home page', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({ DATABASE_URL: 'sqlite::memory:' });
    return () => site.end('SIGTERM');
  });

  const get = async (headers: Record<string, string> = {}, path = FILM) =>
    fetch(site.url + path, { headers });

  it('is sent whole without a range, and says that it accepts ranges (also 3)', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expectSafeHeaders(response);
  });

  testAll([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, size - 1],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=-500', size - 500, size - 1],
    [`bytes=${size - 1}-${size + 1000}`, size - 1, size - 1],
  ])('is sent in part (also 3)', async ([range, start, end]) => {
    const response = await get({ Range: range, 'Accept-Encoding': 'gzip, br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(response.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  testAll([`bytes=${size}-`, 'bytes=-0', 'bytes=9-3'])(
    'answers 416 beyond its end (also 3)',
    async (range) => {
      const response = await get({ Range: range });
      expect(response.status).toBe(416);
      expect(response.headers.get('Content-Range')).toBe(`bytes */${size}`);
    },
  );

  testAll(['lines=1-2', 'bytes=a-b', 'bytes=0-1,5-9'])(
    'is sent whole for what is no single range (also 3)',
    async (range) => {
      const response = await get({ Range: range });
      expect(response.status).toBe(200);
      const sent = Buffer.from(await response.arrayBuffer());
      expect(sent.equals(bytes)).toBe(true);
    },
  );

  it('sends a range of other files uncompressed: a range of a compressed one has other bytes', async () => {
    const response = await get({ Range: 'bytes=0-9', 'Accept-Encoding': 'gzip' }, '/icone.svg');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(10);
    const whole = await get({ Range: 'lines=0-5', 'Accept-Encoding': 'gzip' }, '/icone.svg');
    expect([whole.status, whole.headers.get('Content-Encoding')]).toEqual([200, 'gzip']);
  });
});
