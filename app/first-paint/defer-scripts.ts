import deferredHydration from './deferred-hydration.ts?script';

/** What React Router preloads ahead of the first paint. */
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;
/** Only search engines read it. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
/** The one script that imports the modules. */
const ENTRY_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The module that hydrates; it is the entry script's to import. */
const ENTRY = /\/entry\.client-/;

/**
 * Moves what the first paint does not need to the end of a page: the structured data, and the modules, which
 * `deferred-hydration.ts` loads. The entry script keeps its text, which the content policy knows by its hash.
 */
export function deferScripts(html: string): string {
  const entry = ENTRY_SCRIPT.exec(html);
  if (!entry) return html;
  const [tag, code = ''] = entry;
  const files = Array.from(html.matchAll(PRELOADS), ([, href = '']) => href).filter(
    (href) => !ENTRY.test(href),
  );
  const data = Array.from(html.matchAll(STRUCTURED_DATA), ([script]) => script).join('');
  const deferred = `${data}<script type="text/plain" id="modules" data-files="${files.join(' ')}">${code}</script><script>${deferredHydration}</script>`;
  return html
    .replaceAll(PRELOADS, '')
    .replaceAll(STRUCTURED_DATA, '')
    .replace(tag, () => deferred);
}
