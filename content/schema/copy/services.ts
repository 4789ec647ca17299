import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The list of services (`content/copy/services.yaml`); its offers are in `content/offers.yaml`. */
export const servicesCopySchema = v.strictObject({
  meta: pageMetaCopy('/services'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: words, action: words }),
});
