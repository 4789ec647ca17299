import * as v from 'valibot';
import { SITE } from '../../../app/seo/site-address.ts';
import { proposedSlug, slugify } from '../../../domain/slug.ts';
import { fieldsSchema } from '../../articles/desk/fields.ts';
import type { OpenArticle } from '../../articles/desk/open-article.ts';
import { previewRow } from '../../articles/desk/publication.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';
import { glassAddress } from '../../articles/glass-picture.ts';
import { drawSharePicture } from '../../articles/pictures/share-picture.ts';
import { mainOf, withoutScripts } from '../../http/sealed-page.ts';
import { BARE_POLICY, previewHeaders } from '../../http/security-headers.ts';
import { loaderServicesFor, NO_FORMS } from '../../loader-services.ts';
import { EDITORS } from '../../staff/access.ts';
import type { StaffContext } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { parseBody } from '../../staff/wire.ts';

const previewBody = v.object({ fields: fieldsSchema });

/** The preview of a draft, rendered by the site’s own route, and its Open Graph picture. */
export function previewRoutes(
  area: StaffArea,
  renderFaults: (faults: readonly PublicationFault[]) => string,
): void {
  const { routes, room, renderScreen, articleDesk: desk, articles, clock, texts } = area;
  async function page(c: StaffContext, open: OpenArticle): Promise<Response> {
    const row = await previewRow(texts, open, clock.now());
    const slug = slugify(row.slug) === row.slug ? row.slug : proposedSlug(row.title) || 'apercu';
    const article = await articles.toArticle({ ...row, slug });
    const { loaderServices } = loaderServicesFor(area, c.get('requestId'));
    return renderScreen(new Request(`${SITE}/article/${slug}`), {
      ...loaderServices,
      articles: {
        ...loaderServices.articles,
        find: async () => ({ article }),
        async previous() {
          const newest = await articles.list({ limit: 7 });
          return newest.filter((post) => post.id !== row.id).slice(0, 6);
        },
      },
      ...NO_FORMS,
    });
  }

  routes.get('/equipe/articles/:article/apercu', EDITORS, async (c) => {
    const open = await desk.open(c.req.param('article') ?? '');
    if (!open) return c.notFound();
    const screen = await page(c, open);
    const policy = screen.headers.get('Content-Security-Policy') ?? BARE_POLICY;
    return c.html(withoutScripts(await screen.text()), 200, previewHeaders(policy));
  });

  routes.post('/equipe/articles/:article/apercu', EDITORS, async (c) => {
    const { fields } = parseBody(previewBody, await room.readLongJson(c));
    const known = await desk.open(c.req.param('article') ?? '');
    if (!known) return c.json({ title: 'Cet article n’existe plus : copiez votre texte.' }, 404);
    const open = { ...known, draft: { ...known.draft, ...fields } };
    const [screen, faults] = await Promise.all([page(c, open), desk.faults(open)]);
    const glass = glassAddress(fields.title.trim());
    return c.json({
      main: mainOf(await screen.text()),
      faults: renderFaults(faults),
      glass,
    });
  });

  routes.get('/equipe/articles/:article/partage.jpg', EDITORS, async (c) => {
    const open = await desk.open(c.req.param('article') ?? '');
    if (!open) return c.notFound();
    const { title, image_url } = await previewRow(texts, open, clock.now());
    const drawn = await drawSharePicture(area, { area: 'Blog', title, picture: image_url });
    return c.body(drawn, 200, { 'Content-Type': 'image/jpeg' });
  });
}
