import * as v from 'valibot';
import type { OutboxRow } from '../store/database.ts';
import { VISITOR_MESSAGES } from './messages.ts';
import { UnclearDelivery } from './transport.ts';

/** An error that no retry can fix. */
export class UnsendableMail extends Error {}

/**
 * Permanent SMTP replies that are not about the recipient (RFC 4954, RFC 5321): wrong command sequence,
 * authentication.
 */
const ANSWERS_TO_SENDER: readonly number[] = [503, 530, 534, 535, 538];
/** Enhanced status codes of policy refusals (RFC 3463, section 3.8), such as a relay that does not know us. */
const POLICY = /^5\d\d[ -]5\.7\./;

const text = v.fallback(v.optional(v.string()), undefined);

/** The parts of a delivery error that may be logged: its message can quote the recipient’s address. */
const factsSchema = v.object({
  /** Error code of nodemailer, or of the system where there was one. */
  code: text,
  originalCode: text,
  /** The SMTP command that was refused. */
  command: text,
  responseCode: v.fallback(v.optional(v.number()), undefined),
  /** The timeout that was reached, as nodemailer names it. */
  timeoutType: text,
});

type MailErrorFacts = v.InferOutput<typeof factsSchema> & { reason?: string };

/**
 * Whether to give a mail up without retry: only for a permanent refusal by the visitor’s own mailbox. Mails to the
 * agency, and failures caused by our settings or server, are retried for days.
 */
export function isFinal({ message }: Pick<OutboxRow, 'message'>, error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  if (!VISITOR_MESSAGES.includes(message)) return false;
  const { command, responseCode = 0 } = errorFacts(error);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isPermanent = responseCode >= 500 && !ANSWERS_TO_SENDER.includes(responseCode);
  return isAboutMail && isPermanent && !isPolicy(error);
}

/**
 * Whether an attempt failed for a reason that other mails would meet too: no connection, no login, 421, a refusal
 * before the recipient was named, no answer at the end, a full disk. What the server says of a recipient or of a text
 * concerns that mail alone.
 */
export function isServerFault(error: unknown): boolean {
  if (error instanceof UnclearDelivery) return true;
  const { code, command, responseCode } = errorFacts(error);
  if (responseCode === 421 || command === 'MAIL FROM') return true;
  return code !== undefined && code !== 'EENVELOPE' && code !== 'EMESSAGE' && code !== 'ESTREAM';
}

/** Whether the server refused for reasons of policy, not because of the mailbox. */
export function isPolicy(error: unknown): boolean {
  return error instanceof Error && 'response' in error && POLICY.test(String(error.response));
}

/** The loggable parts of an error. */
export function errorFacts(error: unknown): MailErrorFacts {
  if (!(error instanceof Error)) return {};
  const reason = `${error.message}: ${String(error.cause)}`;
  if (error instanceof UnsendableMail) return { reason };
  if (error instanceof UnclearDelivery) return { ...errorFacts(error.cause), reason: error.message };
  return v.parse(factsSchema, error);
}

/** The error text for the operator, not for the log: it may quote the server, and so the recipient. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
