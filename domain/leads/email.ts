import { withoutInvisible } from './text.ts';

/**
 * E-mail rule of the specification (section 5): at most 254 characters in total and 64 before the @.
 *
 * The character classes are those of the HTML standard (« valid e-mail address »). Stricter than HTML, the
 * domain must end in a top-level domain: at least two letters, or punycode (RFC 3696, section 2; ICANN SAC
 * 053). No mail reaches « jean@gmail », « jean@exemple.f » or « jean@127.0.0.1 ».
 */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
const MAX_LOCAL_LENGTH = 64;
/** Longest e-mail address (RFC 5321: a path of 256 octets, less its brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** Whether `address` is a valid e-mail address; an internationalised domain is measured in its ASCII form. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > MAX_EMAIL_LENGTH) return false;

  const localPart = address.slice(0, at);
  const domain = asciiDomain(address.slice(at + 1));
  return (
    localPart.length <= MAX_LOCAL_LENGTH &&
    localPart.length + 1 + domain.length <= MAX_EMAIL_LENGTH &&
    LOCAL_PART.test(localPart) &&
    DOMAIN.test(domain)
  );
}

/**
 * Writes the domain of an address in punycode: « é.fr », « É.fr » and « xn--9ca.fr » are one mailbox. Letter
 * case before the @ is kept; an invalid address is returned unchanged.
 */
export function canonicalEmail(address: string): string {
  if (!isEmailAddress(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** The address that a person typed or pasted to look something up, as it is stored. */
export function typedEmail(text: string): string {
  return canonicalEmail(withoutInvisible(text).trim());
}

/** Domain in punycode, or the empty string if it is invalid. */
function asciiDomain(domain: string): string {
  // The URL parser would decode, strip or rewrite these instead of refusing them.
  if (/[\s/\\?#@:%[\]]/.test(domain)) return '';
  const hasOnlyAscii = /^[\x21-\x7e]*$/.test(domain);
  if (hasOnlyAscii) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
