import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { BROTLI_MODULE, ensureNginx } from './debian-programs.ts';
import { type RawAnswer, textOf } from './raw-answer.ts';
import { type RunningServer, SERVER_CORE, startServer } from './server-process.ts';

/** Headers that a server adds itself to each response. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
/** Headers that nginx derives from the file. */
const FILE_HEADERS = ['content-encoding', 'content-type', 'etag', 'last-modified'];

/**
 * Starts nginx with one worker that serves the same bytes as `page`, precompressed, with the same headers,
 * and writes an access log as the site does.
 */
export async function startNginx(folder: string, page: RawAnswer): Promise<RunningServer> {
  const root = join(folder, 'www');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), textOf(page));
  writeFileSync(join(root, 'index.html.br'), page.body);
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(folder, root, port, page));
  return startServer({
    command: ensureNginx(),
    args: ['-c', configuration],
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'output.log'),
    core: SERVER_CORE,
  });
}

function nginxConfiguration(folder: string, root: string, port: number, { headers }: RawAnswer): string {
  const added = without([...OWN_HEADERS, ...FILE_HEADERS], headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
load_module ${BROTLI_MODULE};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  charset utf-8;
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  client_body_temp_path ${folder}/body;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
    ${added.join('\n    ')}
  }
}
`;
}

/** Starts a bare node:http server that serves the same bytes and headers from memory, without a log. */
export async function startBareNode(folder: string, page: RawAnswer): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const bodyFile = join(folder, 'body');
  const headersFile = join(folder, 'headers.json');
  writeFileSync(bodyFile, page.body);
  writeFileSync(headersFile, JSON.stringify(without(OWN_HEADERS, page.headers).flat()));
  const port = await freePort();
  return startServer({
    command: process.execPath,
    args: [join(import.meta.dirname, 'bare-node.ts'), bodyFile, headersFile, String(port)],
    url: `http://127.0.0.1:${port}`,
    log: join(folder, 'output.log'),
    core: SERVER_CORE,
  });
}

function without(names: readonly string[], headers: RawAnswer['headers']): RawAnswer['headers'] {
  return headers.filter(([name]) => !names.includes(name.toLowerCase()));
}
