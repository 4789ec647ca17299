import { agency } from 'content-collections';

/** Public address of the site, without final slash. */
export const SITE = `https://${agency.domain}`;

/** HTML whose links and pictures still lead here when it is read elsewhere. */
export function withFullAddresses(html: string): string {
  return html.replaceAll(/\b(href|src)="\//g, `$1="${SITE}/`);
}
