import type { Access } from '../../server/staff/access.ts';
import { createStaffRoom } from '../../server/staff/staff-room.tsx';
import { declareRoutes } from '../../server/staff-area.tsx';
import type { StaffRole } from '../../server/store/database.ts';
import { ORIGIN, type TestSite } from './harness.ts';

/** A signed-in member of the staff. */
export interface Colleague {
  id: string;
  email: string;
  /** Headers with the session. */
  headers: Record<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a form of a screen. */
  post(
    path: string,
    fields?: Record<string, string> | string[][],
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/** Who may call each route under `/equipe`, by method and path. */
export function accessOf({ services }: TestSite): Record<string, Access> {
  const noScreen = () => Promise.reject(new Error('No screen is asked for'));
  return Object.fromEntries(declareRoutes(services, createStaffRoom(services), noScreen).declared);
}

/** Creates and signs in a member of the staff; the name becomes the e-mail address. */
export async function signIn(site: TestSite, name: string, role: StaffRole): Promise<Colleague> {
  const { accounts, sessions } = site.services.staff;
  const email = `${name}@exemple.fr`;
  await accounts.invite(email, role, null);
  const id = (await accounts.list()).find((account) => account.email === email)?.id ?? '';
  const Cookie = `equipe=${await sessions.open(site.services.database, id, 'Test')}`;
  return {
    id,
    email,
    headers: { Cookie },
    get: (path, headers = {}) => site.request(path, { headers: { Cookie, ...headers } }),
    post: (path, fields = {}, headers = {}) =>
      site.request(path, {
        method: 'POST',
        headers: {
          Cookie,
          Origin: ORIGIN,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

/** What the form of a screen sends as the server rendered it, with changes. */
export async function filledForm(
  { get }: Colleague,
  path: string,
  changes: Record<string, string>,
): Promise<Record<string, string>> {
  const html = await (await get(path)).text();
  const decode = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const inputs = [...html.matchAll(/<input[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/g)];
  const areas = [...html.matchAll(/<textarea[^>]*? name="([^"]+)"[^>]*>([^<]*)</g)];
  const typed = [...inputs, ...areas].map(([, name = '', value = '']): [string, string] => [
    name,
    decode(value),
  ]);
  return { ...Object.fromEntries(typed), ...changes };
}

/** Text of a page's main part, without tags and with plain spaces. */
export async function textOf(answer: Response): Promise<string> {
  const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '';
  return main
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

/** Accessible names of a page's forms; empty for a form that has none. */
export function formNames(html: string): string[] {
  return Array.from(html.matchAll(/<form\b[^>]*>/g), ([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '');
}
