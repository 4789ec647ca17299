import { isDecodable } from '../../domain/percent-encoding.ts';
import { AppError } from '../errors.ts';

/** Most pairs that a body may hold; the forms of the site have five fields. */
const MAX_PAIRS = 50;

/**
 * Reads the fields `names` from a body of type application/x-www-form-urlencoded. All other names are dropped: the form
 * library builds objects and arrays from what names look like (`a[99999999]`, `a.b.c`), and takes some as orders.
 * @throws AppError `malformed_request` for too many pairs, or a broken escape
 */
export function readFields(body: string, names: readonly string[]): FormData {
  // URLSearchParams lets a broken escape through as it stands.
  if (body.split('&', MAX_PAIRS + 1).length > MAX_PAIRS || !isDecodable(body))
    throw new AppError('malformed_request');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) {
    if (names.includes(name)) form.append(name, value);
  }
  return form;
}
