/** Client that posts like a browser on a page of the site. */
export interface ApiClient {
  /** Sends JSON as the page's script does, with a token fetched first. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form natively, as without JavaScript; redirects are not followed. */
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response> | Response;

/** @param fetch the real one, or a function that calls the app; `origin` is put before each path */
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
    async postForm(path, fields, headers = {}) {
      return fetch(`${origin}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
        redirect: 'manual',
      });
    },
  };
}
