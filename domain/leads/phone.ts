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
