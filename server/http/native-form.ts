import { CONFIRMATION_FIELD } from '../../domain/leads/confirmation-field.ts';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import type { AntiForgery } from './anti-forgery.ts';
import { readFields } from './form-fields.ts';
import { formOrigin } from './same-origin.ts';
import { senderNetwork } from './sender-network.ts';
import { readSubmission } from './submission.ts';
import type { RequestLimit } from './submission-limit.ts';

interface NativeFormParts {
  /** Names of the form’s fields; others in the body are dropped. */
  names: readonly string[];
  publicUrl: URL;
  limit: RequestLimit;
  antiForgery: AntiForgery;
  /** Client address, from `clientAddress`. */
  address: string;
}

/** A form posted without JavaScript. */
export interface NativeForm {
  form: FormData;
  /** Whether it was sent from a page of the site, as far as headers and tokens tell. */
  isProved: boolean;
  /** Token that the form must carry when it is shown again, where no header proves its origin; else `null`. */
  confirmation: string | null;
  /** The one-time part of the confirmation that it carried; `null` without a valid one. */
  confirmedBy: string | null;
}

/**
 * Reads a form posted without JavaScript, also when its origin is not proved, so that it can be shown again as it was
 * filled in. Text browsers send no `Origin`, and some proxies remove it: there the person confirms the form with a
 * signed token, which no page of another site can read. It does not help a form that came from another site.
 * @throws AppError of the first check that fails (`readSubmission`), or `malformed_request`
 */
export async function readNativeForm(
  request: Request,
  { names, publicUrl, limit, antiForgery, address }: NativeFormParts,
): Promise<NativeForm> {
  const body = await readSubmission(request, {
    contentType: 'application/x-www-form-urlencoded',
    publicUrl,
    origins: ['own', 'unknown', 'foreign'],
    limit,
    sender: address,
  });
  const form = readFields(body, [...names, CONFIRMATION_FIELD]);
  const token = form.get(CONFIRMATION_FIELD);
  form.delete(CONFIRMATION_FIELD);
  const origin = formOrigin(request.headers, publicUrl);
  if (origin !== 'unknown')
    return { form, isProved: origin === 'own', confirmation: null, confirmedBy: null };

  const { pathname } = new URL(request.url);
  // No other site knows the address of a tracking page, whose forms have no referrer (decision 18).
  if (mayHoldToken(pathname)) return { form, isProved: true, confirmation: null, confirmedBy: null };
  const subject = { path: pathname, network: senderNetwork(address).network };
  const confirmedBy = antiForgery.confirmedBy(token, subject);
  return {
    form,
    isProved: confirmedBy !== null,
    confirmation: antiForgery.confirmation(subject),
    confirmedBy,
  };
}
