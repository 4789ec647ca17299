import { createHash } from 'node:crypto';
import { EDITORS } from '../../staff/access.ts';
import { pageIn } from '../../staff/screens/pagination.tsx';
import { staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import editorScript from '../client/article-editor.client.ts?script';
import { ArticleUndo } from '../screens/article-notices.tsx';
import { articlePath, stateOfSlug } from '../screens/article-words.ts';
import { Articles } from '../screens/articles.tsx';

/** URL of the editor’s script, with a hash of its content for immutable caching. */
export const EDITOR_SCRIPT = `/equipe/articles/editeur.js?v=${createHash('sha256').update(editorScript).digest('hex').slice(0, 12)}`;

/** The list of articles, creation, and the editor’s script: `/equipe/articles`. */
export function articlesRoutes({ routes, room, articleDesk, clock }: StaffArea): void {
  routes.get('/equipe/articles', EDITORS, async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const state = stateOfSlug(parameters.get('etat'));
    const search = (parameters.get('q') ?? '').slice(0, 100).trim();
    const page = pageIn(parameters);
    const list = await articleDesk.list({ state, search, page });
    const fresh = await articleDesk.freshAct(staffOf(c).id);
    return room.show(c, {
      title: 'Articles',
      path: '/equipe/articles',
      notice: fresh ? <ArticleUndo act={fresh} now={clock.now()} /> : null,
      children: <Articles list={list} state={state} search={search} page={page} now={clock.now()} />,
    });
  });

  routes.post('/equipe/articles', EDITORS, async (c) => {
    await room.readForm(c);
    return c.redirect(articlePath(await articleDesk.create(staffOf(c).id)), 303);
  });

  routes.get('/equipe/articles/editeur.js', EDITORS, (c) =>
    c.body(editorScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'private, max-age=31536000, immutable',
    }),
  );
}
