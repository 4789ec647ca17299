import { parseAccept } from 'hono/utils/accept';

/** How the body of an answer is packed, the best first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

/** Headers whose answer is remembered: browsers send a dozen different ones, and nobody may fill the memory with more. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Coding>();

/**
 * The coding that a client would rather have (RFC 9110, section 12.5.3); among those it likes equally, the smallest.
 * @param acceptEncoding its `Accept-Encoding`; without one, nothing is said of what it can unpack
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
  // Who refuses all that there is can still read what is not packed.
  return best ?? 'identity';
}
