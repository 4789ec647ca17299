import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { AssetFiles } from '../../http/built-file.ts';
import type { Environment } from '../../http/environment.ts';
import type { Database } from '../../store/database.ts';
import type { ArticleRepository } from '../article-repository.ts';
import { drawGlass } from '../glass-picture.ts';
import { readPicture } from './picture-store.ts';
import { drawSharePicture } from './share-picture.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** Share pictures cached in memory: social networks fetch each many times within minutes. */
const SHARE_PICTURES = 50;

interface PictureParts {
  database: Database;
  articles: ArticleRepository;
  assets: AssetFiles;
}

/** Generated, uploaded and share pictures of articles, under /assets/articles. */
export function articlePictureRoutes({ database, articles, assets }: PictureParts) {
  const app = new Hono<Environment>();
  const shared = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: SHARE_PICTURES });

  app.get('/:glass{verre-[0-9a-f]{12}\\.svg}', (c) => {
    const drawing = drawGlass(c.req.path);
    return drawing === null
      ? c.notFound()
      : c.body(drawing, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOREVER });
  });

  app.get('/partage/:name{[a-z0-9-]{1,200}\\.jpg}', async (c) => {
    const found = await articles.find(c.req.param('name').slice(0, -'.jpg'.length));
    if (!found || 'movedTo' in found) return c.notFound();
    const { title, imageUrl } = found.article;
    const key = `${title}\n${imageUrl}`;
    let drawing = shared.get(key);
    if (!drawing) {
      drawing = drawSharePicture({ database, assets }, { title, picture: imageUrl });
      shared.set(key, drawing);
      drawing.catch(() => shared.delete(key));
    }
    return c.body(await drawing, 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': DAY });
  });

  app.get('/:name{[0-9a-f]{32}-\\d{1,4}x\\d{1,4}}/:form{\\d{1,4}\\.(?:avif|webp)}', async (c) => {
    const form = c.req.param('form');
    const bytes = await readPicture(database, c.req.param('name').slice(0, 32), form);
    if (!bytes) return c.notFound();
    return c.body(bytes, 200, {
      'Content-Type': form.endsWith('avif') ? 'image/avif' : 'image/webp',
      'Cache-Control': FOREVER,
    });
  });
  return app;
}
