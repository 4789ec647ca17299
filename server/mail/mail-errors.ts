import type { OutboxRow } from '../store/database.ts';
import { VISITOR_MESSAGES } from './messages.ts';
import { UnclearDelivery } from './transport.ts';

/** A mail that no later attempt can mend. */
export class UnsendableMail extends Error {}

/**
 * Permanent answers that are not about the recipient (RFC 4954, RFC 5321): a session out of order, and all that has to do
 * with our own login.
 */
const ANSWERS_TO_SENDER: readonly number[] = [503, 530, 534, 535, 538];
/** Enhanced codes of policy (RFC 3463, section 3.8), such as a relay that does not know us. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** What an attempt's error tells; its text can quote the recipient's address, what is here cannot. */
export interface MailErrorFacts {
  /** Nodemailer's, and the system's where there was one. */
  code?: string;
  originalCode?: string;
  /** SMTP command that the server refused. */
  command?: string;
  responseCode?: number;
  /** Which limit of time was passed, as nodemailer calls it. */
  timeoutType?: string;
  reason?: string;
}

/**
 * Whether to give a mail up at once. Only what the visitor's own mailbox refuses for good is: the agency's mails, and
 * what our settings or our server cause, are tried for days.
 */
export function isFinal({ message }: Pick<OutboxRow, 'message'>, error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  if (!VISITOR_MESSAGES.some((name) => name === message)) return false;
  const { command, responseCode = 0 } = errorFacts(error);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isPermanent = responseCode >= 500 && !ANSWERS_TO_SENDER.includes(responseCode);
  return isAboutMail && isPermanent && !isPolicy(error);
}

/** Whether the server refused by its policy, and not because of the mailbox. */
export function isPolicy(error: unknown): boolean {
  return error instanceof Error && 'response' in error && POLICY.test(String(error.response));
}

/** What may be logged of an attempt's error. */
export function errorFacts(error: unknown): MailErrorFacts {
  if (!(error instanceof Error)) return {};
  const reason = `${error.message}: ${String(error.cause)}`;
  if (error instanceof UnsendableMail) return { reason };
  if (error instanceof UnclearDelivery) return { ...errorFacts(error.cause), reason: error.message };
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('originalCode' in error && typeof error.originalCode === 'string'
      ? { originalCode: error.originalCode }
      : {}),
    ...('command' in error && typeof error.command === 'string' ? { command: error.command } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
    ...('timeoutType' in error && typeof error.timeoutType === 'string'
      ? { timeoutType: error.timeoutType }
      : {}),
  };
}

/** The error in words, for the operator alone: it may quote the server, and the recipient with it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
