import {
  agency,
  allArticles,
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  claimRegister,
  faq,
  founder,
  menu,
  offerList,
  partnerList,
  reviewList,
} from 'content-collections';
import { expect, test } from 'vitest';
import { sharedPages } from '../../artwork/share/pages.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { renderPages } from './rendered-pages.ts';

test('the picture of a shared page bears the title of the page', async () => {
  const pages = new Map((await renderPages()).map(({ path, texts }) => [path, texts]));
  const shared = sharedPages({
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
    claims: claimRegister,
  });
  const others = shared.filter(({ path, title }) => !pages.get(path)?.includes(frenchTypography(title)));
  expect(others.map(({ path, title }) => [path, title])).toEqual([]);
});
