import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content.ts';
import { frenchTypographyPlugin } from './scripts/french-typography.ts';
import { lastChangesPlugin } from './scripts/last-changes.ts';
import { definitionsPlugin, liveContentPlugin } from './scripts/live-content.ts';
import {
  BROWSER_TARGETS,
  devServer,
  inlineScriptPlugin,
  packFilesPlugin,
  unshownPicturesPlugin,
  workersPlugin,
} from './scripts/vite-plugins.ts';

/**
 * Packages that the built server loads from node_modules: those that screens and server must share, those that
 * are not ES modules, and those that only mails or sign-ins need. The rest is bundled and tree-shaken, which
 * starts faster in less memory; all are `dependencies`, which audits read.
 */
const SERVER_PACKAGES = [
  'react',
  'react-dom',
  'react-router',
  'pino',
  'prom-client',
  'pg',
  'nodemailer',
  'imapflow',
  '@react-email/render',
  '@simplewebauthn/server',
  'sharp',
  'tinypool',
];

/** What the pages of services, technologies and cities share with no other. */
const DETAILS =
  /sections\/(?:customer-process|founder-pane|matching-case|page-hero|page-intro|related-pages|review-panes|scene|why-us|working-together)\.tsx$/;
/** The film behind a first screen, and its switch: three pages. */
const FILM = /sections\/(?:film-hero|hero-film|hero-picture)\.tsx$|icons\/(?:pause|play)\.mjs$/;
/** What two pages share with no other, in a file for each two. */
const PAIRS =
  /app\/hubs\/|ui\/(?:page-tools|sundial)\.tsx$|sections\/(?:delivery-form|link-panes)\.tsx$|icons\/(?:link-2|printer)\.mjs$/;

/**
 * The browser's scripts in few files: React and its router, which change with their releases only, and what pages share.
 * A page's own code follows its route.
 */
const SCRIPTS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'shared',
    test: (id: string) => !DETAILS.test(id) && !FILM.test(id) && !PAIRS.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'details', test: DETAILS, minShareCount: 2, priority: 1 },
  { name: 'film', test: FILM, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    frenchTypographyPlugin(),
    contentPlugin(),
    definitionsPlugin(),
    liveContentPlugin(),
    lastChangesPlugin(),
    inlineScriptPlugin(),
    tailwindcss(),
    devServer(),
    reactRouter(),
    workersPlugin(),
    unshownPicturesPlugin(),
    packFilesPlugin(),
  ],
  optimizeDeps: {
    // Listed so that the first visit in development does not reload to bundle them.
    include: ['lucide'],
  },
  // The port that the server's own links name (`server/config.ts`).
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: {
    // Not `assets`, which holds the pictures, whose URLs never change.
    assetsDir: 'static',
    assetsInlineLimit: 0,
    // The server inlines styles too; its own code is for Node.
    cssTarget: BROWSER_TARGETS,
  },
  environments: {
    client: {
      build: { target: BROWSER_TARGETS, rollupOptions: { output: { codeSplitting: { groups: SCRIPTS } } } },
    },
    ssr: {
      build: { rollupOptions: { input: 'server/main.ts' } },
      resolve: { noExternal: command === 'build' ? true : [], external: SERVER_PACKAGES },
    },
  },
}));
