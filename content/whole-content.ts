import * as generated from 'content-collections';
import {
  agencyFile,
  allArticles,
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  claimsFile,
  commitmentList,
  deliveryTimeList,
  estimateList,
  faq,
  footerMenu,
  founder,
  menu,
  offerList,
  pageList,
  palette,
  partList,
  partnerList,
  reviewList,
} from 'content-collections';
import type { Content } from './content.ts';
import { freePages } from './free-pages.ts';
import { legalHtml } from './legal-html.ts';
import { withoutRetiredLinks } from './retired-pages.ts';

/** All content as the running process has it, for the checks across files. */
export function wholeContent(): Content {
  return {
    agency: agencyFile,
    palette,
    parts: partList,
    cities: allCities,
    technologies: allTechnologies,
    services: allServices,
    caseStudies: allCaseStudies,
    // Only their files: what is shown of articles is in the database, where links are sent on.
    articles: withoutRetiredLinks(allArticles),
    legalPages: allLegalPages,
    pages: pageList.pages,
    menu,
    footerMenu,
    offers: offerList,
    faq: withoutRetiredLinks(faq),
    commitments: commitmentList,
    founder,
    partners: partnerList.partners,
    reviews: reviewList.reviews,
    shownReviews: reviewList.shown,
    claims: claimsFile,
    deliveryTimes: deliveryTimeList.deliveryTimes,
    estimates: estimateList,
    freePages,
    copy: generated,
  };
}

/** Paths of all pages of the content, but for articles. */
export function contentPages(): string[] {
  const { pages, services, technologies, cities, caseStudies, legalPages } = wholeContent();
  return [pages, services, technologies, cities, caseStudies, legalPages, freePages].flatMap((entries) =>
    entries.map(({ path }): string => path),
  );
}

/** What a page of `pageList` can name. */
export function pageSlots() {
  const { brand, tagline } = agencyFile;
  const counts = {
    '/villes': allCities.length,
    '/technologies': allTechnologies.length,
    '/realisations': allCaseStudies.length,
  };
  return { claims: claimsFile, brand, tagline, counts };
}

/** The page of a changed legal text. */
export function legalPageFrom<Page extends { content: string }>(slug: string, { content, ...page }: Page) {
  return { ...page, slug, path: `/${slug}`, html: legalHtml(content, agencyFile), markdown: content };
}
