import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const generated = new URL('../.content-collections/generated', import.meta.url);

export default defineConfig({
  resolve: { alias: { 'content-collections': fileURLToPath(generated) } },
  test: { testTimeout: 30_000 },
});
