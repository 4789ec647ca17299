import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAMES =
  '\\w+Copy|all(?!Articles)\\w+|(?:page|offer|estimate|commitment)List|menu|footerMenu|workflow|schedule';

/** What colleagues can change on the site, of the exports of `content-collections`. */
export const LIVE_NAMES = new RegExp(`^(?:${NAMES})$`);

const MODULES = new RegExp(`/\\.content-collections/generated/(${NAMES})\\.js$`);

const SERVER = ['live', fileURLToPath(new URL('../content/live.ts', import.meta.url))] as const;
const BROWSER = ['changed', fileURLToPath(new URL('../app/changed-content.ts', import.meta.url))] as const;

/** Has those modules give their current value: on the server that of the request, in the browser that of the page. */
export function liveContentPlugin(): Plugin {
  return {
    name: 'site:live-content',
    transform: {
      filter: { id: MODULES },
      handler(code, id) {
        const [, name] = MODULES.exec(id) ?? [];
        const [reader, file] = this.environment.name === 'client' ? BROWSER : SERVER;
        const value = code.replace(/^[\s\S]*?export default /, '').replace(/;?\s*$/, '');
        return {
          code: `import { ${reader} } from ${JSON.stringify(file)};\nexport default /*#__PURE__*/ ${reader}('${name}', ${value});\n`,
          map: null,
        };
      },
    },
  };
}

/**
 * Leaves the builder of content out of the server, which reads the definitions of `content/schema/copy/` for their schemas.
 */
export function definitionsPlugin(): Plugin {
  return {
    name: 'site:definitions',
    // Before Vite finds the package.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === '@content-collections/core' ? '\0site:definitions' : undefined),
    load: (id) =>
      id === '\0site:definitions' ? 'export const defineSingleton = (definition) => definition;' : undefined,
  };
}
