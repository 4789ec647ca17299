/** The files of the page's modules, which React Router asks for ahead of the first paint. */
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*>/g;
/** The one script that imports them. */
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * `html` whose modules are fetched once its first screen is painted: until then they would share the line with it, and
 * after it their work would come before the paint. Nothing else about them changes: one script, in the page as it was,
 * which the content policy knows by its text.
 */
export function withLateScripts(html: string): string {
  const files = Array.from(html.matchAll(PRELOADS), ([, href = '']) => href);
  return html
    .replaceAll(PRELOADS, '')
    .replace(
      START,
      (_tag, code: string) =>
        `<script type="text/plain" id="modules">${code}</script><script>(${startModules})(${JSON.stringify(files)})</script>`,
    );
}

/**
 * Runs in the browser: once the page is loaded and painted, or somebody cannot wait, fetches the modules side by side
 * and starts them.
 */
const startModules = `(files) => {
  const once = new AbortController(), options = { signal: once.signal, capture: true, passive: true };
  const start = () => {
    if (once.signal.aborted) return;
    once.abort();
    const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', textContent: document.getElementById('modules').textContent });
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), options);
  for (const move of ['pointerdown', 'keydown', 'focusin']) addEventListener(move, start, options);
}`;
