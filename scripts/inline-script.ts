import { build, type Plugin } from 'vite';

/**
 * What scripts and styles are lowered to (decision 19): the oldest engines of the full policy, and Safari 15.4, which only
 * has to parse them. `tests/server/oldest-engines.test.ts` reads the output with their rules.
 */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];

const SUFFIX = '?script';

/**
 * `import text from './name.ts?script'`: the module bundled with its imports as a minified IIFE, as a string.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'site:inline-script',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const input = id.slice(0, -SUFFIX.length);
      const output = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          modulePreload: false,
          target: BROWSER_TARGETS,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      });
      if (!('output' in output)) throw new Error(`${input}: one script was to be built`);
      const [script] = output.output;
      for (const file of script.moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(script.code.trim())};`;
    },
  };
}
