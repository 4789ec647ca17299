/** Classes of a first-level entry: a row of the burger menu, a full-height button of the bar. */
export const MENU_ENTRY =
  'menu-entry flex min-h-15 cursor-pointer list-none items-center justify-between gap-1.5 px-5 font-title text-xl font-semibold hover:text-lime wide:h-header wide:px-3.5 wide:font-text wide:text-base wide:font-medium';
