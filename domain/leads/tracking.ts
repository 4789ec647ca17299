/** Where a visitor finds a lead of theirs again; what follows in the address is the token that opens it. */
const AREA = '/suivi/';

/** Where the visitor is led once the lead is erased, and the token leads nowhere. */
export const ERASED_PATH = `${AREA}effacee`;

/** A token of 256 bits in base64url. */
const LINK = /^\/suivi\/[\w-]{43}$/;

/** Path of the page that a token opens. */
export function trackingPath(token: string): string {
  return AREA + token;
}

/** Whether a text is such a path, and nothing else. */
export function isTrackingLink(text: string): boolean {
  return LINK.test(text);
}

/** Whether a path, however it is written, may hold a token: the page's own, its data's, or a misspelt one. */
export function mayHoldToken(path: string): boolean {
  return /^\/+suivi\//i.test(path.replaceAll(/%[0-9a-f]{2}/gi, unescaped));
}

/** A path as it may be noted: what could be a token is left out. */
export function withoutToken(path: string): string {
  return mayHoldToken(path) ? `${AREA}…` : path;
}

/** The letter that an escape stands for, where it is one of ASCII. */
function unescaped(sign: string): string {
  return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
}
