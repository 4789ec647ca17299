import { fieldsOf } from '../../articles/desk/fields.ts';
import { EDITORS } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { ArticleVersion, ArticleVersions } from '../screens/article-versions.tsx';
import { articlePath } from '../screens/article-words.ts';
import type { ArticleRoom } from './article-room.ts';

export function versionRoutes(
  { routes, room, articleDesk: desk, clock }: StaffArea,
  { idOf, absent, show }: ArticleRoom,
): void {
  const numberOf = (c: StaffContext) => Number(c.req.param('number'));

  routes.get('/equipe/articles/:article/versions', EDITORS, async (c) => {
    const open = await desk.open(idOf(c));
    if (!open) return absent(c);
    const versions = await desk.versions(idOf(c));
    return room.show(c, {
      title: 'Versions',
      path: '/equipe/articles',
      children: <ArticleVersions open={open} versions={versions} now={clock.now()} />,
    });
  });

  routes.get('/equipe/articles/:article/versions/:number', EDITORS, async (c) => {
    const open = await desk.open(idOf(c));
    const version = await desk.version(idOf(c), numberOf(c));
    if (!open || !version) return absent(c);
    const parts = await desk.compare(version.markdown, open.draft.markdown);
    return room.show(c, {
      title: `Version ${version.number}`,
      path: '/equipe/articles',
      children: <ArticleVersion open={open} version={version} parts={parts} now={clock.now()} />,
    });
  });

  routes.post('/equipe/articles/:article/versions/:number', EDITORS, async (c) => {
    const field = await room.readForm(c);
    const restored = await desk.restore({
      id: idOf(c),
      by: staffOf(c).id,
      revision: Number(field('revision')),
      number: numberOf(c),
    });
    if (restored.outcome === 'unknown') return absent(c);
    if (restored.outcome === 'saved') return c.redirect(articlePath(idOf(c)), 303);
    const open = await desk.open(idOf(c));
    if (restored.outcome === 'refused')
      return open ? show(c, open, { fault: restored.sentences.join(' '), status: 422 }) : absent(c);
    const fault = `Le brouillon a changé entre-temps. Relisez-le : ${fieldsOf(restored.draft).title}.`;
    return open ? show(c, open, { fault, status: 409 }) : absent(c);
  });
}
