import * as v from 'valibot';
import { contactLead, contactMessageSchema } from '../../domain/leads/contact-message.ts';
import type { LeadInput } from '../../domain/leads/lead.ts';
import { quoteLead, quoteRequestSchema } from '../../domain/leads/quote-request.ts';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../domain/leads/spam-signals.ts';
import { AppError } from '../errors.ts';
import { parseJson } from '../http/body.ts';
import type { SubmissionSignals } from '../leads/screening.ts';

/** Schema of the lead of each form endpoint (specification, section 7). */
export const CONTACT_FORMS = {
  '/contact-forms/get-estimate': v.pipe(quoteRequestSchema, v.transform(quoteLead)),
  '/contact-forms/contact-novne': v.pipe(contactMessageSchema, v.transform(contactLead)),
} as const;

type LeadSchema = (typeof CONTACT_FORMS)[keyof typeof CONTACT_FORMS];

const signalsSchema = v.object({
  [HONEYPOT_FIELD]: v.optional(v.unknown()),
  [SECONDS_ON_SCREEN]: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
});

type SentSignals = Pick<SubmissionSignals, 'hasFilledHoneypot' | 'secondsOnScreen'>;

/**
 * Reads the lead and the spam signals of a JSON body.
 * @throws AppError `malformed_json`, or `validation_failed` with the messages of the fields
 */
export function readLead(text: string, schema: LeadSchema): { lead: LeadInput; signals: SentSignals } {
  const body = parseJson(text);
  // Anything but an object has no fields, so that each required field gets its message.
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = v.safeParse(schema, isObject ? body : {});
  if (result.success) return { lead: result.output, signals: readSignals(body) };
  throw new AppError('validation_failed', { fields: fieldMessages(result.issues) });
}

function readSignals(body: unknown): SentSignals {
  const signals = v.parse(signalsSchema, body);
  const honeypot = signals[HONEYPOT_FIELD];
  return {
    hasFilledHoneypot: honeypot !== undefined && honeypot !== null && honeypot !== '',
    secondsOnScreen: signals[SECONDS_ON_SCREEN],
  };
}

function fieldMessages(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Record<string, string[]> {
  const { nested = {} } = v.flatten(issues);
  return Object.fromEntries(
    Object.entries(nested).flatMap(([field, messages]) => (messages?.[0] ? [[field, [messages[0]]]] : [])),
  );
}

/** Visible ASCII characters. */
const KEY = /^[\x21-\x7e]+$/;
/** Longest key (characters). */
const LONGEST_KEY = 200;

/**
 * The `Idempotency-Key` header, or null if absent.
 * @throws AppError `invalid_idempotency_key`
 */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('Idempotency-Key');
  if (key !== null && (key.length > LONGEST_KEY || !KEY.test(key)))
    throw new AppError('invalid_idempotency_key');
  return key;
}
