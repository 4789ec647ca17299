import { agency } from 'content-collections';

/** Public address of the site, without final slash. */
export const SITE = `https://${agency.domain}`;
