/**
 * Runs in the document's head: marks the first page that somebody opens in a tab, which keeps nothing yet: no place to
 * come back to, no draft. Until its visitor moves, such a page runs no script (`late-scripts.ts`), and what is below its
 * first screen is not laid out (`styles/app.css`).
 */
export const FIRST_VIEW_SCRIPT =
  "try{if(!sessionStorage.length)document.documentElement.dataset.firstView=''}catch{}";
