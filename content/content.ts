import type * as generated from 'content-collections';
import type { FreePage } from './free-pages.ts';

export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** The modules imported as `content-collections`. */
export type Modules = typeof generated;
type Copy = Pick<Modules, Extract<keyof Modules, `${string}Copy`>>;

/** All content, each file valid by its own schema; `contentFaults` checks the files against each other. */
export type Content = ReturnType<typeof contentOf>;

/** @param freePages pages that colleagues made on the site; none in the build */
export function contentOf(modules: Modules, freePages: readonly FreePage[] = []) {
  const { reviews, shown: shownReviews } = modules.reviewList;
  const copy: Copy = modules;
  return {
    agency: modules.agencyFile,
    palette: modules.palette,
    parts: modules.partList,
    cities: listOf(modules.allCities),
    technologies: listOf(modules.allTechnologies),
    services: listOf(modules.allServices),
    caseStudies: listOf(modules.allCaseStudies),
    articles: listOf(modules.allArticles),
    legalPages: listOf(modules.allLegalPages),
    /** Pages without a file of their own. */
    pages: modules.pageList.pages,
    menu: modules.menu,
    footerMenu: modules.footerMenu,
    offers: modules.offerList,
    faq: modules.faq,
    commitments: modules.commitmentList,
    founder: modules.founder,
    partners: modules.partnerList.partners,
    reviews,
    /** Ids of the reviews on shared pages. */
    shownReviews,
    claims: modules.claimsFile,
    deliveryTimes: modules.deliveryTimeList.deliveryTimes,
    estimates: modules.estimateList,
    freePages,
    /** The texts of `content/copy/`, by module. */
    copy,
  };
}

/** Paths of all pages, but for articles. */
export function pathsOf(content: Content): string[] {
  const { pages, services, technologies, cities, caseStudies, legalPages, freePages } = content;
  return [pages, services, technologies, cities, caseStudies, legalPages, freePages].flatMap((entries) =>
    entries.map(({ path }): string => path),
  );
}

function listOf<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries;
}
