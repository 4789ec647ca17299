/** A script that talks to the API as the site's own pages do: with a token fetched first. */
export interface ApiClient {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response> | Response;

/** @param fetch either the real one or a test's way to call the app; `origin` is put before each path. */
export async function apiClient(fetch: Fetch, origin: string): Promise<ApiClient> {
  const cookie = (await fetch(`${origin}/api/xsrf-token`)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const token = cookie.slice(cookie.indexOf('=') + 1);
  return {
    async post(path, body, headers = {}) {
      return fetch(`${origin}${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-XSRF-TOKEN': token, ...headers },
      });
    },
  };
}
