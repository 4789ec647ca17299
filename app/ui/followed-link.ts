/** A page of the site, whose path has no dot, or a fragment of this page; no other site (`//…`), no file. */
const FOLLOWED = /^(?=[/#])(?:\/(?![/\\])[^.?#]*)?(?:\?[^#]*)?(?:#.*)?$/;

/** Whether the router handles the address of a link; the browser handles the others. */
export function isFollowed(href: string): boolean {
  return FOLLOWED.test(href);
}
