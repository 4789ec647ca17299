/** Posts JSON to the site. */
export function sendJson(path: string, body: object, signal = AbortSignal.timeout(15_000)) {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}
