/** Digits and capitals that cannot be mistaken for one another: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
export const REFERENCE_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
export const REFERENCE_LENGTH = 7;

const REFERENCE = new RegExp(`^[CD]-[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`);

/** Whether a text has the form of a lead’s reference, such as `D-7KQ3M9F`. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}
