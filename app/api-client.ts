/** Timeout of a call, its retry included (ms). */
const ANSWER_TIMEOUT = 15_000;

/**
 * Posts JSON to the site's own API with an anti-forgery token, fetched when there is none and once more when it was
 * stale (specification, section 7).
 * @param body JSON text; a call without one sends none
 */
export async function postJson(
  path: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
  const send = async () =>
    fetch(path, {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
        'X-XSRF-TOKEN': await antiForgeryToken(signal),
      },
      signal,
    });
  const response = await send();
  // The token was missing or expired; the refusal has set a fresh cookie.
  return response.status === 403 ? send() : response;
}

async function antiForgeryToken(signal: AbortSignal): Promise<string> {
  const known = tokenFromCookie();
  if (known) return known;
  await fetch('/api/xsrf-token', { signal });
  return tokenFromCookie();
}

/** Over HTTPS the cookie has the `__Host-` prefix. */
function tokenFromCookie(): string {
  const [, token = ''] =
    /(?:^|; )__Host-XSRF-TOKEN=([^;]*)/.exec(document.cookie) ??
    /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ??
    [];
  return token;
}

/** A value in the JSON that the API, or whatever stands in its place, has answered. */
export function valueIn(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

export function textIn(answer: unknown, name: string): string | null {
  const value = valueIn(answer, name);
  return typeof value === 'string' ? value : null;
}
