import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { ensureProgram } from '../../scripts/programs.ts';

export const PROXIES = ['nginx', 'caddy', 'haproxy'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Longest wait until a proxy listens (ms). */
const LONGEST_START = 30_000;

/**
 * Runs Debian's proxy with its file of `deploy/`, in which only ports, certificates and nodes differ, until the test ends.
 * @param nodes ports of the two nodes
 */
export async function startProxy(
  name: ProxyName,
  nodes: readonly [number, number],
  context: TestContext,
): Promise<{ url: string; output: () => string }> {
  const program = ensureProgram({
    name,
    variable: `${name.toUpperCase()}_PATH`,
    commands: [name],
    elsewhere: [`/usr/sbin/${name}`],
    debianPackages: [name, 'openssl'],
    advice: `« apt-get install ${name} »`,
  });
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  const port = await freePort();
  const { args, environment, scheme } = await STARTS[name]({ folder, port, nodes });
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  context.onTestFailed(() => console.error(`${name}:\n${output.slice(-3000)}`));
  context.onTestFinished(async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `${scheme}://localhost:${port}`;
  for (const start = performance.now(); ; await sleep(50)) {
    const answer = await visitor(url, '127.0.0.1')
      .fetch(`${url}/healthz`)
      .catch(() => null);
    if (answer) return { url, output: () => output };
    if (child.exitCode !== null || performance.now() - start > LONGEST_START)
      throw new Error(`${name} does not listen:\n${output}`);
  }
}

interface Place {
  folder: string;
  port: number;
  nodes: readonly [number, number];
}

interface Start {
  args: string[];
  environment: Record<string, string>;
  scheme: 'http' | 'https';
}

const STARTS: Readonly<Record<ProxyName, (place: Place) => Promise<Start>>> = {
  async nginx({ folder, port, nodes: [first, second] }) {
    const { certificate, key } = selfSigned(folder);
    const site = changed(read('nginx.conf'), [
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`],
      [/listen \[::].*;/g, ''],
      ['listen 443', `listen 127.0.0.1:${port}`],
      ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
      ['/etc/letsencrypt/live/www.exemple.fr/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/www.exemple.fr/privkey.pem', key],
    ]);
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; worker_processes auto; events {} http { access_log off; ${site} }`,
    );
    return { args: ['-p', folder, '-c', file, '-e', 'stderr'], environment: {}, scheme: 'https' };
  },
  async caddy({ folder, port, nodes: [first, second] }) {
    return {
      args: [
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        join(import.meta.dirname, '../../deploy/Caddyfile'),
      ],
      environment: {
        SITE_HOST: `http://localhost:${port}`,
        SITE_NODES: `127.0.0.1:${first} 127.0.0.1:${second}`,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        HOME: folder,
      },
      scheme: 'http',
    };
  },
  async haproxy({ folder, port, nodes: [first, second] }) {
    const { certificate, key } = selfSigned(folder);
    const both = join(folder, 'both.pem');
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(
      file,
      changed(read('haproxy.cfg'), [
        ['127.0.0.1:3001', `127.0.0.1:${first}`],
        ['127.0.0.1:3002', `127.0.0.1:${second}`],
        ['bind :443', `bind 127.0.0.1:${port}`],
        ['bind :80', `bind 127.0.0.1:${await freePort()}`],
        ['/etc/haproxy/www.exemple.fr.pem', both],
        ['-i www.exemple.fr', '-i localhost'],
      ]),
    );
    return { args: ['-db', '-f', file], environment: {}, scheme: 'https' };
  },
};

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');
}

/** @throws Error when the file lacks one of the values to change */
function changed(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((now, [from, to]) => {
    const next = now.replaceAll(from, to);
    if (next === now) throw new Error(`Not in the file of deploy/: ${from}`);
    return next;
  }, text);
}

function selfSigned(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'].concat([
      '-days',
      '2',
      '-subj',
      '/CN=www.exemple.fr',
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  return { certificate, key };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

interface Visitor {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  leave(): void;
}

/** A visitor with connections of their own, from `address` (of 127.0.0.0/8), who believes any certificate. */
export function visitor(origin: string, address: string): Visitor {
  const options = { keepAlive: true, localAddress: address, rejectUnauthorized: false };
  const isTls = origin.startsWith('https:');
  const agent = isTls ? new Agent(options) : new PlainAgent(options);
  const fetch: Visitor['fetch'] = async (url, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const sent = new Request(url, init);
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { ...Object.fromEntries(sent.headers), 'Content-Length': body.length };
    const call = (isTls ? request : plainRequest)(url, { agent, method: sent.method, headers }, (answer) => {
      buffer(answer).then((bytes) => {
        const { statusCode: status = 0, headersDistinct } = answer;
        const fields = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const isEmpty = [204, 304].includes(status);
        resolve(new Response(isEmpty ? null : bytes, { status, headers: fields }));
      }, reject);
    });
    call.on('error', reject);
    call.end(body);
    return promise;
  };
  return { fetch, leave: () => agent.destroy() };
}
