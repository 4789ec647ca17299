import { Readable } from 'node:stream';
import { eraseMailFiles, expectMailFolder, writeMailFile } from './mail-files.ts';
import type { ComposedMail } from './messages.ts';

/** The destination of mail: an SMTP server, or a folder of `.eml` files. */
export type MailDestination = { kind: 'smtp'; url: string } | { kind: 'folder'; path: string };

/** A mail with its sender, recipient and Message-ID. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  messageId: string;
}

/** One attempt to send a mail. */
export interface Attempt {
  /** Aborts the attempt. */
  signal: AbortSignal;
  /** Awaited at the last moment at which nothing of the mail has left; if it rejects, nothing will. */
  beforeData?: () => Promise<void>;
}

/** Delivers mails. */
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

/** One connection per mail, so that none waits for another. */
function smtpTransport(url: string): MailTransport {
  // A password requires TLS, unless the URL has `?requireTLS=false`.
  const options = { url, requireTLS: new URL(url).password !== '', ...SMTP_TIMEOUTS };
  return {
    async prepare() {
      await nodemailer();
    },
    async verify() {
      await (await nodemailer()).createTransport(options).verify();
    },
    async send({ to, ...mail }, { signal, beforeData }) {
      const transporter = (await nodemailer()).createTransport(options);
      let isHandedOver = false;
      transporter.use('stream', ({ message }, done) => {
        message.processFunc((text) =>
          whenRead(text, async () => {
            await beforeData?.();
            isHandedOver = true;
          }),
        );
        done();
      });
      try {
        const { response } = await transporter.sendMail({ ...mail, to: { name: '', address: to }, signal });
        return response;
      } catch (error) {
        if (!isHandedOver || isAnswered(error)) throw error;
        throw new UnclearDelivery('The server did not say whether it took the mail', { cause: error });
      }
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
