import { AppError } from '../../errors.ts';
import { staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { PageVersions } from '../screens/page-versions.tsx';
import { PAGES_PATH, pagePath } from '../screens/pages.tsx';
import type { PageRoom } from './page-room.tsx';

export function pageVersionRoutes({ room, entryDesk: desk, clock }: StaffArea, pages: PageRoom): void {
  pages.get('/versions', async (c, entry) => {
    const open = await desk.open(entry);
    const [versions, absences] = [await desk.versions(entry), await desk.absences(entry)];
    return room.show(c, {
      title: 'Versions',
      path: PAGES_PATH,
      children: <PageVersions {...{ open, versions, absences }} now={clock.now()} />,
    });
  });

  pages.post('/versions/:number', async (c, entry) => {
    const field = await room.readForm(c);
    const version = (await desk.versions(entry)).find(
      ({ number }) => number === Number(c.req.param('number')),
    );
    if (!version) throw new AppError('not_found');
    const saved = await desk.save({
      entry,
      by: staffOf(c).id,
      revision: Number(field('revision')),
      changes: version.changes,
    });
    if (saved === 'done') return c.redirect(pagePath(entry), 303);
    return pages.show(c, await desk.open(entry), {
      fault: 'Quelqu’un a modifié ces textes entre-temps : rien n’est repris. Relisez-les.',
      status: 409,
    });
  });
}
