/** A domain that can belong to nobody (RFC 2606, section 2). */
const NOWHERE = '@sans-adresse.invalid';

/** What stands for the e-mail address of a person who gave none: `id` keeps two of them apart. */
export function withoutAddress(id: string): string {
  return `${id}${NOWHERE}`;
}

/** Whether a person can be written to. */
export function hasAddress(email: string): boolean {
  return !email.endsWith(NOWHERE);
}
