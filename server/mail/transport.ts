import { Readable } from 'node:stream';
import { eraseMailFiles, expectMailFolder, writeMailFile } from './mail-files.ts';
import type { ComposedMail } from './messages.ts';

export type MailDestination = { kind: 'smtp'; url: string } | { kind: 'folder'; path: string };

/** A name, as typed, and an address: in a From header, a name with a colon or a comma would be a list. */
export interface MailSender {
  name: string;
  address: string;
}

/** A mail with its sender, recipient and Message-ID. */
export interface AddressedMail extends Omit<ComposedMail, 'sender'> {
  from: MailSender;
  to: string;
  messageId: string;
}

/** One attempt to send a mail. */
interface Attempt {
  signal: AbortSignal;
  /** Awaited at the last moment at which nothing of the mail has left; if it rejects, nothing will. */
  beforeData?: () => Promise<void>;
}

export interface MailTransport {
  /** Loads the code that the first mail would wait for. */
  prepare(): Promise<void>;
  /** Checks that mails can leave, without sending one; rejects as `send` does. */
  verify(): Promise<void>;
  /**
   * Resolves with the server’s reply once it has accepted the mail.
   * @throws UnclearDelivery, or another error when the mail was certainly not accepted: nodemailer’s, or what
   * `beforeData` rejected with
   */
  send(mail: AddressedMail, attempt: Attempt): Promise<string>;
  /** Closes the connections that are kept for the next mails; a later `send` opens another. */
  close(): void;
  /** Erases the files that `send` wrote for these mails. */
  erase(messageId: string): Promise<void>;
}

/** The attempt failed after the mail was transmitted and before the server replied. */
export class UnclearDelivery extends Error {}

/**
 * Timeouts of an SMTP conversation (ms). Servers delay the greeting of unknown senders by 30 s and more. The mailer
 * limits the whole.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 70_000, greetingTimeout: 60_000, socketTimeout: 120_000 };

/** Creates the transport; connects to nothing yet. */
export function openMailTransport(destination: MailDestination): MailTransport {
  return destination.kind === 'smtp' ? smtpTransport(destination.url) : folderTransport(destination.path);
}

/**
 * A connection is kept for the next mail, since some servers limit how many a client opens. It ends by itself when idle,
 * because the server may allow a single one to all our nodes. A kept one that the server has closed meanwhile is
 * replaced, once, before anything of the mail has left.
 */
const KEPT_CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 10_000 } as const;

function smtpTransport(url: string): MailTransport {
  // A password requires TLS, unless the URL has `?requireTLS=false`.
  const options = { url, requireTLS: new URL(url).password !== '', ...SMTP_TIMEOUTS, ...KEPT_CONNECTION };
  /** What to await before the data of each mail under way, by its Message-ID. */
  const handovers = new Map<string, () => Promise<void>>();
  /** Connections without a mail, a pool of one each; a mail beside a slow one opens another. */
  let kept: Awaited<ReturnType<typeof openConnection>>[] = [];

  async function openConnection() {
    const connection = (await nodemailer()).createTransport(options);
    connection.use('stream', ({ data, message }, done) => {
      const beforeFirstRead = handovers.get(data.messageId ?? '');
      if (beforeFirstRead) message.processFunc((text) => whenRead(text, beforeFirstRead));
      done();
    });
    return connection;
  }

  return {
    async prepare() {
      await nodemailer();
    },
    async verify() {
      await (await nodemailer()).createTransport(options).verify();
    },
    async send({ to, ...mail }, { signal, beforeData }) {
      let isHandedOver = false;
      handovers.set(mail.messageId, async () => {
        await beforeData?.();
        isHandedOver = true;
      });
      const among = kept;
      const connection = among.pop() ?? (await openConnection());
      try {
        const { response } = await connection.sendMail({ ...mail, to: { name: '', address: to }, signal });
        return response;
      } catch (error) {
        if (!isHandedOver || isAnswered(error)) throw error;
        throw new UnclearDelivery('The server did not say whether it took the mail', { cause: error });
      } finally {
        handovers.delete(mail.messageId);
        if (among === kept) kept.push(connection);
        else connection.close();
      }
    },
    close() {
      for (const connection of kept) connection.close();
      kept = [];
    },
    async erase() {},
  };
}

function folderTransport(folder: string): MailTransport {
  return {
    async prepare() {
      await nodemailer();
    },
    async verify() {
      await expectMailFolder(folder);
    },
    async send({ to, ...mail }, { beforeData }) {
      const { createTransport } = await nodemailer();
      const composer = createTransport({ streamTransport: true, newline: 'windows' });
      const { message } = await composer.sendMail({ ...mail, to: { name: '', address: to } });
      await beforeData?.();
      return writeMailFile(folder, mail.messageId, message);
    },
    close() {},
    erase: (messageId) => eraseMailFiles(folder, [messageId]),
  };
}

/** Loaded on demand: it took a tenth of the site’s start. */
function nodemailer() {
  return import('nodemailer');
}

/** Waits for `beforeFirstRead` when the body is first read: nodemailer does so after the server’s 354. */
function whenRead(text: Readable, beforeFirstRead: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      await beforeFirstRead();
      yield* text;
    })(),
    { objectMode: false },
  );
}

function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
