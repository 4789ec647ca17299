import type { Plugin } from 'vite';

/** Modules that the server runs in threads and processes of their own, by the name of their file. */
const WORKERS = {
  'text-worker.js': 'server/texts/text-worker.ts',
  'scan-worker.js': 'server/store/scan-worker.ts',
  'picture-worker.js': 'server/articles/pictures/picture-worker.ts',
};

/** Builds the workers beside the server's bundle. */
export function workersPlugin(): Plugin {
  return {
    name: 'site:workers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const [fileName, id] of Object.entries(WORKERS)) this.emitFile({ type: 'chunk', id, fileName });
    },
  };
}
