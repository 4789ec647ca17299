import { Readable } from 'node:stream';
import { eraseMailFiles, expectMailFolder, writeMailFile } from './mail-files.ts';
import type { ComposedMail } from './messages.ts';

/** Where mail goes: an SMTP server, or a folder of `.eml` files. */
export type MailDestination = { kind: 'smtp'; url: string } | { kind: 'folder'; path: string };

/** A composed mail with its sender, recipient and identity. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  messageId: string;
}

/** Hands mails over. */
export interface MailTransport {
  /** Reads the code that it takes, which the first mail would wait for. */
  prepare(): Promise<void>;
  /** Finds out whether mails can leave, without sending one; rejects like `send`. */
  verify(): Promise<void>;
  /**
   * Resolves with the other side's words once it has taken the mail.
   * @param signal ends the attempt
   * @throws UnclearDelivery, or nodemailer's error when the mail was not taken for certain
   */
  send(mail: AddressedMail, signal: AbortSignal): Promise<string>;
  /** Erases what `send` left of a mail on this machine. */
  erase(messageId: string): Promise<void>;
}

/** The attempt ended after the server was given the mail and before it said whether it took it. */
export class UnclearDelivery extends Error {}

/**
 * Bounds of the steps of an SMTP conversation (ms). Servers make unknown senders wait for their greeting, 30 s and more.
 * The mailer bounds the whole of it.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 70_000, greetingTimeout: 60_000, socketTimeout: 120_000 };

/** Opens the way that all mails take; connects to nothing yet. */
export function openMailTransport(destination: MailDestination): MailTransport {
  return destination.kind === 'smtp' ? smtpTransport(destination.url) : folderTransport(destination.path);
}

/** Each mail has a connection of its own, so that none waits for another. */
function smtpTransport(url: string): MailTransport {
  // A password is not sent in clear, unless the address itself has `?requireTLS=false`.
  const options = { url, requireTLS: new URL(url).password !== '', ...SMTP_TIMEOUTS };
  return {
    async prepare() {
      await nodemailer();
    },
    async verify() {
      await (await nodemailer()).createTransport(options).verify();
    },
    async send({ to, ...mail }, signal) {
      const transporter = (await nodemailer()).createTransport(options);
      let isHandedOver = false;
      transporter.use('stream', ({ message }, done) => {
        message.processFunc((text) =>
          whenRead(text, () => {
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
    async send({ to, ...mail }) {
      const { createTransport } = await nodemailer();
      const composer = createTransport({ streamTransport: true, newline: 'windows' });
      const { message } = await composer.sendMail({ ...mail, to: { name: '', address: to } });
      return writeMailFile(folder, mail.messageId, message);
    },
    erase: (messageId) => eraseMailFiles(folder, [messageId]),
  };
}

/** Read once it is needed: a tenth of the site's start was its being read. */
function nodemailer() {
  return import('nodemailer');
}

/** The same text, with a call before its first piece is taken: nodemailer takes none before the server's 354. */
function whenRead(text: Readable, onFirstRead: () => void): Readable {
  return Readable.from(
    (async function* () {
      onFirstRead();
      yield* text;
    })(),
    { objectMode: false },
  );
}

function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}
