import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { ensureProgram } from '../../scripts/programs.ts';

export type PoolMode = 'session' | 'transaction';

/**
 * Starts Debian's pgbouncer before the server of `databaseUrl`.
 * @returns the URL of the same database through it
 */
export async function startPgbouncer(databaseUrl: string, poolMode: PoolMode) {
  const program = ensureProgram({
    name: 'pgbouncer',
    variable: 'PGBOUNCER_PATH',
    commands: ['pgbouncer'],
    elsewhere: ['/usr/sbin/pgbouncer'],
    debianPackages: ['pgbouncer'],
    advice: '« apt-get install pgbouncer »',
  });
  const url = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'site-pgbouncer-'));
  // Started by root, it runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users'), `"${url.username}" "${url.password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = ${poolMode}
# Ten for each of three processes, and their migrations.
default_pool_size = ${poolMode === 'session' ? 33 : 5}
server_idle_timeout = 1
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = spawn(program, [...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  while (!(await listens(port))) {
    if (bouncer.exitCode !== null) throw new Error(`pgbouncer ended with ${bouncer.exitCode}`);
    await sleep(50);
  }
  url.port = String(port);
  return {
    url: url.href,
    async stop(): Promise<void> {
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  const answer = await promise;
  socket.destroy();
  return answer;
}
