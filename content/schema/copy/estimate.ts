import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The price calculator (`content/copy/estimate.yaml`); its questions are in `content/estimates.yaml`. */
export const estimateCopySchema = v.strictObject({
  meta: pageMetaCopy('/estimation'),
  listing: pageListingCopy(),
  /** A price in one line, on other pages. */
  price: v.strictObject({
    project: sentence('least', 'common'),
    upTo: sentence('least', 'most'),
    least: sentence('least'),
    day: sentence('dayRate'),
    named: sentence('kind', 'price'),
    link: words,
  }),
  hero: v.strictObject({ title: words, lead: words, unknown: words }),
  result: v.strictObject({
    work: sentence('days', 'dayRate'),
    complete: words,
    common: words,
    open: sentence('questions'),
    large: sentence('delay'),
    action: words,
    calendar: words,
  }),
  account: v.strictObject({
    title: words,
    assumptions: words,
    base: words,
    unanswered: words,
    up: v.strictObject({ title: words, none: words }),
    down: v.strictObject({ title: words, none: words }),
    open: words,
    excluded: words,
    closing: words,
    readOn: sentence('service'),
  }),
  samples: v.strictObject({ title: words, lead: words }),
});
