const LINK = /<a\b([^<>]*)>((?:(?!<a\b|<\/a>).)*)<\/a>/gs;
const HREF = /\bhref="(\/[^"]*)"/;

/**
 * Has links inside the site lead elsewhere, in HTML of our own.
 * @param endOf where a link to this address leads; `null` leaves its words only
 */
export function withSiteLinks(html: string, endOf: (address: string) => string | null): string {
  return html.replaceAll(LINK, (link: string, attributes: string, words: string) => {
    const [, address] = HREF.exec(attributes) ?? [];
    if (address === undefined) return link;
    const end = endOf(address);
    return end === null ? words : `<a${attributes.replace(HREF, `href="${end}"`)}>${words}</a>`;
  });
}
