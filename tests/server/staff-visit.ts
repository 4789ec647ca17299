import type { StaffRole } from '../../server/store/database.ts';
import { ORIGIN, type TestSite } from './harness.ts';

/** A person of the agency who is signed in, as their browser asks and posts. */
export async function signIn(site: TestSite, email: string, role: StaffRole) {
  const { accounts, sessions } = site.services.staff;
  await accounts.invite(email, role, null);
  const person = (await accounts.list()).find((account) => account.email === email);
  if (!person) throw new Error(`${email} was not invited`);
  const cookie = `equipe=${await sessions.open(site.services.database, person.id, 'Test')}`;
  const post = (path: string, type: string, body: string) =>
    site.request(path, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': type },
      body,
    });
  return {
    id: person.id,
    email,
    ask: (path: string) => site.request(path, { headers: { Cookie: cookie } }),
    postForm: (path: string, fields: Record<string, string>) =>
      post(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString()),
    postJson: (path: string, body: object) => post(path, 'application/json', JSON.stringify(body)),
  };
}

export type Visitor = Awaited<ReturnType<typeof signIn>>;
