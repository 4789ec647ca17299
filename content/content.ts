import type * as generated from 'content-collections';
import type {
  Article,
  agencyFile,
  CaseStudy,
  City,
  claimsFile,
  commitmentList,
  deliveryTimeList,
  estimateList,
  faq,
  footerMenu,
  founder,
  LegalPage,
  menu,
  offerList,
  pageList,
  palette,
  partList,
  partnerList,
  reviewList,
  Service,
  Technology,
} from 'content-collections';

import type { FreePage } from './free-pages.ts';

/** A mistake in a content file. */
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** The modules of `content/copy/`, by name. */
type Copy = {
  [Name in keyof typeof generated as Name extends `${string}Copy` ? Name : never]: (typeof generated)[Name];
};

/** All content, each file valid by its own schema; `contentFaults` checks the files against each other. */
export interface Content {
  agency: typeof agencyFile;
  palette: typeof palette;
  parts: typeof partList;
  cities: readonly City[];
  technologies: readonly Technology[];
  services: readonly Service[];
  caseStudies: readonly CaseStudy[];
  articles: readonly Article[];
  legalPages: readonly LegalPage[];
  /** Pages without a file of their own. */
  pages: (typeof pageList)['pages'];
  menu: typeof menu;
  footerMenu: typeof footerMenu;
  offers: typeof offerList;
  faq: typeof faq;
  commitments: typeof commitmentList;
  founder: typeof founder;
  partners: (typeof partnerList)['partners'];
  reviews: (typeof reviewList)['reviews'];
  /** Ids of the reviews on shared pages. */
  shownReviews: (typeof reviewList)['shown'];
  claims: typeof claimsFile;
  deliveryTimes: (typeof deliveryTimeList)['deliveryTimes'];
  estimates: typeof estimateList;
  /** Pages that colleagues made on the site; none in the build. */
  freePages: readonly FreePage[];
  copy: Copy;
}
