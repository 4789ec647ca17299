import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content.ts';
import { devServer } from './scripts/dev-server.ts';
import { frenchTypographyPlugin } from './scripts/french-typography.ts';
import { inlineScriptPlugin } from './scripts/inline-script.ts';
import { lastChangesPlugin } from './scripts/last-changes.ts';
import { packFilesPlugin } from './scripts/pack-files.ts';
import { shaderPlugin } from './scripts/shader-plugin.ts';
import { unshownPicturesPlugin } from './scripts/unshown-pictures.ts';

/**
 * Packages that the built server reads from node_modules: those that screens and server must share one copy of, those
 * that are no ES modules, and what only mails or sign-ins take. Of all others the bundle holds what is used, which starts sooner in
 * less memory.
 */
const SERVER_PACKAGES = [
  'react',
  'react-dom',
  'react-router',
  'pino',
  'prom-client',
  'pg',
  'nodemailer',
  '@react-email/render',
  '@simplewebauthn/server',
  'sharp',
];

/**
 * The browser's scripts in few files rather than one for each part (docs/performance.md, « Écran »): React and
 * its router, each evaluated in a task of its own, which change with their releases alone; what first screens share;
 * what the parts below them share (`app/first-paint/lazy-section.tsx`). A page's own code follows its route.
 */
const SCRIPTS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
  { name: 'checks', test: /node_modules\/valibot\//, priority: 2 },
  // Of the forms and their confirmation; other first screens can do without.
  { name: 'glass-house', test: /app\/ui\/glass-house/, priority: 2 },
  // Of the confirmation and of the page that follows it.
  { name: 'sundial', test: /app\/ui\/sundial/, priority: 2 },
  { name: 'first', tags: ['$initial' as const], minShareCount: 2, priority: 1 },
  { name: 'later', minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    frenchTypographyPlugin(),
    contentPlugin(),
    lastChangesPlugin(),
    inlineScriptPlugin(),
    shaderPlugin(),
    tailwindcss(),
    devServer(),
    reactRouter(),
    unshownPicturesPlugin(),
    packFilesPlugin(),
  ],
  optimizeDeps: {
    // Named here so that the first visit in development does not stop to find them.
    include: ['@conform-to/react', '@conform-to/valibot', 'lucide-react', 'valibot'],
  },
  build: {
    // Not `assets`: that path belongs to the pictures, whose addresses never change.
    assetsDir: 'static',
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } },
    ssr: {
      build: { rollupOptions: { input: 'server/main.ts', output: { codeSplitting: false } } },
      resolve: { noExternal: command === 'build' ? true : [], external: SERVER_PACKAGES },
    },
  },
}));
