import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { ComposedMail } from './messages.ts';

/** Where mail goes: an SMTP server, or a folder of `.eml` files. */
export type MailDestination = { kind: 'smtp'; url: string } | { kind: 'folder'; path: string };

/** A composed mail with its sender, recipient and identity. */
export interface AddressedMail extends ComposedMail {
  from: string;
  to: string;
  messageId: string;
}

/** Hands mails over, one at a time. */
export interface MailTransport {
  /** Reads the code that it takes, which the first mail would wait for. */
  prepare(): Promise<void>;
  /** Resolves once the other side has taken the mail; rejects with nodemailer's error otherwise. */
  send(mail: AddressedMail): Promise<void>;
  close(): void;
}

/**
 * Bounds of each step of an SMTP conversation (ms). The last one is long (RFC 5321, section 4.5.3.2): giving up on a
 * slow server that then takes the mail would send it twice.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 30_000, socketTimeout: 300_000 };

/** Opens the way that all mails take; connects to nothing yet. */
export function openMailTransport(destination: MailDestination): MailTransport {
  return destination.kind === 'smtp' ? smtpTransport(destination.url) : folderTransport(destination.path);
}

function smtpTransport(url: string): MailTransport {
  const { prepare, transporter, close } = onDemand(({ createTransport }) =>
    createTransport({ url, ...SMTP_TIMEOUTS }),
  );
  return {
    prepare,
    async send({ to, ...mail }) {
      await (await transporter()).sendMail({ ...mail, to: { name: '', address: to } });
    },
    close,
  };
}

/** One file per Message-ID: a mail sent again after a crash replaces itself. */
function folderTransport(folder: string): MailTransport {
  const { prepare, transporter, close } = onDemand(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    prepare,
    async send({ to, ...mail }) {
      const { message } = await (await transporter()).sendMail({ ...mail, to: { name: '', address: to } });
      const file = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close,
  };
}

/** What `create` makes of nodemailer, once it is needed: a tenth of the site's start was its being read. */
function onDemand<T extends Transporter>(create: (nodemailer: typeof import('nodemailer')) => T) {
  let made: T | undefined;
  async function transporter(): Promise<T> {
    const nodemailer = await import('nodemailer');
    made ??= create(nodemailer);
    return made;
  }
  return {
    transporter,
    async prepare() {
      await transporter();
    },
    close: () => made?.close(),
  };
}
