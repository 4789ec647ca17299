import { AppError, toAppError } from '../errors.ts';

/** Body of an error response (problem details, RFC 9457); `errors` holds the messages of invalid fields. */
interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  code: string;
  /** The same as in the log and in the `X-Request-Id` header. */
  requestId: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

export function problemResponse(error: unknown, requestId: string): Response {
  const refusal = toAppError(error);
  const problem: Problem = {
    type: 'about:blank',
    title: refusal.publicMessage,
    status: refusal.status,
    code: refusal.code,
    requestId,
    ...(refusal.fields ? { errors: refusal.fields } : {}),
  };
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  if (refusal.retryAfter !== undefined) headers.set('Retry-After', String(refusal.retryAfter));
  if (refusal.cookie !== undefined) headers.set('Set-Cookie', refusal.cookie);
  return new Response(JSON.stringify(problem), { status: refusal.status, headers });
}

/** The 405 response with `Allow`; 204 for OPTIONS. */
export function methodNotAllowed(method: string, allow: string, requestId: string): Response {
  const response =
    method === 'OPTIONS'
      ? new Response(null, { status: 204 })
      : problemResponse(new AppError('method_not_allowed'), requestId);
  response.headers.set('Allow', allow);
  return response;
}
