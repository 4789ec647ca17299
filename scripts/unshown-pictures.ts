import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sharePicture } from '../domain/share-picture.ts';
import { GENERATED } from './content.ts';

/** Folders of pictures of clients, people and page titles. */
const OF_SOMEBODY = 'assets/{founder,partage,partners,realisations}/*';

/**
 * Vite plugin: removes from the build the pictures of clients, people and pages that are no longer in the content.
 * Their files may stay in `public/assets/`.
 */
export function unshownPicturesPlugin(): Plugin {
  return {
    name: 'site:unshown-pictures',
    apply: 'build',
    // After all environments, since the built scripts are searched for paths, too.
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
 * Pictures (`/assets/…`) that no text mentions and that are the share picture of no page.
 * @param texts the content modules, which also list the pages, and the client's scripts
 */
export function unshownPictures(pictures: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join('\n');
  const pages = [...all.matchAll(/"path": ?"(\/[^"]*)"/g)].map(([, path = '']) => path);
  const shared = new Set(pages.map(sharePicture));
  return pictures.filter((picture) => !shared.has(picture) && !all.includes(picture));
}
