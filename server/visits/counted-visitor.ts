import { isbot } from 'isbot';

/**
 * Whether who sent a request is counted: no robot, no colleague, nobody who asks not to be followed (Global Privacy
 * Control, Do Not Track), and no page that is loaded ahead.
 * @param header of the request, by its name in lower case
 * @param isStaff whether the cookies are those of a colleague
 */
export function isCountedVisitor(
  header: (name: string) => string | undefined,
  isStaff: (cookies: string | undefined) => boolean,
): boolean {
  if (header('sec-gpc') === '1' || header('dnt') === '1') return false;
  if (header('sec-purpose') || header('purpose') === 'prefetch') return false;
  return !isStaff(header('cookie')) && !isbot(header('user-agent'));
}
