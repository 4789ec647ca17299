/** A session lasts a week at most (s); the server decides, see `sessions.ts`. */
const MAX_AGE = 7 * 24 * 3600;

/** The cookie that holds a session's token. */
export function sessionCookie(isHttps: boolean) {
  // Under this prefix no sibling domain can plant one (RFC 6265bis, section 4.1.3.2).
  const name = isHttps ? '__Host-equipe' : 'equipe';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    /** Value of `Set-Cookie` that begins a session. */
    begin: (token: string) => `${name}=${token}; Max-Age=${MAX_AGE}; ${attributes}`,
    /** The same that ends it. */
    end: () => `${name}=; Max-Age=0; ${attributes}`,
    /** The token in a `Cookie` header. */
    read(cookies: string | undefined): string | undefined {
      const pair = (cookies ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
      return pair?.trim().slice(name.length + 1) || undefined;
    },
  };
}
