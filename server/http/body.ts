import { AppError } from '../errors.ts';

/** Largest request body taken (bytes): a message of 5,000 four-byte characters fits twice. */
export const MAX_BODY_SIZE = 64 * 1024;

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
 * Reads a body as UTF-8 text, giving up as soon as it is too long, whatever length was announced.
 * @throws AppError `body_too_large`, or `malformed_request` when the bytes are not UTF-8 or stop before their end
 */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > MAX_BODY_SIZE) throw new AppError('body_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY_SIZE) throw new AppError('body_too_large');
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('malformed_request', { cause });
  }
}

/** @throws AppError `malformed_json` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
