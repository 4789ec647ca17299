import {
  agencyFile,
  claimsFile,
  faq,
  founder,
  partnerList,
  reviewList,
  searchEngineList,
  sellerWordList,
} from 'content-collections';

/** The agency’s own data, used on all pages and in all mails. */
export interface Facts {
  agency: typeof agencyFile;
  claims: typeof claimsFile;
  partners: typeof partnerList;
  founder: typeof founder;
  reviews: typeof reviewList;
  faq: typeof faq;
  sellerWords: typeof sellerWordList;
  searchEngines: typeof searchEngineList;
}

/** The facts in the content files, valid unless they were changed at `/equipe/agence`. */
export const FILE_FACTS: Facts = {
  agency: agencyFile,
  claims: claimsFile,
  partners: partnerList,
  founder,
  reviews: reviewList,
  faq,
  sellerWords: sellerWordList,
  searchEngines: searchEngineList,
};

export interface FactSource {
  current(): Facts;
}
