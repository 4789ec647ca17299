import * as v from 'valibot';
import type { LeadInput, LeadKind } from '../../domain/leads/lead.ts';
import { readSender } from '../../domain/leads/sender-fields.ts';
import { HONEYPOT_FIELD, SECONDS_ON_SCREEN } from '../../domain/leads/spam-signals.ts';
import { AppError } from '../errors.ts';
import { parseJson } from '../http/body.ts';
import { type ReadVisit, sentVisitSchema } from '../leads/read-origin.ts';
import type { SubmissionSignals } from '../leads/screening.ts';

/** Kind of the leads of each form endpoint (specification, section 7). */
export const CONTACT_FORMS: Readonly<Record<string, LeadKind>> = {
  '/contact-forms/get-estimate': 'devis',
  '/contact-forms/contact-novne': 'contact',
};

/** Anything but an object has no fields, so that each required field gets its message. */
const bodySchema = v.fallback(v.looseObject({}), {});

const signalsSchema = v.object({
  [HONEYPOT_FIELD]: v.optional(v.unknown()),
  [SECONDS_ON_SCREEN]: v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null),
  visite: sentVisitSchema,
});

type SentSignals = Pick<SubmissionSignals, 'hasFilledHoneypot' | 'secondsOnScreen'>;

/**
 * Reads the lead, the spam signals and the visit of a JSON body.
 * @throws AppError `malformed_json`, or `validation_failed` with the messages of the fields
 */
export function readLead(
  text: string,
  kind: LeadKind,
): { lead: LeadInput; signals: SentSignals; visit: ReadVisit } {
  const body = parseJson(text);
  const { sender, fieldErrors } = readSender(kind, v.parse(bodySchema, body), 'api');
  if (sender) return { lead: { kind, ...sender }, ...readSignals(body) };
  const fields = Object.entries(fieldErrors).map(([name, message]) => [name, [message]]);
  throw new AppError('validation_failed', { fields: Object.fromEntries(fields) });
}

function readSignals(body: unknown): { signals: SentSignals; visit: ReadVisit } {
  const sent = v.parse(signalsSchema, body);
  const honeypot = sent[HONEYPOT_FIELD];
  return {
    signals: {
      hasFilledHoneypot: honeypot !== undefined && honeypot !== null && honeypot !== '',
      secondsOnScreen: sent[SECONDS_ON_SCREEN],
    },
    visit: sent.visite,
  };
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
