import { agency, claimRegister, faq, founder, partnerList, reviewList } from 'content-collections';

/** What the agency says of itself, on all pages and in all mails. */
export interface Facts {
  agency: typeof agency;
  claims: typeof claimRegister;
  partners: typeof partnerList;
  founder: typeof founder;
  reviews: typeof reviewList;
  faq: typeof faq;
}

/** The same as the content files have it, which holds wherever nobody said otherwise on `/equipe/agence`. */
export const FILE_FACTS: Facts = {
  agency,
  claims: claimRegister,
  partners: partnerList,
  founder,
  reviews: reviewList,
  faq,
};

/** Where the facts of this moment are read. */
export interface FactSource {
  current(): Facts;
}
