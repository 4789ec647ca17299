/** What is left to fill in before the site goes live; `npm run site -- preflight` lists them. */
export const PLACEHOLDER = /\[à compléter\s:\s[^\]]+\]/g;
