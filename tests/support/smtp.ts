import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/free-port.ts';

export interface ReceivedMail {
  /** Addresses of the RCPT commands. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

export interface TestSmtpServer {
  port: number;
  url: string;
  /** In order of acceptance. */
  received: ReceivedMail[];
  /** Passwords of the clients that logged in. */
  passwords: string[];
  /** Number of connections so far. */
  connections(): number;
  /** Refuses connections until `up` is called. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

interface Refusal {
  code: number;
  text: string;
}

export interface SmtpOptions {
  /** Response to a recipient's RCPT; `undefined` accepts it. */
  refuse?: (recipient: string) => Refusal | undefined;
  /** The same for a connection, given how many there are with it. */
  refuseConnection?: (open: number) => Refusal | undefined;
  /** The same for the sender's MAIL FROM. */
  refuseSender?: () => Refusal | undefined;
  /** Awaited before a mail is accepted. */
  pause?: (recipient: string) => Promise<void>;
  /** Whether to close the connection after a mail's data, without a reply. */
  hangUp?: () => boolean;
  /** Password to ask for, on an unencrypted connection; without it, nobody can log in. */
  password?: string;
  /** Certificate and key (PEM) for STARTTLS; without it, the server does not know STARTTLS. */
  certificate?: { cert: string; key: string };
}

/** Starts a real SMTP server on a free port, which keeps the mails that it receives. */
export async function startSmtp({
  refuse = () => undefined,
  refuseConnection = () => undefined,
  refuseSender = () => undefined,
  pause = async () => {},
  hangUp = () => false,
  password,
  certificate,
}: SmtpOptions = {}): Promise<TestSmtpServer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  let connections = 0;
  let server: SMTPServer | undefined;

  async function up(): Promise<void> {
    const started = new SMTPServer({
      authOptional: password === undefined,
      disabledCommands: [
        ...(password === undefined ? ['AUTH'] : []),
        ...(certificate === undefined ? ['STARTTLS'] : []),
      ],
      ...certificate,
      allowInsecureAuth: true,
      logger: false,
      // Clients keep their connection for the next mail.
      closeTimeout: 100,
      onConnect(_session, callback) {
        connections += 1;
        callback(smtpError(refuseConnection(started.connections.size)));
      },
      onAuth(login, _session, callback) {
        passwords.push(login.password ?? '');
        if (login.password === password) callback(null, { user: login.username });
        else callback(smtpError({ code: 535, text: '5.7.8 unknown' }));
      },
      onMailFrom(_sender, _session, callback) {
        callback(smtpError(refuseSender()));
      },
      onRcptTo({ address }, _session, callback) {
        callback(smtpError(refuse(address)));
      },
      onData(stream, session, callback) {
        Array.fromAsync<Buffer>(stream)
          .then(async (chunks) => {
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            await pause(recipients[0] ?? '');
            const raw = Buffer.concat(chunks);
            received.push({ recipients, raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) });
            if (hangUp()) [...started.connections].find(({ id }) => id === session.id)?.close();
            else callback(null);
          })
          .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
      },
    });
    // These tests kill senders in the middle of a session.
    started.on('error', () => {});
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', () => resolve()));
    server = started;
  }

  async function down(): Promise<void> {
    const running = server;
    server = undefined;
    if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
  }

  await up();
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    passwords,
    connections: () => connections,
    up,
    down,
    stop: down,
  };
}

function smtpError(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}
