import * as generated from 'content-collections';
import {
  agencyFile,
  allArticles,
  allCaseStudies,
  allCities,
  allTechnologies,
  claimsFile,
  faq,
} from 'content-collections';
import { type Content, contentOf, pathsOf } from './content.ts';
import { freePages } from './free-pages.ts';
import { legalHtml } from './legal-html.ts';
import { knownPartners } from './partners.ts';
import { withoutRetiredLinks } from './retired-pages.ts';

/** All content as the running process has it, for the checks across files. */
export function wholeContent(): Content {
  // Of articles only their files: what is shown of them is in the database, where links are sent on.
  const sentOn = { allArticles: withoutRetiredLinks(allArticles), faq: withoutRetiredLinks(faq) };
  return { ...contentOf({ ...generated, ...sentOn }, freePages), partners: knownPartners() };
}

export const contentPages = () => pathsOf(wholeContent());

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
