import { build, type Plugin } from 'vite';
import { BROWSER_TARGETS } from './browser-targets.ts';

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
