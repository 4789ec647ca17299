/** The typeface of titles (`styles/base.css`); all other text has the other one. */
export const TITLE_FAMILY = 'Bricolage Grotesque';

const TITLES =
  /<(h[1-3])\b[^>]*>([\s\S]*?)<\/\1>|<(\w+)[^>]*\sclass="[^"]*(?<![\w-])(?:font-title|loud)(?![\w-])[^"]*"[^>]*>([\s\S]*?)<\/\3>/g;

/** Elements whose text is not shown, or not in the site’s fonts. */
const UNSHOWN = /<(head|script|style|svg|pre|code)\b[\s\S]*?<\/\1>/g;

/** The text of a page in the site’s fonts, and the part of it in the typeface of titles. */
export function textsOf(html: string): { all: string; titles: string } {
  const shown = html.replaceAll(UNSHOWN, '');
  const titles = Array.from(shown.matchAll(TITLES), ([title]) => title).join('');
  return { all: readText(shown), titles: readText(titles) };
}

/** Text between tags, and the values and placeholders of fields. */
function readText(html: string): string {
  const inFields = Array.from(html.matchAll(/\s(?:placeholder|value)="([^"]*)"/g), ([, text = '']) => text);
  return unescapeHtml([html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, ' '), ...inFields].join(' '));
}

/** Text or attribute value, as React escapes it. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
