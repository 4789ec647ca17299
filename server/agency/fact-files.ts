import * as v from 'valibot';
import { parse } from 'yaml';
import agencyFile from '../../content/agency.yaml?raw';
import claimsFile from '../../content/claims.yaml?raw';
import faqFile from '../../content/faq.yaml?raw';
import founderFile from '../../content/founder.yaml?raw';
import partnersFile from '../../content/partners.yaml?raw';
import reviewsFile from '../../content/reviews.yaml?raw';
import { proof } from '../../content/schema/site.ts';
import searchEnginesFile from '../../content/search-engines.yaml?raw';
import sellerWordsFile from '../../content/seller-words.yaml?raw';

/** The content files with facts of the agency, as of the build. */
export const FILES: Readonly<Record<string, string>> = {
  'agency.yaml': agencyFile,
  'claims.yaml': claimsFile,
  'partners.yaml': partnersFile,
  'founder.yaml': founderFile,
  'reviews.yaml': reviewsFile,
  'faq.yaml': faqFile,
  'seller-words.yaml': sellerWordsFile,
  'search-engines.yaml': searchEnginesFile,
};

const known = new Map<string, v.InferOutput<typeof proof>>();

/** The proof in a content file; the generated modules leave it out. */
export function fileProof(name: string): v.InferOutput<typeof proof> {
  if (!known.has(name)) known.set(name, v.parse(v.object({ proof }), parse(FILES[name] ?? '')).proof);
  return known.get(name);
}
