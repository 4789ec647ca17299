/**
 * Runs in the document's head: marks the first page that somebody opens in a tab, which keeps nothing yet (no place to
 * come back to, no draft) and leads to no part of the page. Until it is painted, what is below its first screen is left
 * out; until its visitor moves, that is laid out when it comes near (`styles/app.css`), and no module runs
 * (`late-start.ts`, which goes on from « unpainted »).
 */
export const FIRST_VIEW_SCRIPT =
  "try{if(!sessionStorage.length&&!location.hash&&!document.referrer.startsWith(origin))document.documentElement.dataset.firstView='unpainted'}catch{}";
