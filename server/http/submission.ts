import { AppError } from '../errors.ts';
import { expectContentType, readText } from './body.ts';
import { requestOrigin } from './same-origin.ts';
import type { RequestLimit } from './submission-limit.ts';

/** What a request that submits something must pass before its body is read. */
export interface SubmissionGates {
  /** Media type of the body; `null` where there may be none. */
  contentType: string | null;
  publicUrl: URL;
  /** Whether the request must prove that it comes from a page of the site, for want of a token. */
  mustProveOrigin: boolean;
  /** @throws AppError when the anti-forgery token is not ours */
  checkToken?: () => void;
  limit: RequestLimit;
  /** Address of the client, as `clientAddress` gives it. */
  address: string;
}

/**
 * Reads the body of a submission, JSON or form, once it has passed content type, origin, token and limit, in this order:
 * each costs more than the one before, and nothing is parsed for who is refused.
 * @throws AppError of the first gate that it does not pass, or `body_too_large`, `malformed_request`
 */
export async function readSubmission(
  request: Request,
  { maxSize, ...gates }: SubmissionGates & { maxSize?: number },
): Promise<string> {
  await passGates(request, gates);
  return readText(request, maxSize);
}

/**
 * Has a submission pass content type, origin, token and limit, and leaves its body unread.
 * @throws AppError of the first gate that it does not pass
 */
export async function passGates(request: Request, gates: SubmissionGates): Promise<void> {
  const { contentType, publicUrl, mustProveOrigin, checkToken, limit, address } = gates;
  if (contentType !== null) expectContentType(request.headers, contentType);
  const origin = requestOrigin(request.headers, publicUrl);
  if (origin === 'foreign' || (mustProveOrigin && origin !== 'own')) throw new AppError('cross_site');
  checkToken?.();
  await limit.consume(address);
}
