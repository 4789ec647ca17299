import lateStart from './deferred-hydration.ts?script';

/** The files of the page's modules, which React Router asks for ahead of the first paint. */
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;
/** What search engines read; it may follow the page, and goes back to the head before the script looks for it there. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
/** The one script that imports them. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * `html` with all that its first paint does not need behind what it does: the structured data, and the modules, which
 * are fetched once the page is painted and run once somebody is there (`late-start.ts`). Nothing else about them changes:
 * one script, in the page as it was, which the content policy knows by its text.
 *
 * In development the modules run unasked, for what is written is to show by itself, and the structured data stay in the
 * head: React Router adds a stylesheet after them there, which hydration would not find behind them.
 */
export function withLateScripts(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [tag, code = ''] = start;
  const files = Array.from(html.matchAll(PRELOADS), ([, href = '']) => href);
  const scripts = import.meta.env.DEV ? [] : Array.from(html.matchAll(STRUCTURED_DATA), ([script]) => script);
  const unasked = import.meta.env.DEV ? ' data-unasked' : '';
  const late = `${scripts.join('')}<script type="text/plain" id="modules"${unasked} data-files="${files.join(' ')}">${code}</script><script>${lateStart}</script>`;
  return html
    .replaceAll(PRELOADS, '')
    .replaceAll(STRUCTURED_DATA, (script) => (scripts.includes(script) ? '' : script))
    .replace(tag, () => late);
}
