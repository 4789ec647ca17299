import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { frenchTypographyPlugin } from './scripts/french-typography.ts';
import { lastChangesPlugin } from './scripts/last-changes.ts';
import { liveContentPlugin } from './scripts/live-content.ts';
import { keepTemporaryFilesInMemory } from './scripts/temporary-folder.ts';

keepTemporaryFilesInMemory();

const alias = {
  'content-collections': fileURLToPath(new URL('.content-collections/generated', import.meta.url)),
};

export default defineConfig({
  plugins: [
    frenchTypographyPlugin(),
    liveContentPlugin(),
    lastChangesPlugin(),
    // No browser reads what these tests render.
    { name: 'site:no-script', load: (id) => (id.endsWith('?script') ? "export default '';" : null) },
  ],
  resolve: { alias },
  // React as in production, which renders in a third of the time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    // The built site as Node runs it: else each site under test reads the bundle and its source map again (16 MB).
    server: { deps: { external: [/\/build\/[0-9a-f]+\/server\//] } },
    // One more than the cores of a small machine: tests of faults and of mails wait. Each worker reads every module.
    maxWorkers: 3,
    // A machine four times slower than ours is to find no other fault.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,artwork,content,domain,emails,server,scripts,tests/support}/**/*.test.{ts,tsx}'],
          // A worker reads modules once for all its files: half the time here, a fifth of the server's.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: 'tests/content/setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: 'tests/server/setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          globalSetup: 'tests/server/setup.ts',
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/**/*.long.test.ts'],
          globalSetup: 'tests/server/setup.ts',
          testTimeout: 600_000,
        },
      },
    ],
  },
});
