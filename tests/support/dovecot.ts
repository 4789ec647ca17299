import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from '../../scripts/free-port.ts';
import { ensureProgram } from '../../scripts/programs.ts';

export type TestMailbox = Awaited<ReturnType<typeof startDovecot>>;

/** Starts Debian’s Dovecot with one empty mailbox, which has a folder of sent mails, and with a certificate of its own. */
export async function startDovecot() {
  const program = ensureProgram({
    name: 'Dovecot',
    variable: 'DOVECOT_PATH',
    commands: ['dovecot'],
    elsewhere: ['/usr/sbin/dovecot'],
    debianPackages: ['dovecot-imapd', 'openssl'],
    advice: '« apt-get install dovecot-imapd »',
  });
  const folder = mkdtempSync(join(tmpdir(), 'site-dovecot-'));
  // It reads mails as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'mail'));
  chmodSync(join(folder, 'mail'), 0o777);
  const [port, securePort] = [await freePort(), await freePort()];
  const request =
    'req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out certificate.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync('openssl', request.split(' '), { cwd: folder, stdio: 'ignore' });
  const certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port, securePort));
  const secureUrl = new URL(`imaps://agence%40exemple.fr:secret@localhost:${securePort}/INBOX`);
  const url = new URL(`imap://agence%40exemple.fr:secret@127.0.0.1:${port}/INBOX`);
  let server = start();

  function start() {
    return spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore', detached: true });
  }

  async function end(): Promise<void> {
    if (server.pid === undefined || server.signalCode !== null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // With the processes of its connections, which outlive it.
    process.kill(-server.pid, 'SIGKILL');
    await ended;
  }

  async function open(): Promise<ImapFlow> {
    const client = new ImapFlow({
      host: url.hostname,
      port,
      tls: { ca: certificate },
      auth: { user: decodeURIComponent(url.username), pass: url.password },
      logger: false,
    });
    await client.connect();
    return client;
  }

  await isListening(port);
  return {
    /** Where TLS is offered (STARTTLS). */
    url,
    secureUrl,
    certificate,
    open,
    /** Puts a mail into a folder. */
    async put(raw: string | Buffer, path = 'INBOX'): Promise<void> {
      const client = await open();
      await client.append(path, raw);
      await client.logout();
    },
    /** Ends the server with all connections. */
    lose: end,
    async comeBack(): Promise<void> {
      server = start();
      await isListening(port);
    },
    async stop(): Promise<void> {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    const isOpen = await promise;
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('Dovecot does not listen');
}

function configuration(folder: string, port: number, securePort: number): string {
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${securePort}
    ssl = yes
  }
}
namespace inbox {
  inbox = yes
  mailbox Envoyes {
    auto = create
    special_use = \\Sent
  }
}
`;
}
