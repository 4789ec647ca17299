import type * as generated from 'content-collections';
import type {
  Article,
  agency,
  CaseStudy,
  City,
  claimRegister,
  estimateList,
  faq,
  footerMenu,
  founder,
  LegalPage,
  menu,
  offerList,
  palette,
  partList,
  partnerList,
  reviewList,
  Service,
  Technology,
} from 'content-collections';

/** A mistake in a content file: where it stands and what is wrong. */
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** The modules of `content/copy/`, by name. */
export type Copy = {
  [Name in keyof typeof generated as Name extends `${string}Copy` ? Name : never]: (typeof generated)[Name];
};

/** The content files, read and checked one by one; `contentFaults` checks them against each other. */
export interface Content {
  agency: typeof agency;
  palette: typeof palette;
  parts: typeof partList;
  cities: readonly City[];
  technologies: readonly Technology[];
  services: readonly Service[];
  caseStudies: readonly CaseStudy[];
  articles: readonly Article[];
  legalPages: readonly LegalPage[];
  menu: typeof menu;
  footerMenu: typeof footerMenu;
  offers: typeof offerList;
  faq: typeof faq;
  founder: typeof founder;
  partners: (typeof partnerList)['partners'];
  reviews: (typeof reviewList)['reviews'];
  /** Ids of those that common pages show. */
  shownReviews: (typeof reviewList)['shown'];
  claims: typeof claimRegister;
  estimates: typeof estimateList;
  copy: Copy;
}
