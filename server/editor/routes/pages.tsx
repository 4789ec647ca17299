import { retiredTo } from '../../../content/retired-pages.ts';
import { slugify } from '../../../domain/slug.ts';
import { type AddedKind, addedKinds } from '../../entries/added-kinds.ts';
import { ENTRIES, type Entry, freeEntry, madeEntry, namedBy } from '../../entries/entries.ts';
import { changesOf } from '../../entries/free-document.ts';
import { madeFrom } from '../../entries/made-pages.ts';
import { AppError } from '../../errors.ts';
import { canonicalPath } from '../../http/canonical-path.ts';
import { readPlaces } from '../../redirects/places.ts';
import { indexRules } from '../../redirects/rules.ts';
import { EDITORS } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { PAGES_PATH, Pages, type PagesProps, pagePath } from '../screens/pages.tsx';
import { createPageRoom } from './page-room.tsx';

/** The list of texts, and what begins pages without a file. */
export function pagesRoutes(area: StaffArea): void {
  const { routes, room, entryDesk: desk, clock, database, redirects } = area;
  const { isOwner, mayChange } = createPageRoom(area);

  async function showList(
    c: StaffContext,
    refused: Pick<PagesProps, 'newPage' | 'added'> = {},
  ): Promise<Response> {
    const search = (c.req.query('q') ?? '').slice(0, 100).trim();
    const entries = (await desk.list()).filter(({ entry }) => mayChange(c, entry));
    return room.show(c, {
      title: 'Pages',
      path: PAGES_PATH,
      status: refused.newPage || refused.added ? 422 : 200,
      children: <Pages {...{ entries, search, ...refused }} hasRedirects={isOwner(c)} now={clock.now()} />,
    });
  }

  routes.get(PAGES_PATH, EDITORS, (c) => showList(c));

  routes.post(`${PAGES_PATH}/nouvelle`, EDITORS, async (c) => {
    const field = await room.readForm(c);
    const typed = { title: field('titre').trim(), address: field('adresse').trim() };
    const slug = slugify(typed.address || typed.title);
    const fault = await newPageFault(typed.title, slug);
    if (fault !== null) return showList(c, { newPage: { ...typed, fault } });
    const entry = freeEntry(slug);
    const fields = { title: typed.title, name: typed.title.slice(0, 40), isListed: 'oui', isInFooter: 'non' };
    const changes = changesOf({ fields, sections: [] });
    const saved = await desk.save({ entry, revision: 0, by: staffOf(c).id, changes });
    if (saved === 'stale') return showList(c, { newPage: { ...typed, fault: TAKEN } });
    return c.redirect(pagePath(entry), 303);
  });

  async function newPageFault(title: string, slug: string): Promise<string | null> {
    if (title.length < 3 || title.length > 90) return 'Un titre de 3 à 90 caractères est attendu.';
    if (slug === '' || slug.length > 60)
      return 'Une adresse de 60 lettres, chiffres et tirets au plus est attendue.';
    const isKnown = (await desk.open(freeEntry(slug))).revision > 0;
    return isKnown || RESERVED.has(slug) ? TAKEN : addressFault(`/${slug}`);
  }

  /** Why no new page can have an address. */
  async function addressFault(path: string): Promise<string | null> {
    const { isPage } = await readPlaces(database);
    if (isPage(path) || retiredTo(path) !== undefined) return TAKEN;
    await redirects.refresh();
    const rule = indexRules(redirects.rules()).find(path, '');
    return rule && rule.target !== '' ? REDIRECTED : null;
  }

  routes.post(`${PAGES_PATH}/nouvelle/:area`, EDITORS, async (c) => {
    const addedKind = addedKinds().find(({ area }) => area === c.req.param('area'));
    if (!addedKind) throw new AppError('not_found');
    const field = await room.readForm(c);
    const name = field('nom').trim().replaceAll("'", '’');
    const refuse = (fault: string) => showList(c, { added: { area: addedKind.area, name, fault } });
    const slug = slugify(name);
    if (slug === '' || slug.length > 60 || /[<>]/.test(name)) return refuse(NO_NAME);
    const entry = madeEntry(addedKind.area, slug, name);
    const fault = await newEntryFault(entry, addedKind);
    if (fault !== null) return refuse(fault);
    const changes = madeFrom(entry, { [namedBy(entry)]: name });
    const saved = await desk.save({ entry, revision: 0, by: staffOf(c).id, changes });
    return saved === 'stale' ? refuse(TAKEN) : c.redirect(pagePath(entry), 303);
  });

  async function newEntryFault(entry: Entry, { most }: AddedKind): Promise<string | null> {
    const added = (await desk.list()).filter((open) => open.entry.isMade && open.entry.kind === entry.kind);
    if (added.length >= most) return tooMany(most);
    const before = await desk.open(entry);
    const address = entry.shownAt ?? '';
    const isTaken = ENTRIES.some(({ path }) => path === entry.path) || before.revision > 0;
    // Another name of a page, as « react », leads to that page.
    return isTaken || canonicalPath(address) !== address ? TAKEN : addressFault(address);
  }
}

/** Addresses of the server that are no pages. */
const RESERVED = new Set(['404', 'healthz', 'mesure', 'metrics', 'readyz', 'article', 'expertises']);
const TAKEN = 'Cette adresse est prise : choisissez-en une autre.';
const tooMany = (most: number) =>
  `Le site a déjà ${most} pages de cette sorte sans fichier. Supprimez des brouillons, ou faites écrire leurs fichiers (« content export ») : elles n’y comptent plus.`;
const NO_NAME = 'Un nom est attendu : des lettres, 60 au plus.';
const REDIRECTED =
  'Une redirection mène cette adresse ailleurs : faites-la retirer par un responsable, ou choisissez une autre adresse.';
