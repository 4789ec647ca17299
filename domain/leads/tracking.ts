/** Path prefix of the page where visitors follow their lead; the token comes after it. */
const AREA = '/suivi/';

/** Page shown after a visitor erased their lead, when its token is no longer valid. */
export const ERASED_PATH = `${AREA}effacee`;

/** A path with a token: 256 bits in base64url. */
const LINK = /^\/suivi\/[\w-]{43}$/;

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

export function withoutToken(path: string): string {
  return mayHoldToken(path) ? `${AREA}…` : withoutTokens(path);
}

/** What follows a segment `suivi` anywhere in an address. */
const FOLLOWED = /(\/suivi\/+)[^\s/"'][^\s"']*/gi;
/** Letters that a token could have, as many as most slugs have not. */
const RUN = /[\w-]{16,}/g;
/** Length of the parts of a run that no slug has, from which it may be a token: a whole one has 43 characters. */
const LEAST_ODD = 16;

/**
 * A text for the logs, such as the path of a request or the message of an error, without anything that may be a token,
 * wherever it stands and however it is spelled: a mistyped link would give the lead to whoever reads the log.
 */
export function withoutTokens(text: string): string {
  const decoded = text.replaceAll(/%[0-9a-f]{2}/gi, unescaped);
  const masked = decoded
    .replaceAll(FOLLOWED, '$1…')
    .replaceAll(RUN, (run) => (oddLength(run) < LEAST_ODD ? run : '…'));
  return masked === decoded ? text : masked;
}

/** Length of the words that mix letters with digits, or cases, except hexadecimal ones: those are ids and digests. */
function oddLength(run: string): number {
  const odd = run
    .split(/[-_]/)
    .filter((word) => /[a-z]\d|\d[a-z]/i.test(word) || /[a-z][A-Z]/.test(word))
    .filter((word) => !/^[0-9a-f]+$/i.test(word));
  return odd.join('').length;
}

/** Decodes one percent escape (one byte). */
function unescaped(sign: string): string {
  return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
}
