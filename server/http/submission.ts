import { AppError } from '../errors.ts';
import { expectContentType, readText } from './body.ts';
import { type RequestOrigin, requestOrigin } from './same-origin.ts';
import type { RequestLimit } from './submission-limit.ts';

/** The checks that a submission must pass before its body is read. */
export interface SubmissionGates {
  /** Required media type of the body; `null` when there must be none. */
  contentType: string | null;
  publicUrl: URL;
  /** Accepted origins: only `own` where the request carries no token. */
  origins: readonly RequestOrigin[];
  /** @throws AppError when the anti-forgery token is not ours */
  checkToken?: () => void;
  limit: RequestLimit;
  /** Whom the limit counts: a client address, from `clientAddress`, or a staff account. */
  sender: string;
}

/**
 * Reads the body of a submission, JSON or form, after checking content type, origin, token and limit, cheapest
 * first: nothing is parsed for a refused request.
 * @throws AppError of the first check that fails, or `body_too_large`, `malformed_request`
 */
export async function readSubmission(
  request: Request,
  { maxSize, ...gates }: SubmissionGates & { maxSize?: number },
): Promise<string> {
  await passGates(request, gates);
  return readText(request, maxSize);
}

/**
 * Checks content type, origin, token and limit, without reading the body.
 * @throws AppError of the first check that fails
 */
export async function passGates(request: Request, gates: SubmissionGates): Promise<void> {
  const { contentType, publicUrl, origins, checkToken, limit, sender } = gates;
  if (contentType !== null) expectContentType(request.headers, contentType);
  if (!origins.includes(requestOrigin(request.headers, publicUrl))) throw new AppError('cross_site');
  checkToken?.();
  await limit.consume(sender);
}
