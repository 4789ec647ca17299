/**
 * E-mail rule of the specification (section 5): at most 254 characters in total and 64 before the @.
 *
 * The character classes are the HTML standard's (« valid e-mail address »). Beyond it the domain must end in a dot and
 * what can be a top-level domain: letters, two at least, or punycode (RFC 3696, section 2; ICANN SAC 053). No mail
 * reaches « jean@gmail », « jean@exemple.f » or « jean@127.0.0.1 ».
 */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN =
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Says whether mail can be sent to `address`; an internationalised domain counts in its ASCII form. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > MAX_LENGTH) return false;

  const localPart = address.slice(0, at);
  const domain = asciiDomain(address.slice(at + 1));
  return (
    localPart.length <= MAX_LOCAL_LENGTH &&
    localPart.length + 1 + domain.length <= MAX_LENGTH &&
    LOCAL_PART.test(localPart) &&
    DOMAIN.test(domain)
  );
}

/**
 * The one way to write an address, but for capitals: its domain as DNS knows it. Whoever writes « é.fr », « É.fr » or
 * « xn--9ca.fr » has one mailbox. What is no address comes back as it is.
 */
export function canonicalEmail(address: string): string {
  if (!isEmailAddress(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/** Domain as DNS knows it (punycode), or the empty string when it cannot be one. */
function asciiDomain(domain: string): string {
  // The URL parser also decodes, strips and rewrites; whatever it would do to these is not a domain.
  if (/[\s/\\?#@:%[\]]/.test(domain)) return '';
  const hasOnlyAscii = /^[\x21-\x7e]*$/.test(domain);
  if (hasOnlyAscii) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? '';
}
