import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { build, isRunnableDevEnvironment, type Plugin } from 'vite';
import { GENERATED } from './content.ts';

/**
 * What scripts and styles are lowered to (decision 19): the oldest engines of the full policy, and Safari 15.4, which only
 * has to parse them. `tests/server/oldest-engines.test.ts` reads the output with their rules.
 */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];

const SUFFIX = '?script';

/** `import text from './name.ts?script'`: the module bundled with its imports as a minified IIFE, as a string. */
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

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const TEXTS = /\.(?:js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Writes `.br` and `.gz` beside each client file that gets smaller; the server sends them as they are. */
export function packFilesPlugin(): Plugin {
  return afterBuild('site:pack-files', async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
    // In parallel: zlib uses libuv’s thread pool.
    await Promise.all(texts.map(({ parentPath, name }) => pack(join(parentPath, name))));
  });
}

/**
 * Works on the client’s folder once all environments are built: React Router writes a file there while it builds the
 * server, and pictures are looked for in the built scripts.
 */
function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  return {
    name,
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (!environments.client) throw new Error('There is no build for browsers');
        await work(resolve(config.root, environments.client.config.build.outDir));
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const packed = [
    ['br', await packBrotli(bytes, { params })],
    ['gz', await packGzip(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  for (const [ending, content] of packed) {
    if (content.byteLength < bytes.byteLength) await writeFile(`${file}.${ending}`, content);
  }
}

interface DevModule {
  close(): Promise<void>;
  fetch: Parameters<typeof getRequestListener>[0];
}

/**
 * Serves `npm run dev` through the site’s own server (API, leads, mails) instead of React Router’s. Changed
 * server files are reloaded at the next request.
 */
export function devServer(): Plugin {
  return {
    name: 'site:dev-server',
    apply: 'serve',
    configureServer(vite) {
      let current: DevModule | undefined;
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const environment = vite.environments.ssr;
          if (!environment || !isRunnableDevEnvironment(environment)) return next();
          try {
            request.url = request.originalUrl ?? request.url;
            const loaded = await environment.runner.import<DevModule>('/server/dev.ts');
            const previous = current;
            current = loaded;
            if (previous && previous !== loaded) await previous.close();
            await getRequestListener(loaded.fetch)(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** Folders of pictures of clients and people. */
const OF_SOMEBODY = 'assets/{founder,partners,realisations}/*';

/**
 * Vite plugin: removes from the build the pictures of clients and people that are no longer in the content.
 * Their files may stay in `public/assets/`.
 */
export function unshownPicturesPlugin(): Plugin {
  return afterBuild('site:unshown-pictures', async (folder) => {
    const pictures = globSync(OF_SOMEBODY, { cwd: folder }).map((path) => `/${path.replaceAll('\\', '/')}`);
    const texts = [...textsIn(GENERATED), ...textsIn(join(folder, 'static'))];
    for (const path of unshownPictures(pictures, texts)) rmSync(join(folder, path));
  });
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/**
 * Pictures (`/assets/…`) that no text mentions.
 * @param texts the content modules and the client's scripts
 */
export function unshownPictures(pictures: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n');
  return pictures.filter((picture) => !all.includes(picture));
}
