import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

const offer = v.strictObject({ name: words, text: sentence('slotsPerMonth', 'demoGuarantee') });

/** The quote page (`content/copy/quote.yaml`). */
export const quoteCopySchema = v.strictObject({
  meta: pageMetaCopy('/obtenir-un-devis'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: words }),
  /** What is given: a name that the whole site uses, and a text that follows its figure. */
  offers: v.strictObject({
    reply: offer,
    advice: offer,
    consultation: offer,
    discoveryCall: offer,
    development: offer,
  }),
  rating: words,
  closing: words,
});
