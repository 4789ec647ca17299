import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

const pillar = v.strictObject({ title: words, text: words });

/** The home page (`content/copy/home.yaml`). */
export const homeCopySchema = v.strictObject({
  meta: pageMetaCopy('/'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: words, action: words }),
  whoWeAre: v.strictObject({
    /** Below the first case study. */
    madeFor: sentence('client'),
    title: words,
    lead: sentence('brand'),
    text: words,
    action: words,
  }),
  solutions: v.strictObject({
    title: words,
    consulting: pillar,
    conception: pillar,
    marketing: pillar,
  }),
  deliveryTimes: v.strictObject({ title: words, legend: words, calculator: words }),
  collaboration: v.strictObject({ title: words }),
});
