/** From this width on the menu is a bar, below it a burger (specification, section 9; `--breakpoint-wide`). */
export const WIDE_SCREEN = '(width >= 1050px)';

/** Whether the menu is a bar for now. In the browser only. */
export function isWideScreen(): boolean {
  return matchMedia(WIDE_SCREEN).matches;
}
