import { AppError } from '../errors.ts';

/** Largest request body accepted (bytes): twice a message of 5,000 four-byte characters. */
const MAX_BODY_SIZE = 64 * 1024;

/**
 * Checks that a request says it carries uncompressed UTF-8 text of the type `expected`.
 * @throws AppError `unsupported_media_type`
 */
export function expectContentType(headers: Headers, expected: string): void {
  const [type, ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const isPlain = ['', 'identity'].includes(headers.get('Content-Encoding')?.trim().toLowerCase() ?? '');
  if (type?.trim() !== expected || !isUtf8 || !isPlain) throw new AppError('unsupported_media_type');
}

/**
 * Reads a body as UTF-8 text, and stops as soon as it is too long, whatever its `Content-Length`.
 * @throws AppError `body_too_large`, or `malformed_request` when the bytes are no UTF-8 or end early
 */
export async function readText(request: Request, maxSize: number = MAX_BODY_SIZE): Promise<string> {
  const bytes = await readBytes(request, maxSize);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('malformed_request', { cause });
  }
}

/**
 * Reads a body, and stops as soon as it is too long.
 * @throws AppError `body_too_large`, or `malformed_request` when the bytes end early
 */
export async function readBytes(request: Request, maxSize: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > maxSize) throw tooLarge(maxSize);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxSize) throw tooLarge(maxSize);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('malformed_request', { cause });
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxSize: number): AppError {
  if (maxSize === MAX_BODY_SIZE) return new AppError('body_too_large');
  const message = `Cet envoi dépasse la taille acceptée (${Math.floor(maxSize / 1024 ** 2)} Mio).`;
  return new AppError('body_too_large', { message });
}

/**
 * Parses JSON and refuses duplicate keys (I-JSON, RFC 7493, section 2.3): of two values one parser takes the first
 * and another the last.
 * @throws AppError `malformed_json`
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
  if (hasKeyTwice(text)) throw new AppError('malformed_json');
  return value;
}

/** Matches braces and strings, with the colon that marks a key: enough for JSON that is known to be valid. */
const OBJECT_PARTS = /[{}]|("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;

function hasKeyTwice(json: string): boolean {
  const objects: Set<unknown>[] = [];
  for (const [part, text = '', colon] of json.matchAll(OBJECT_PARTS)) {
    if (part === '{') objects.push(new Set());
    else if (part === '}') objects.pop();
    else if (colon !== undefined) {
      // Escapes are decoded first: `"\u0061"` is the key `a`.
      const key: unknown = JSON.parse(text);
      if (objects.at(-1)?.has(key)) return true;
      objects.at(-1)?.add(key);
    }
  }
  return false;
}
