import type { Plugin } from 'vite';

/** Builds the worker of texts (`server/texts/text-worker.ts`) beside the server's bundle. */
export function textWorkerPlugin(): Plugin {
  return {
    name: 'site:text-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'server/texts/text-worker.ts', fileName: 'text-worker.js' });
    },
  };
}
