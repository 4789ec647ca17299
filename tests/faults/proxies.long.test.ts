import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import type { SiteProcess } from '../../scripts/site-process.ts';
import { apiClient } from '../support/api-client.ts';
import { createBench } from './bench.ts';
import { type FreshLead, freshLead, submit } from './leads.ts';
import { PROXIES, startProxy, visitor } from './proxies.ts';

/** Restarts of each node while both serve, as the guide has them, and kills afterwards. */
const RESTARTS = 4;
const KILLS = 2;
/** The guide's pause between two nodes (ms). */
const PAUSE = 2000;
const SENDERS = 4;
const READERS = 4;
/** A visitor's pause (ms). */
const REST = 50;
const PAGES = [
  '/',
  '/blog',
  '/contact',
  '/plan-du-site',
  '/realisations',
  '/blog?page=2',
  '/api/xsrf-token',
  '/sitemap.xml',
];

describe.each(PROXIES)('two nodes behind %s, set up by its file of deploy/', (name) => {
  it('lose no request to a rolling restart, and no lead to a node that dies', async (context) => {
    const bench = await createBench('postgres', context);
    const ports = [await freePort(), await freePort()] as const;
    const nodes: SiteProcess[] = [];
    for (const port of ports) nodes.push(await bench.start({ PORT: String(port) }));
    const { url } = await startProxy(name, ports, context);
    let isOver = false;
    let requests = 0;
    const accepted: FreshLead[] = [];
    const refused: FreshLead[] = [];
    /** Requests that no node answered. A node may answer 503 where the machine is too slow for its database. */
    const lost: string[] = [];

    function arrive(address: string) {
      const { fetch, leave } = visitor(url, address);
      return {
        leave,
        async fetch(...[place, init]: Parameters<typeof fetch>): Promise<Response> {
          requests += 1;
          const call = `${init?.method ?? 'GET'} ${place.slice(url.length)}`;
          try {
            const answer = await fetch(place, init);
            if (!answer.headers.has('X-Request-Id')) lost.push(`${call}: ${answer.status}`);
            return answer;
          } catch (error) {
            lost.push(`${call}: ${error}`);
            throw error;
          }
        },
      };
    }

    async function send(): Promise<void> {
      while (!isOver) {
        const lead = freshLead();
        // A sender that no limit has seen.
        const { fetch, leave } = arrive(lead.address.replace(/^10\.0/, '127.1'));
        await apiClient(fetch, url)
          .then((client) => submit(client, lead))
          .then(
            () => accepted.push(lead),
            () => refused.push(lead),
          );
        leave();
        await sleep(REST);
      }
    }

    async function readPages(_: unknown, index: number): Promise<void> {
      const { fetch } = arrive(`127.2.0.${index + 1}`);
      for (let turn = index; !isOver; turn += 1) {
        await fetch(url + PAGES[turn % PAGES.length]).catch(() => {});
        await sleep(REST);
      }
    }

    /** Ends each node in turn and starts it again. */
    async function restart(signal: NodeJS.Signals): Promise<void> {
      for (const [index, port] of ports.entries()) {
        await nodes[index]?.end(signal);
        nodes[index] = await bench.start({ PORT: String(port) });
        await sleep(PAUSE);
      }
    }

    const crowd = [...Array.from({ length: SENDERS }, send), ...Array.from({ length: READERS }, readPages)];
    for (let turn = 0; turn < RESTARTS; turn += 1) await restart('SIGTERM');
    const rolling = { requests, accepted: accepted.length, lost: [...lost] };
    for (let turn = 0; turn < KILLS; turn += 1) await restart('SIGKILL');
    isOver = true;
    await Promise.all(crowd);

    console.log(
      `${name}: ${2 * RESTARTS} restarts, ${rolling.requests} requests, ${rolling.accepted} leads, ` +
        `${rolling.lost.length} lost; then ${2 * KILLS} kills, ${requests - rolling.requests} requests, ` +
        `${accepted.length - rolling.accepted} leads, ${lost.length - rolling.lost.length} lost`,
    );
    expect(rolling.lost).toEqual([]);
    const stored = (await bench.readStore()).leads.map(({ email }) => email);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(accepted.map(({ email }) => email)));
    expect(stored.length).toBeLessThanOrEqual(accepted.length + refused.length);
  });

  it('get each address as the visitor asked for it', async (context) => {
    const ports = [await freePort(), await freePort()] as const;
    for (const port of ports) await serve(context, port, ({ url }, response) => void response.end(url));
    const { url: proxy } = await startProxy(name, ports, context);
    const { fetch } = visitor(proxy, '127.0.0.1');
    for (const address of ['/equipe', '/equipe/demandes?page=2', '/suivi', '/suivi/a%2Fb', '/%C3%A9t%C3%A9'])
      expect(await fetch(proxy + address).then((answer) => answer.text())).toBe(address);
  });

  it('are missed without a word of the address that opens a request', async (context) => {
    const { url, output } = await startProxy(name, [await freePort(), await freePort()], context);
    const { fetch } = visitor(url, '127.0.0.1');
    const visits = ['/suivi/secret', '/fr/suivi/secret'].map((address) => fetch(url + address));
    for (const { status } of await Promise.all(visits)) expect(status).toBeGreaterThanOrEqual(502);
    expect(output()).not.toContain('secret');
  });

  it('get a form once: the one that broke off is not followed by the other', async (context) => {
    let forms = 0;
    const ports = [await freePort(), await freePort()] as const;
    for (const port of ports) {
      await serve(context, port, (request, response) => {
        if (request.method !== 'POST') return void response.end();
        request.on('end', () => {
          forms += 1;
          request.socket.destroy();
        });
        request.resume();
      });
    }
    const { url } = await startProxy(name, ports, context);
    const { fetch } = visitor(url, '127.0.0.1');
    const send = () => fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(2000) });
    // HAProxy closes a kept connection of HTTP/1.1 where others answer 502.
    for (let turn = 0; turn < 10; turn += 1)
      expect(await send().then(({ status }) => status, String)).toSatisfy((told) =>
        [502, 'Error: socket hang up'].includes(told),
      );
    expect(forms).toBe(10);
  });
});

async function serve(
  { onTestFinished }: TestContext,
  port: number,
  listener: Parameters<typeof createServer>[1],
): Promise<Server> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
