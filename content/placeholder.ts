/** What is left to fill in before the site goes live; `npm run site -- preflight` lists them. */
export const PLACEHOLDER = /\[à compléter\s:\s[^\]]+\]/g;

/** The same where a field has no room for more: all that it holds. */
export const SHORT_PLACEHOLDER = 'à écrire';
