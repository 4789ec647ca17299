import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { ensureProgram } from '../../scripts/programs.ts';

/** Two PostgreSQL of Debian behind one address: a primary, and a standby that has each commit before it is answered. */
export interface Pair {
  /** URL of the database `postgres` of whichever is the primary. */
  url: string;
  /** Kills the primary, promotes the standby and leads the address to it. */
  failOver(): Promise<void>;
  stop(): void;
}

export async function startPair(): Promise<Pair> {
  const binaries = dirname(
    ensureProgram({
      name: 'PostgreSQL',
      variable: 'PG_BASEBACKUP_PATH',
      commands: [],
      elsewhere: [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pg_basebackup`),
      debianPackages: ['postgresql'],
      advice: '« apt-get install postgresql »',
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'site-standby-'));
  const own = statSync(folder);
  // PostgreSQL does not run as root.
  const user = own.uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : { uid: own.uid, gid: own.gid };
  chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      env: { PGPASSWORD: 'site' },
    });
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')];
  const [port, primaryPort, standbyPort] = [await freePort(), await freePort(), await freePort()];
  const start = (data: string, at: number, names: string) =>
    run(
      'pg_ctl',
      ...['-D', data, '-w', '-l', `${data}.log`, 'start', '-o'],
      `-p ${at} -k ${folder} -c listen_addresses=127.0.0.1 -c synchronous_standby_names=${names}`,
    );

  writeFileSync(join(folder, 'password'), 'site');
  chownSync(join(folder, 'password'), user.uid, user.gid);
  run(
    'initdb',
    '-D',
    primary,
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'scram-sha-256',
    '-U',
    'site',
    '--pwfile=password',
  );
  appendFileSync(join(primary, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
  start(primary, primaryPort, '*');
  run('pg_basebackup', '-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'site', '-D', standby, '-R');
  start(standby, standbyPort, "''");

  let target = primaryPort;
  const sockets = new Set<Socket>();
  const address = createServer((near) => {
    const far = tcp(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => address.listen(port, '127.0.0.1', resolve));
  const stop = (data: string) => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');

  return {
    url: `postgres://site:site@127.0.0.1:${port}/postgres`,
    async failOver() {
      stop(primary);
      run('pg_ctl', '-D', standby, '-w', 'promote');
      target = standbyPort;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      address.close();
      stop(standby);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The id of the user that Debian's package creates. */
function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}
