/** From 1050 px up the menu is a bar, below a burger (specification, section 9; `--breakpoint-wide`). */
export const WIDE_SCREEN = '(min-width: 65.625rem)';

/** Whether the menu is a bar now. Browser only. */
export function isWideScreen(): boolean {
  return matchMedia(WIDE_SCREEN).matches;
}
