import * as v from 'valibot';
import { canonicalEmail, isEmailAddress } from './email.ts';
import { isPhoneNumber, withoutPhoneSeparators } from './phone.ts';
import { cleanLine, cleanMessage, codePointLength, hasForbiddenCharacters, isBlank } from './text.ts';

/** Longest accepted texts, in code points after trimming. */
export const MAX_LENGTH = { name: 200, phone: 40, message: 5000 } as const;

/** An absent key is an empty field, so that it gets the field's own message. */
const MISSING = '';
const FORBIDDEN_CHARACTERS = 'Ce champ contient des caractères non acceptés.';

// Not written before somebody needs it: the first number that is written in French has its language read.
const tooLong = (limit: number) => () => `${limit.toLocaleString('fr-FR')} caractères au maximum.`;

/** UTF-16 units to one code point in NFC, at most: two to a code point, of which NFD makes four (UAX #15, table 8). */
const MAX_UNITS = 2 * 4;

/** Refuses what is too long in any normal form, so that nothing longer is normalised. */
function atMostUnnormalised(limit: number) {
  return v.check((text: string) => text.length <= limit * MAX_UNITS, tooLong(limit));
}

function atMost(limit: number) {
  return v.check((text: string) => codePointLength(text) <= limit, tooLong(limit));
}

const acceptable = v.check((text: string) => !hasForbiddenCharacters(text), FORBIDDEN_CHARACTERS);

const visible = (message: string) => v.check((text: string) => !isBlank(text), message);

/** A required text, made uniform by `clean` once it is known not to be far too long. */
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

/** An e-mail address, required; `message` answers a missing one and a wrong one alike (specification, section 5). */
export function emailField(message: string) {
  const address = v.pipe(
    v.string(message),
    v.trim(),
    v.check(isEmailAddress, message),
    v.transform(canonicalEmail),
  );
  return v.optional(address, MISSING);
}

/** A text of several lines, required. */
export function messageField(message: string) {
  return requiredText(message, MAX_LENGTH.message, cleanMessage);
}

function phoneNumber(message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.check((phone) => phone.length <= MAX_LENGTH.phone && (phone === '' || isPhoneNumber(phone)), message),
    v.transform((phone) => phone || null),
  );
}

/** A phone number that follows the rule to the letter, or nothing; an empty text is `null`. */
export function phoneField(message: string) {
  return v.nullish(phoneNumber(message), null);
}

/** A phone number as a person types it in a form: separators are dropped before the rule is asked. */
export function typedPhoneField(message: string) {
  const typed = v.pipe(
    v.string(message),
    v.maxLength(MAX_LENGTH.phone, message),
    v.transform(withoutPhoneSeparators),
    phoneNumber(message),
  );
  return v.nullish(typed, null);
}
