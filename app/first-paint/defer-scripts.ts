import deferredHydration from './deferred-hydration.ts?script';

/** The module preloads that React Router puts into the head. */
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;
/** Structured data; only search engines read them. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
/** The inline script that imports the modules. */
const ENTRY_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The entry module, which hydrates the page; the entry script imports it. */
const ENTRY = /\/entry\.client-/;

/**
 * Moves to the end of a page what its first paint does not need: structured data, and the modules, which
 * `deferred-hydration.ts` loads. The text of the entry script is unchanged, since the content policy has its hash.
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
