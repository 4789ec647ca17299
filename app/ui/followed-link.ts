/** A page of the site, whose name has no dot, or a place of the present page; never another site (`//…`) nor a file. */
const FOLLOWED = /^(?=[/#])(?:\/(?![/\\])[^.?#]*)?(?:\?[^#]*)?(?:#.*)?$/;

/** Whether the router can follow the address of a link; the browser follows the others. */
export function isFollowed(href: string): boolean {
  return FOLLOWED.test(href);
}
