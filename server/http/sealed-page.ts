/** A page whose inline scripts and styles are known, by their text. */
export interface SealedPage {
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * Takes the mark off the page that was rendered with it (as `nonce`), and collects the inline scripts and styles that bore
 * it. Only what the server hands to React bears the mark, which is new for each rendering: no text on the page can.
 */
export function sealPage(marked: string, mark: string): SealedPage {
  const attribute = ` nonce="${mark}"`;
  const page: SealedPage = { html: '', scripts: [], styles: [] };
  let from = 0;
  for (let at = marked.indexOf(attribute); at >= 0; at = marked.indexOf(attribute, from)) {
    page.html += marked.slice(from, at);
    from = at + attribute.length;
    // React escapes « < » and « > » in attributes.
    const opening = marked.slice(marked.lastIndexOf('<', at), at);
    const start = marked.indexOf('>', from) + 1;
    const rest = marked.slice(from, start);
    const isFile = opening.includes(' src="') || rest.includes(' src="');
    if (opening.startsWith('<script') && !isFile)
      page.scripts.push(marked.slice(start, marked.indexOf('</script', start)));
    if (opening.startsWith('<style')) page.styles.push(marked.slice(start, marked.indexOf('</style', start)));
  }
  page.html += marked.slice(from);
  return page;
}

/** A page without its scripts, for a frame in which none may run. */
export function withoutScripts(html: string): string {
  let still = '';
  let from = 0;
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', from)) {
    still += html.slice(from, at);
    const end = html.indexOf('</script>', at);
    if (end < 0) return still;
    from = end + '</script>'.length;
  }
  return still + html.slice(from);
}

/** The `<main>` of a page, with its tags; empty if it has none. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? '' : html.slice(start, end + '</main>'.length);
}
