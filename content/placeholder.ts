/** Text still to be written before the site goes live; `npm run site -- preflight` lists them. */
export const PLACEHOLDER = /\[à compléter\s:\s[^[\]]+\]/g;

/** The placeholder of short fields: the whole value. */
export const SHORT_PLACEHOLDER = 'à écrire';
