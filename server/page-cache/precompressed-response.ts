import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { isKnown, tagOf } from '../http/revalidation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli quality (0 to 11) when a request waits and when none does. The home page (112 kB): 22.5 kB in 3 ms at 5,
 * 20.9 kB in 25 to 50 ms at 10, 20.5 kB in twice that at 11.
 */
const BROTLI_QUALITY = { awaited: 5, unawaited: 10 };

type PackingUrgency = keyof typeof BROTLI_QUALITY;

/** One coding of a response; header names and values alternate, as `writeHead` takes them. */
interface Variant {
  tag: string;
  headers: readonly string[];
  /** Headers of a 304. */
  repeatHeaders: readonly string[];
  readonly body: Buffer<ArrayBuffer>;
}

/** A response with status 200 in every coding, ready to be sent to anybody. */
export interface PrecompressedResponse {
  variants: Readonly<Record<Coding, Variant>>;
  /** Memory used, headers included. */
  bytes: number;
}

/** The response for one request. */
export type Reply =
  | { status: 200; headers: readonly string[]; body: Buffer<ArrayBuffer> }
  | { status: 304; headers: readonly string[]; body: null };

/** A body uncompressed, and in the codings that make it smaller. */
export type PackedBody = { identity: Buffer<ArrayBuffer> } & Partial<Record<Coding, Buffer<ArrayBuffer>>>;

/** Compresses a page, more strongly when no request waits. */
export async function packPage(identity: Buffer<ArrayBuffer>, urgency: PackingUrgency): Promise<PackedBody> {
  const [br, gz] = await Promise.all([packBrotli(identity, urgency), compressGzip(identity)]);
  return { br, gzip: ownBytes(gz), identity };
}

async function packBrotli(
  identity: Buffer<ArrayBuffer>,
  urgency: PackingUrgency,
): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[urgency],
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  return ownBytes(await compressBrotli(identity, { params }));
}

/** Copies the bytes: zlib returns a slice of a larger buffer, which would stay in memory as a whole. */
function ownBytes(part: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(part).buffer);
}

/**
 * Builds the response from its headers and body, with a strong ETag for each coding. Uncompressed it is five times as
 * large and hardly ever asked for: with gzip at hand, it is not held but unpacked on demand.
 */
export function precompressed(
  packed: PackedBody,
  headers: Readonly<Record<string, string>>,
): PrecompressedResponse {
  const shared = Object.entries(headers).flat();
  const { gzip } = packed;
  const variant = (coding: Coding): Variant => {
    const body = packed[coding];
    if (!body) return variant('identity');
    const tag = tagOf(body);
    const repeatHeaders = [...shared, 'Vary', 'Accept-Encoding', 'ETag', tag];
    const packing = coding === 'identity' ? [] : ['Content-Encoding', coding];
    const length = ['Content-Length', String(body.byteLength)];
    const head = { tag, repeatHeaders, headers: [...repeatHeaders, ...packing, ...length] };
    return coding === 'identity' && gzip ? unpackedOnDemand(head, gzip) : { ...head, body };
  };
  const variants = { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') };
  const held = gzip ? [gzip, packed.br] : [packed.identity, packed.br];
  // Headers are held twice.
  const bytes =
    held.reduce((sum, body) => sum + (body?.byteLength ?? 0), 0) +
    CODINGS.reduce((sum, coding) => sum + 2 * variants[coding].headers.join().length, 0);
  return { variants, bytes };
}

/** A function of its own: within `precompressed` the getter would hold `packed`, and the uncompressed body with it. */
function unpackedOnDemand(head: Omit<Variant, 'body'>, gzip: Buffer<ArrayBuffer>): Variant {
  return {
    ...head,
    get body() {
      return gunzipSync(gzip);
    },
  };
}

/** Chooses the coding by `Accept-Encoding`, and 304 by `If-None-Match`. */
export function replyWith(
  { variants }: PrecompressedResponse,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Reply {
  const variant = variants[preferredCoding(acceptEncoding)];
  if (ifNoneMatch !== undefined && isKnown(variant.tag, ifNoneMatch))
    return { status: 304, headers: variant.repeatHeaders, body: null };
  return { status: 200, headers: variant.headers, body: variant.body };
}

/** The headers as pairs, for `new Headers()`. */
export function inPairs(headers: readonly string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] ?? '',
    headers[2 * index + 1] ?? '',
  ]);
}

/** The content codings, best compression first. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

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
