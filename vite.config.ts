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
 * Packages that the built server loads from node_modules: those that screens and server must share, those that
 * are not ES modules, and those that only mails or sign-ins need. The rest is bundled and tree-shaken, which
 * starts faster in less memory.
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

/** What only pages with a form load: 16 kB of 28 below the first screen. */
const FORMS =
  /node_modules\/@conform-to\/|app\/forms\/(?:engine|definitions)\/|app\/sections\/(?:need|quick|speed)-estimate|domain\/leads\/(?!reference|tracking)/;

/**
 * The browser's scripts in few files: React and its router, each evaluated in a separate task and changed only
 * by their releases; the code shared by first screens; the code shared by the parts below them
 * (`app/first-paint/lazy-section.tsx`). A page's own code follows its route.
 */
const SCRIPTS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 4 },
  { name: 'checks', test: /node_modules\/valibot\//, priority: 3 },
  // For forms and their confirmation only.
  { name: 'glass-house', test: /app\/ui\/glass-house/, priority: 3 },
  // For the confirmation and the tracking page only.
  { name: 'sundial', test: /app\/ui\/sundial/, priority: 3 },
  { name: 'first', tags: ['$initial' as const], minShareCount: 2, priority: 2 },
  // Before the forms, which would take what their modules import with them.
  { name: 'later', test: (id: string) => !FORMS.test(id), minShareCount: 2, priority: 1 },
  { name: 'forms', test: FORMS },
  // Loaded by almost every page with the visitor's first move.
  { name: 'chrome', test: /app\/chrome\/floating-quote-link|app\/ui\/gliding-picture/ },
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
    // Listed so that the first visit in development does not reload to bundle them.
    include: ['@conform-to/react', '@conform-to/valibot', 'lucide-react', 'valibot'],
  },
  // The port that the server's own links name (`server/config.ts`).
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: {
    // Not `assets`, which holds the pictures, whose URLs never change.
    assetsDir: 'static',
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: SCRIPTS } } } } },
    ssr: {
      build: { rollupOptions: { input: 'server/main.ts' } },
      resolve: { noExternal: command === 'build' ? true : [], external: SERVER_PACKAGES },
    },
  },
}));
