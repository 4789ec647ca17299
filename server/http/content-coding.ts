import { parseAccept } from 'hono/utils/accept';

/** The content codings, best compression first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** Size of the cache by `Accept-Encoding` header: browsers send a dozen different ones. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Coding>();

/**
 * Negotiates the coding (RFC 9110, section 12.5.3); between equal weights, the smallest body wins.
 * @param acceptEncoding value of `Accept-Encoding`; without one the body is sent uncompressed
 */
export function preferredCoding(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity';
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const coding = choose(acceptEncoding);
  if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, coding);
  return coding;
}

function choose(acceptEncoding: string): Coding {
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const weight = (coding: Coding) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const wanted = CODINGS.filter((coding) => weight(coding) > 0);
  const [best] = wanted.toSorted((a, b) => weight(b) - weight(a));
  // When every coding is refused, uncompressed is still better than 406.
  return best ?? 'identity';
}
