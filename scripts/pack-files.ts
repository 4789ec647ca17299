import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const TEXTS = /\.(?:js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Writes `.br` and `.gz` beside each client file that gets smaller; the server sends them as they are. */
export function packFilesPlugin(): Plugin {
  return {
    name: 'site:pack-files',
    apply: 'build',
    // After all environments: React Router writes a client file while it builds the server.
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (!environments.client) throw new Error('There is no build for browsers');
        const folder = resolve(config.root, environments.client.config.build.outDir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
        // In parallel: zlib uses libuv’s thread pool.
        await Promise.all(texts.map(({ parentPath, name }) => pack(join(parentPath, name))));
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
