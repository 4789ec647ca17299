import type { Services } from '../../services.ts';
import { OWNERS } from '../../staff/access.ts';
import { pageIn } from '../../staff/screens/pagination.tsx';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { readPlaces } from '../places.ts';
import { MOST_RULES, type ReadList, readRedirects } from '../read-list.ts';
import { REDIRECTS_PATH, RedirectsScreen, RULES_PER_PAGE } from '../screens/redirects.tsx';

/** Adds the page of redirects. */
export function redirectsRoutes(
  routes: StaffRoutes,
  { redirects, database, clock }: Services,
  room: StaffRoom,
): void {
  routes.get(REDIRECTS_PATH, OWNERS, async (c) => {
    await redirects.refresh();
    return show(c, null);
  });

  routes.post(REDIRECTS_PATH, OWNERS, async (c) => {
    const field = await room.readLongForm(c, 'liste', 'source', 'cible');
    const typed = field('liste') || `${field('source')},${field('cible')}`;
    await redirects.refresh();
    const read = readRedirects(typed, { known: redirects.rules(), ...(await readPlaces(database)) });
    if (read.rules.length === 0) return show(c, { read, typed });
    const isDone = await redirects.add(read.rules, c.get('signedIn').staff.id);
    const tooMany = {
      line: 0,
      source: 'liste',
      isKept: false,
      message: `${MOST_RULES} redirections au plus.`,
    };
    return show(c, isDone ? { read, typed: '' } : { read: { rules: [], report: [tooMany] }, typed });
  });

  routes.post(`${REDIRECTS_PATH}/retirer`, OWNERS, async (c) => {
    const field = await room.readForm(c, 'source');
    await redirects.remove(field('source'), c.get('signedIn').staff.id);
    return c.redirect(REDIRECTS_PATH, 303);
  });

  async function show(c: StaffContext, sent: { read: ReadList; typed: string } | null): Promise<Response> {
    const parameters = new URL(c.req.url).searchParams;
    const search = (parameters.get('q') ?? '').slice(0, 100).trim();
    const page = pageIn(parameters);
    // What this process has counted shows at once.
    await redirects.flush();
    const [visits, missed, places] = [
      await redirects.visits(),
      await redirects.missed(),
      await readPlaces(database),
    ];
    const found = redirects
      .rules()
      .filter(
        ({ source, target }) =>
          search === '' || source.includes(search.toLowerCase()) || target.includes(search),
      );
    const rules = found
      .slice((page - 1) * RULES_PER_PAGE, page * RULES_PER_PAGE)
      .map((rule) => ({ ...rule, hits: visits.get(rule.source) ?? 0 }));
    return room.show(c, {
      title: 'Redirections',
      // Reached from there; it has no menu entry of its own.
      path: '/equipe/pages',
      scripts: [],
      status: sent?.read.rules.length === 0 ? 422 : 200,
      children: (
        <RedirectsScreen
          {...{ rules, search, page }}
          total={found.length}
          missed={missed.map(({ path, hits, last_at }) => ({
            path,
            hits,
            lastAt: last_at,
            nearest: places.nearest(path),
          }))}
          read={sent?.read ?? null}
          typed={sent?.typed ?? ''}
          now={clock.now()}
        />
      ),
    });
  }
}
