import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './postgres.ts';

export interface ReceivedMail {
  /** Addresses of the RCPT commands. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

export interface TestSmtpServer {
  port: number;
  url: string;
  /** In the order of their acceptance. */
  received: ReceivedMail[];
  /** Refuses connections until `up` is called. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

interface SmtpOptions {
  /** Response to a recipient's RCPT; `undefined` accepts it. */
  refuse?: (recipient: string) => { code: number; text: string } | undefined;
  /** What a mail waits for before it is taken. */
  pause?: () => Promise<void>;
}

/** A real SMTP server on a port of its own that keeps what it is given. */
export async function startSmtp({
  refuse = () => undefined,
  pause = async () => {},
}: SmtpOptions = {}): Promise<TestSmtpServer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let server: SMTPServer | undefined;

  async function up(): Promise<void> {
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo({ address }, _session, callback) {
        const refusal = refuse(address);
        callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
      },
      onData(stream, session, callback) {
        Array.fromAsync<Buffer>(stream)
          .then(async (chunks) => {
            await pause();
            const raw = Buffer.concat(chunks);
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            received.push({ recipients, raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) });
            callback(null);
          })
          .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
      },
    });
    // A sender killed in mid-conversation is what these tests are about.
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
  return { port, url: `smtp://127.0.0.1:${port}`, received, up, down, stop: down };
}
