import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FIXED_PAGES } from '../content/fixed-pages.ts';
import { sharePicture } from '../domain/share-picture.ts';
import { GENERATED } from './content.ts';

/** Pictures that show a client, somebody, or a page's title: visitors get those that the site shows, and no others. */
const OF_SOMEBODY = 'assets/{founder,partage,partners,realisations}/*';

/**
 * Takes out of the build the pictures of clients, people and pages that the content has no more: their files may well
 * stay in `public/assets/`, where whoever knows the address would find them.
 */
export function unshownPicturesPlugin(): Plugin {
  return {
    name: 'site:unshown-pictures',
    apply: 'build',
    // After all environments: what the site shows is told by its content and by the scripts that screens became.
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        if (!environments.client) throw new Error('There is no build for browsers');
        const folder = resolve(config.root, environments.client.config.build.outDir);
        const pictures = globSync(OF_SOMEBODY, { cwd: folder }).map(
          (path) => `/${path.replaceAll('\\', '/')}`,
        );
        const texts = [...textsIn(GENERATED), ...textsIn(join(folder, 'static'))];
        for (const path of unshownPictures(pictures, texts)) rmSync(join(folder, path));
      },
    },
  };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/**
 * The pictures (`/assets/…`) that none of the texts names, and that are the share picture of none of the pages whose
 * paths stand in them.
 * @param texts the content's modules and the browser's scripts
 */
export function unshownPictures(pictures: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n');
  const pages = [...all.matchAll(/"path": ?"(\/[^"]*)"/g)].map(([, path = '']) => path);
  const shared = new Set([...Object.keys(FIXED_PAGES), ...pages].map(sharePicture));
  return pictures.filter((picture) => !shared.has(picture) && !all.includes(picture));
}
