import { Hono } from 'hono';
import type { AssetFiles } from '../../http/client-files.ts';
import type { Environment } from '../../http/environment.ts';
import type { Database } from '../../store/database.ts';
import type { TextWork } from '../../texts/text-work.ts';
import type { ArticleRepository } from '../article-repository.ts';
import { drawGlass } from '../glass-picture.ts';
import { readPicture } from './picture-store.ts';
import { createSharePictures } from './share-picture.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

interface PictureParts {
  database: Database;
  articles: ArticleRepository;
  assets: AssetFiles;
  texts: TextWork;
}

/** Generated, uploaded and share pictures of articles, under /assets/articles. */
export function articlePictureRoutes({ database, articles, assets, texts }: PictureParts) {
  const app = new Hono<Environment>();
  const sharePictureOf = createSharePictures({ database, assets, texts });

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
    const drawn = await sharePictureOf({ area: 'Blog', title, picture: imageUrl });
    return c.body(drawn, 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': DAY });
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
