import type { Context } from 'hono';
import * as v from 'valibot';
import { AppError } from '../errors.ts';
import { parseJson } from '../http/body.ts';
import { isKnown, tagOf } from '../http/revalidation.ts';

const text = v.pipe(v.string(), v.maxLength(20_000));
const credential = {
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};

/** AuthenticationResponseJSON (W3C, Web Authentication). */
const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
});

/** RegistrationResponseJSON (W3C, Web Authentication). */
const attestation = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(text), v.maxLength(10))),
  }),
});

export const signInBody = v.object({ response: assertion });
export const registrationBody = v.object({ response: attestation });
export const invitationBody = v.object({ token: text });
export const acceptanceBody = v.object({ token: text, response: attestation });

/**
 * Parses a JSON body with a schema.
 * @throws AppError `malformed_json`, `malformed_request`, or `body_too_large` for a text
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, parseJson(body));
  if (parsed.success) return parsed.output;
  const tooLong = parsed.issues.find(({ type }) => type === 'max_length');
  throw tooLong ? textTooLong(Number(tooLong.requirement)) : new AppError('malformed_request');
}

/** The refusal of a text of more than `most` characters. */
export function textTooLong(most: number): AppError {
  const message = `Un de ces textes dépasse ${most.toLocaleString('fr-FR')} caractères.`;
  return new AppError('body_too_large', { message });
}

/** JSON for a page that asks every few seconds; 304 while it stays the same. */
export function polledJson(c: Context, content: unknown): Response {
  const body = JSON.stringify(content);
  const tag = tagOf(Buffer.from(body));
  c.header('ETag', tag);
  if (isKnown(tag, c.req.header('If-None-Match') ?? '')) return c.body(null, 304);
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}
