import * as built from 'content-collections';
import {
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  deliveryTimeList,
  estimateList,
  footerMenu,
  menu,
  offerList,
  searchWordCopy,
} from 'content-collections';
import { type ContentValues, withContent } from '../../content/live.ts';
import { retiredPages, retiredTo, withoutRetiredLinks } from '../../content/retired-pages.ts';
import type { Changes } from './changes.ts';
import type { Entry } from './entries.ts';
import { type FieldIssue, readEntry } from './published-values.ts';

/** Where it is kept that a page is off the site: beside its texts, whose drafts and versions know nothing of it. */
export const RETIRED = 'retired/';

export function retirementPath({ path }: Entry): string {
  return RETIRED + path;
}

/** The path of the file whose page a row takes off the site; `undefined` for a row of texts. */
export function retiredFile(path: string): string | undefined {
  return path.startsWith(RETIRED) ? path.slice(RETIRED.length) : undefined;
}

/** The address of a page that can be taken off the site; `null` for any other entry. */
export function retirablePath({ kind, path }: Entry): string | null {
  if (kind !== 'city' && kind !== 'technology' && kind !== 'service' && kind !== 'case') return null;
  return path
    .replace(/^content|\.\w+$/g, '')
    .replace(/^\/cities/, '/villes')
    .replace(/^\/case-studies/, '/realisations');
}

/** The list of the pages that are of the kind of one: where its visitors go by default. */
export function listOf(path: string): string {
  return path.startsWith('/expertises/') ? '/services' : path.slice(0, path.lastIndexOf('/'));
}

/**
 * The content without the pages that are off the site, and without what led to them: menus, lists of other pages, links in
 * texts. A case that is missing is left out wherever it is shown.
 */
export function withoutRetired(values: ContentValues): ContentValues {
  return withContent(values, () => (retiredPages.length === 0 ? values : relinked(withoutPages(values))));
}

function withoutPages(values: ContentValues): ContentValues {
  const ends = new Map(retiredPages.map(({ path }) => [path, retiredTo(path) ?? '']));
  const kept = <Page extends { path: string }>(pages: readonly Page[]) =>
    pages.filter(({ path }) => !ends.has(path));
  const isCity = (slug: string) => ends.has(`/villes/${slug}`);
  const isTechnology = (slug: string) => ends.has(`/technologies/${slug}`);
  const serviceEnd = (slug: string) => ends.get(`/services/${slug}`) ?? ends.get(`/expertises/${slug}`);
  const isService = (slug: string) => serviceEnd(slug) !== undefined;
  /** The links of a menu's groups; a group that has none is left out. */
  const keptGroups = <Group extends { links: readonly { path: string }[] }>(groups: readonly Group[]) =>
    groups.flatMap((group) => {
      const links = kept(group.links);
      return links.length === 0 ? [] : [{ ...group, links }];
    });
  const offered = <Group extends { offers: readonly { page?: string | undefined }[] }>(group: Group) => ({
    ...group,
    offers: group.offers.map(({ page, ...offer }) =>
      page && ends.get(page) !== '' ? { ...offer, page } : offer,
    ),
  });
  /** What is left of the services of a case, but for those that promise to be faster than it was. */
  const servicesOf = ({ services, firstVersion }: (typeof allCaseStudies)[number]) =>
    services.filter((slug) => {
      const { deliveryTime } = allServices.find((service) => service.slug === slug) ?? {};
      const promised = deliveryTimeList.deliveryTimes.find(({ id }) => id === deliveryTime);
      return (
        !isService(slug) && (!promised || (firstVersion?.day ?? Number.POSITIVE_INFINITY) <= promised.days)
      );
    });
  // What is no longer sold has no price, unless another service takes its place.
  const kinds = estimateList.kinds.flatMap((kind) => {
    const end = serviceEnd(kind.service);
    if (end === undefined) return [kind];
    const [, service] = /^\/(?:services|expertises)\/(.+)$/.exec(end) ?? [];
    return service === undefined ? [] : [{ ...kind, service }];
  });
  const kindIds = new Set(kinds.map(({ id }) => id));
  return {
    ...values,
    allCities: kept(allCities).map((city) => ({
      ...city,
      neighbours: city.neighbours.filter((slug) => !isCity(slug)),
      services: city.services.filter(({ service }) => !isService(service)),
    })),
    allTechnologies: kept(allTechnologies).map((technology) => ({
      ...technology,
      technologies: technology.technologies.filter((slug) => !isTechnology(slug)),
      services: technology.services.filter((slug) => !isService(slug)),
    })),
    allServices: kept(allServices).map((service) => ({
      ...service,
      technologies: service.technologies.filter((slug) => !isTechnology(slug)),
    })),
    allCaseStudies: kept(allCaseStudies).map((study) => ({
      ...study,
      services: study.services.some(isService) ? servicesOf(study) : study.services,
      city: study.city && isCity(study.city) ? undefined : study.city,
      stack: study.stack.map(({ name, technology }) =>
        technology === undefined || isTechnology(technology) ? { name } : { name, technology },
      ),
    })),
    menu: {
      ...menu,
      services: keptGroups(menu.services),
      technologies: keptGroups(menu.technologies),
      // Not left out: browsers only hear of fields that are there.
      ...(menu.caseStudy && ends.has(`/realisations/${menu.caseStudy.slug}`) ? { caseStudy: null } : {}),
    },
    footerMenu: { ...footerMenu, pages: kept(footerMenu.pages), cities: kept(footerMenu.cities) },
    offerList: {
      ...offerList,
      consulting: offered(offerList.consulting),
      conception: offered(offerList.conception),
      marketing: offered(offerList.marketing),
    },
    searchWordCopy: {
      ...searchWordCopy,
      pages: searchWordCopy.pages.filter(({ page }) => ends.get(page) !== ''),
    },
    estimateList: {
      ...estimateList,
      kinds,
      quotes: estimateList.quotes.filter(({ kind }) => kindIds.has(kind)),
    },
  };
}

/** The modules whose texts lead to such a page, with links to where its visitors go. */
function relinked(values: ContentValues): ContentValues {
  return withContent(values, () => {
    const changed = Object.entries({ ...built, ...values }).flatMap(([name, value]) => {
      if (name === 'retiredPages') return [];
      const text = JSON.stringify(value);
      return retiredPages.some(({ path }) => text.includes(path))
        ? [[name, withoutRetiredLinks(value)] as const]
        : [];
    });
    return { ...values, ...Object.fromEntries(changed) };
  });
}

/** Pages whose title or description counts the pages of a kind. */
const COUNTING = ['cities', 'technologies', 'case-studies'].map((name) => `content/copy/${name}.yaml`);

/** The content with what the hubs count. @param readHub a hub's file with its published changes, in this content */
export function recounted(
  values: ContentValues,
  readHub: (path: string) => ReturnType<typeof readEntry> | undefined,
): ContentValues {
  return withContent(values, () => {
    let counted = values;
    for (const path of COUNTING) {
      const read = readHub(path);
      const { pageList } = read && 'add' in read ? read.add(counted) : {};
      if (pageList) counted = { ...values, pageList };
    }
    return counted;
  });
}

/** The content with other changes of one file. @param others what is published of the others */
export function withEntryChanged(
  entry: Entry,
  changes: Changes,
  others: ContentValues,
): { values: ContentValues } | { issues: readonly FieldIssue[] } {
  return withContent(others, () => {
    const read = readEntry(entry, changes);
    return 'issues' in read ? read : { values: withoutRetired(read.add(others)) };
  });
}
