import { agency } from 'content-collections';

/** Public URL of the site, without trailing slash. */
export const SITE = `https://${agency.domain}`;
