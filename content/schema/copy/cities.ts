import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The list of cities (`content/copy/cities.yaml`); `{place}` is the locative: « à Lyon ». */
export const citiesCopySchema = v.strictObject({
  meta: pageMetaCopy('/villes', 'count'),
  listing: pageListingCopy('count'),
  hero: v.strictObject({ title: sentence('count'), lead: words }),
  entry: sentence('place'),
});
