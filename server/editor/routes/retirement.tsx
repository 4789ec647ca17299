import { allArticles, allCities, allTechnologies, estimateList, menu, pageList } from 'content-collections';
import { withContent } from '../../../content/live.ts';
import { type Reference, referencesOf } from '../../../content/references.ts';
import { retiredTo } from '../../../content/retired-pages.ts';
import { wholeContent } from '../../../content/whole-content.ts';
import { ENTRIES, type Entry } from '../../entries/entries.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { listOf, retirablePath } from '../../entries/retirement.ts';
import { AppError } from '../../errors.ts';
import { OWNERS } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { PAGES_PATH, pagePath } from '../screens/pages.tsx';
import { type Arrival, type Pointer, Retired, Retirement, retirementScreen } from '../screens/retirement.tsx';

const PATH = `${PAGES_PATH}/:entry/retrait` as const;

/** Taking pages of the build off the site, and putting them back. */
export function retirementRoutes({ routes, room, entryDesk: desk, database, content }: StaffArea): void {
  /** @throws AppError for what is no such page */
  async function pageOf(c: StaffContext): Promise<{ entry: Entry; path: string }> {
    const entry = await desk.find(c.req.param('entry') ?? '');
    const path = entry ? retirablePath(entry) : null;
    if (!entry || path === null) throw new AppError('not_found');
    return { entry, path };
  }

  interface Refusal {
    faults: readonly FieldIssue[];
    status: 409 | 422;
    chosen: string;
  }

  /** In the content as it is now: an act may have changed it since the request began. */
  function show(c: StaffContext, refusal?: Refusal): Promise<Response> {
    return withContent(content.current(), () => screen(c, refusal));
  }

  async function screen(c: StaffContext, refusal?: Refusal): Promise<Response> {
    const { entry, path } = await pageOf(c);
    const revision = await desk.retirements(entry);
    const to = retiredTo(path);
    const { faults = [], status = 200 } = refusal ?? {};
    const arrivals = arrivalsOf(entry, path);
    return room.show(c, {
      title: to === undefined ? `Retirer ${entry.name}` : entry.name,
      path: PAGES_PATH,
      status,
      children:
        to === undefined ? (
          <Retirement
            {...{ entry, revision, arrivals, faults }}
            {...(await pointersTo(entry, path))}
            chosen={refusal?.chosen ?? arrivals[0]?.pages[0]?.path ?? ''}
          />
        ) : (
          <Retired {...{ entry, revision, to, faults }} />
        ),
    });
  }

  routes.get(PATH, OWNERS, (c) => show(c));

  routes.post(PATH, OWNERS, async (c) => {
    const field = await room.readForm(c);
    const { entry } = await pageOf(c);
    const chosen = field('arrivee');
    const done = await desk.retire({
      entry,
      revision: Number(field('revision')),
      by: staffOf(c).id,
      to: field('geste') === 'remettre' ? null : chosen,
    });
    switch (done.outcome) {
      case 'refused':
        return show(c, { faults: done.faults, status: 422, chosen });
      case 'stale': {
        const message = 'quelqu’un a retiré ou remis cette page à l’instant. Relisez, puis recommencez';
        return show(c, { faults: [{ field: '', message }], status: 409, chosen });
      }
      case 'done':
      case 'unchanged':
        return c.redirect(field('geste') === 'remettre' ? pagePath(entry) : retirementScreen(entry), 303);
    }
  });

  /** What leads to a page: lists that cite it, and texts with a link. */
  async function pointersTo(entry: Entry, path: string): Promise<{ lists: Pointer[]; links: Pointer[] }> {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const kind = entry.kind === 'case' ? 'caseStudy' : entry.kind;
    const pointing = referencesOf(wholeContent()).filter((reference) =>
      reference.kind === 'page'
        ? reference.target.replace(/[?#].*/, '') === path
        : reference.kind === kind && reference.target === slug,
    );
    const articles = await database
      .selectFrom('articles')
      .select(['title', 'content'])
      .where('content', 'like', `%${path}%`)
      .orderBy('title')
      .execute();
    const isPriced = entry.kind === 'service' && estimateList.kinds.some(({ service }) => service === slug);
    const estimates = isPriced ? ENTRIES.find(({ id }) => id === 'liste-estimates') : undefined;
    const exact = new RegExp(`${RegExp.escape(path)}(?![\\w-])`);
    return {
      lists: [
        ...named(pointing.filter((reference) => !isLink(reference))),
        ...(estimates ? [{ name: estimates.name, path: pagePath(estimates) }] : []),
      ],
      links: [
        ...named(pointing.filter((reference) => isLink(reference) && !reference.file.includes('/articles/'))),
        ...articles
          .filter(({ content }) => exact.test(content))
          .map(({ title }) => ({ name: title, path: null })),
      ],
    };
  }
}

/** A link in a text: `content (/villes/lyon)`. */
function isLink({ kind, field }: Reference): boolean {
  return kind === 'page' && field.endsWith(')');
}

/** The files of references, once each, as colleagues call them. */
function named(references: readonly Reference[]): Pointer[] {
  return [...new Set(references.map(({ file }) => file))].map((file) => {
    const entry = ENTRIES.find(({ path }) => path === file);
    if (entry) return { name: entry.name, path: pagePath(entry) };
    return { name: allArticles.find(({ slug }) => file.endsWith(`/${slug}.md`))?.title ?? file, path: null };
  });
}

/** Where the visitors of a page may go: the list of its kind, the pages that it is close to, the others. */
function arrivalsOf(entry: Entry, path: string): { title: string; pages: Arrival[] }[] {
  const others = ENTRIES.flatMap((other): Arrival[] => {
    const address = other.kind === entry.kind && other !== entry ? retirablePath(other) : null;
    return address === null || retiredTo(address) !== undefined ? [] : [{ name: other.name, path: address }];
  });
  const close = closeTo(path);
  const groups = [
    { title: 'La liste', pages: pageList.pages.filter((page) => page.path === listOf(path)) },
    { title: 'Pages proches', pages: others.filter((other) => close.has(other.path)) },
    { title: 'Autres pages de sa sorte', pages: others.filter((other) => !close.has(other.path)) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}

function closeTo(path: string): ReadonlySet<string> {
  const city = allCities.find((page) => page.path === path);
  if (city) return new Set(city.neighbours.map((slug) => `/villes/${slug}`));
  const technology = allTechnologies.find((page) => page.path === path);
  if (technology) return new Set(technology.technologies.map((slug) => `/technologies/${slug}`));
  const group = menu.services.find(({ links }) => links.some((link) => link.path === path));
  return new Set(group?.links.map((link) => link.path));
}
