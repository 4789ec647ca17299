/** What a fragment (`#…`) points at; nothing when it is malformed, on which `decodeURIComponent` would throw. */
export function fragmentTarget(hash: string): HTMLElement | null {
  return hash.includes('%') ? null : document.getElementById(hash.slice(1));
}

/** Moves the focus to where a visitor arrives, and leaves the scroll alone. */
export function focusOnArrival(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
