/** Lifetime of the cookie (s): the longest session, which the server enforces (`sessions.ts`). */
const MAX_AGE = 7 * 24 * 3600;

/** The cookie with the session token. */
export function sessionCookie(isHttps: boolean) {
  // With the `__Host-` prefix, no sibling domain can set it (RFC 6265bis, section 4.1.3.2).
  const name = isHttps ? '__Host-equipe' : 'equipe';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    /** Value of `Set-Cookie` to start a session. */
    begin: (token: string) => `${name}=${token}; Max-Age=${MAX_AGE}; ${attributes}`,
    /** Value of `Set-Cookie` to end it. */
    end: () => `${name}=; Max-Age=0; ${attributes}`,
    /** The token in a `Cookie` header. */
    read(cookies: string | undefined): string | undefined {
      const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
      return pair?.trim().slice(name.length + 1) || undefined;
    },
  };
}
