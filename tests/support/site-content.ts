import * as generated from 'content-collections';
import {
  agency,
  allArticles,
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  claimRegister,
  estimateList,
  faq,
  founder,
  menu,
  offerList,
  partnerList,
  reviewList,
} from 'content-collections';
import type { Content } from '../../content/content.ts';

/** The content of the site as it stands. */
export const siteContent: Content = {
  agency,
  cities: allCities,
  technologies: allTechnologies,
  services: allServices,
  caseStudies: allCaseStudies,
  articles: allArticles,
  legalPages: allLegalPages,
  menu,
  offers: offerList,
  faq,
  founder,
  partners: partnerList.partners,
  reviews: reviewList.reviews,
  shownReviews: reviewList.shown,
  claims: claimRegister,
  estimates: estimateList,
  copy: generated,
};
