import { isDecodable } from '../../domain/percent-encoding.ts';
import { AppError } from '../errors.ts';

/** Most pairs accepted in a body by default; the site’s forms have five fields. */
const MAX_PAIRS = 50;

/**
 * Reads the fields `names` of a body of type application/x-www-form-urlencoded, by default all. Other names are dropped
 * before the form library sees them: it builds objects and arrays from names like `a[99999999]` or `a.b.c`, and treats some as
 * commands.
 * @throws AppError `malformed_request` for too many pairs, or an invalid escape
 */
export function readFields(body: string, names?: readonly string[], most = MAX_PAIRS): FormData {
  // URLSearchParams accepts an invalid escape as literal text.
  if (body.split('&', most + 1).length > most || !isDecodable(body)) throw new AppError('malformed_request');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) {
    if (names?.includes(name) !== false) form.append(name, value);
  }
  return form;
}
