import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The quote page (`content/copy/quote.yaml`). */
export const quoteCopySchema = v.strictObject({
  meta: pageMetaCopy('/obtenir-un-devis'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: words }),
  /** Each follows its figure. */
  promises: v.strictObject({ reply: words, advice: words, development: words }),
  rating: words,
  closing: words,
});
