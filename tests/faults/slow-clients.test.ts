import { connect as openSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { connect, freshLead, submit } from './leads.ts';

describe.concurrent('row 7: a client that', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({ DATABASE_URL: 'sqlite::memory:', MAIL_DIR: '/dev/null/none' });
    return () => site.end('SIGKILL');
  });

  /** Sends `parts`, the last one again each second, and returns what came back until the site closed the connection. */
  async function talk(parts: readonly string[]): Promise<string> {
    const socket = openSocket({ host: '127.0.0.1', port: Number(new URL(site.url).port) });
    // A closed connection is what these tests wait for, however it is closed.
    socket.on('error', () => {});
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (const part of parts) socket.write(part);
    const last = parts.at(-1) ?? '';
    while (!socket.destroyed && last.length === 1) {
      await Promise.race([closed, sleep(1000)]);
      if (socket.writable) socket.write(last);
    }
    await closed;
    return answer;
  }

  it('sends nothing at all is cut off', async () => {
    expect(await talk([])).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('sends a header of 64 KiB is told 431 and cut off', async () => {
    const answer = await talk([
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(64 * 1024)}\r\n\r\n`,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\nConnection: close\r\n/);
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
  });

  it('sends no HTTP is told 400 and cut off', async () => {
    expect(await talk(['\x16\x03\x01 hello\r\n\r\n'])).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  it('leaves the others served', async () => {
    const slow = Promise.all(Array.from({ length: 200 }, () => talk(['GET / HTTP/1.1\r\n', 'X'])));
    const accepted = await submit(await connect(site.url), freshLead());
    expect(accepted.id).toBeTruthy();
    await slow;
  });
});
