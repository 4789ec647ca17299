import { canonicalEmail, isEmailAddress, MAX_EMAIL_LENGTH } from './email.ts';
import {
  cleanLine,
  cleanMessage,
  codePointLength,
  hasForbiddenCharacters,
  isBlank,
  withoutInvisible,
} from './text.ts';

/** Longest accepted texts, in code points after trimming. */
export const MAX_LENGTH = { name: 200, phone: 40, message: 5000, company: 200 } as const;

/** A field’s value as it is stored, or a message that says what is wrong. */
type Reading<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };

/**
 * Reads a field as it was sent; a missing one is empty. The browser and the server use the same rules.
 * @param fault the field’s own message, for a missing or invalid value
 */
export type Rule<Value> = (sent: unknown, fault: string) => Reading<Value>;

const FORBIDDEN_CHARACTERS = 'Ce champ contient des caractères non acceptés.';

/** Most UTF-16 units per code point of NFC: up to four code points in NFD (UAX #15, table 8), two units each. */
const MAX_UNITS = 2 * 4;

/** A text that `clean` normalises once its length is known to be bounded; '' if nothing in it is visible. */
function text(limit: number, clean: (text: string) => string): Rule<string> {
  return (sent, fault) => {
    const typed = trimmed(sent);
    if (typed === null) return { fault };
    // First in any normal form, so that no long text is normalised.
    const value = typed.length > limit * MAX_UNITS ? null : clean(typed);
    if (value !== null && isBlank(value)) return { value: '' };
    if (value === null || codePointLength(value) > limit)
      return { fault: `${limit.toLocaleString('fr-FR')} caractères au maximum.` };
    return hasForbiddenCharacters(value) ? { fault: FORBIDDEN_CHARACTERS } : { value };
  };
}

/**
 * A phone number or an e-mail address as it is typed or pasted: without invisible characters, trimmed, of at most
 * `limit` visible characters, then rewritten by `tidy`; '' or valid.
 */
function bareLine(
  limit: number,
  isValid: (text: string) => boolean,
  tidy = (text: string) => text,
): Rule<string> {
  return (sent, fault) => {
    const typed = trimmed(sent);
    // Bounds the work below: as many invisible characters as visible ones are more than any address book adds.
    if (typed === null || typed.length > 2 * limit) return { fault };
    const bare = withoutInvisible(typed).trim();
    const value = tidy(bare);
    return bare.length <= limit && (value === '' || isValid(value)) ? { value } : { fault };
  };
}

/** What was sent; `null` if it is no text. */
function trimmed(sent: unknown): string | null {
  const typed = sent ?? '';
  return typeof typed === 'string' ? typed.trim() : null;
}

/** A required field: an empty one is at fault. */
export function required(rule: Rule<string>): Rule<string> {
  return (sent, fault) => {
    const reading = rule(sent, fault);
    return reading.value === '' ? { fault } : reading;
  };
}

/** An optional field: an empty one is `null`. */
export function optional(rule: Rule<string>): Rule<string | null> {
  return (sent, fault) => {
    const reading = rule(sent, fault);
    return reading.value === '' ? { value: null } : reading;
  };
}

/** A line of at most `limit` code points, such as a person’s name. */
export const line = (limit: number) => text(limit, cleanLine);

export const lines = (limit: number) => text(limit, cleanMessage);

/** An e-mail address. */
export const emailAddress = bareLine(MAX_EMAIL_LENGTH, isEmailAddress, canonicalEmail);

/** A phone number, to the letter of the specification (section 5). */
export const phoneNumber = bareLine(MAX_LENGTH.phone, isPhoneNumber);

/** The same as typed in a form: separators are removed first. */
export const typedPhoneNumber = bareLine(MAX_LENGTH.phone, isPhoneNumber, withoutPhoneSeparators);

/**
 * Phone rule of the specification (section 5), to the letter: an optional country prefix (+ or 00 and one to
 * three digits), an optional space, an optional 0, a digit 1 to 9, then four or five groups of two digits,
 * each optionally preceded by a space.
 */
const PHONE = /^(?:(?:\+|00)\d{1,3})? ?0?[1-9](?: ?\d{2}){4,5}$/;

/** Whether `phone` follows the rule, which allows single spaces and no other separator. */
export function isPhoneNumber(phone: string): boolean {
  return PHONE.test(phone);
}

/** Removes spaces of any kind, dots, hyphens, slashes, parentheses, and a « (0) ». */
export function withoutPhoneSeparators(phone: string): string {
  return phone.replace(/\(\s*0\s*\)/g, '').replace(/[\s.\-‐‑‒–/()]/g, '');
}

/** A French number as it is read out, in pairs of digits; any other as it is. */
export function inPairs(phone: string): string {
  return /^0\d{9}$/.test(phone) ? phone.replace(/\d\d(?=\d)/g, '$&\u00a0') : phone;
}

/** Countries around France where a number’s first zero is dialled within the country only; in Italy it is always. */
const ZERO_AT_HOME = /^(\+(?:3[1-3]|4[1349]))0/;

/** A phone number as it is dialled: « +33 06 … » and « 0041 (0)22 … » have a zero too many. */
export function dialled(phone: string): string {
  return withoutPhoneSeparators(phone).replace(/^00/, '+').replace(ZERO_AT_HOME, '$1');
}
