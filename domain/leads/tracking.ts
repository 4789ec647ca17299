/** Path prefix of the page where visitors follow their lead; the token comes after it. */
const AREA = '/suivi/';

/** Page shown after a visitor erased their lead, when its token is no longer valid. */
export const ERASED_PATH = `${AREA}effacee`;

/** A path with a token: 256 bits in base64url. */
const LINK = /^\/suivi\/[\w-]{43}$/;

/** Path of the tracking page for a token. */
export function trackingPath(token: string): string {
  return AREA + token;
}

/** Whether a text is exactly such a path. */
export function isTrackingLink(text: string): boolean {
  return LINK.test(text);
}

/** Whether a path, however it is spelled, may hold a token: the page, its data, or a misspelled variant. */
export function mayHoldToken(path: string): boolean {
  return /^\/+suivi\//i.test(path.replaceAll(/%[0-9a-f]{2}/gi, unescaped));
}

/** A path for the logs, without its token. */
export function withoutToken(path: string): string {
  return mayHoldToken(path) ? `${AREA}…` : path;
}

/** Decodes one percent escape (one byte). */
function unescaped(sign: string): string {
  return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
}
