import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The list of case studies (`content/copy/case-studies.yaml`). */
export const caseStudiesCopySchema = v.strictObject({
  meta: pageMetaCopy('/realisations', 'count'),
  listing: pageListingCopy('count'),
  hero: v.strictObject({
    title: sentence('count'),
    /** When there is one case study, or none. */
    titleOfOne: words,
    titleOfNone: words,
    lead: words,
    action: words,
  }),
  leads: v.strictObject({
    title: words,
    titleOfTwo: words,
    titleOfOne: words,
    topic: sentence('topic', 'client'),
    action: words,
  }),
  others: v.strictObject({ title: words }),
  nothing: v.strictObject({ title: words, text: words, action: words }),
});
