import * as v from 'valibot';
import { canonicalEmail, isEmailAddress, MAX_EMAIL_LENGTH } from './email.ts';
import { isPhoneNumber, withoutPhoneSeparators } from './phone.ts';
import {
  cleanLine,
  cleanMessage,
  codePointLength,
  hasForbiddenCharacters,
  isBlank,
  withoutInvisible,
} from './text.ts';

/** Longest accepted texts, in code points after trimming. */
export const MAX_LENGTH = { name: 200, phone: 40, message: 5000 } as const;

/** A missing key counts as an empty field, so that it gets the field’s own message. */
const MISSING = '';
const FORBIDDEN_CHARACTERS = 'Ce champ contient des caractères non acceptés.';

// Formatted on first use: the first `toLocaleString` loads the locale data.
const tooLong = (limit: number) => () => `${limit.toLocaleString('fr-FR')} caractères au maximum.`;

/**
 * Most UTF-16 units per code point of NFC: up to four code points in NFD (UAX #15, table 8), two units each.
 */
const MAX_UNITS = 2 * 4;

/** Refuses a text too long in any normal form before it is normalised. */
function atMostUnnormalised(limit: number) {
  return v.check((text: string) => text.length <= limit * MAX_UNITS, tooLong(limit));
}

function atMost(limit: number) {
  return v.check((text: string) => codePointLength(text) <= limit, tooLong(limit));
}

const acceptable = v.check((text: string) => !hasForbiddenCharacters(text), FORBIDDEN_CHARACTERS);

const visible = (message: string) => v.check((text: string) => !isBlank(text), message);

/** A required text, normalised by `clean` once its length is known to be bounded. */
function requiredText(message: string, limit: number, clean: (text: string) => string) {
  const text = v.pipe(
    v.string(message),
    v.trim(),
    atMostUnnormalised(limit),
    v.transform(clean),
    visible(message),
    atMost(limit),
    acceptable,
  );
  return v.optional(text, MISSING);
}

/** A person's name: one line, required. */
export function nameField(message: string) {
  return requiredText(message, MAX_LENGTH.name, cleanLine);
}

/**
 * A phone number or an e-mail address as it is typed or pasted: without invisible characters, trimmed, of at most
 * `limit` visible characters.
 */
function bareLine(message: string, limit: number) {
  return v.pipe(
    v.string(message),
    v.trim(),
    // Bounds the work below: as many invisible characters as visible ones are more than any address book adds.
    v.maxLength(2 * limit, message),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(limit, message),
  );
}

/** A required e-mail address; `message` is for a missing and an invalid one (specification, section 5). */
export function emailField(message: string) {
  const address = v.pipe(
    bareLine(message, MAX_EMAIL_LENGTH),
    v.check(isEmailAddress, message),
    v.transform(canonicalEmail),
  );
  return v.optional(address, MISSING);
}

/** A required text of several lines. */
export function messageField(message: string) {
  return requiredText(message, MAX_LENGTH.message, cleanMessage);
}

function phoneNumber(message: string) {
  return v.pipe(
    v.string(message),
    v.check((phone) => phone === '' || isPhoneNumber(phone), message),
    v.transform((phone) => phone || null),
  );
}

/** An optional phone number, exactly as the rule says; an empty text becomes `null`. */
export function phoneField(message: string) {
  return v.nullish(v.pipe(bareLine(message, MAX_LENGTH.phone), phoneNumber(message)), null);
}

/** An optional phone number as typed in a form: separators are removed before validation. */
export function typedPhoneField(message: string) {
  const typed = v.pipe(
    bareLine(message, MAX_LENGTH.phone),
    v.transform(withoutPhoneSeparators),
    phoneNumber(message),
  );
  return v.nullish(typed, null);
}
