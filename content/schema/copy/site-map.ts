import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The HTML site map (`content/copy/site-map.yaml`). */
export const siteMapCopySchema = v.strictObject({
  meta: pageMetaCopy('/plan-du-site'),
  listing: pageListingCopy(),
  title: words,
  introduction: words,
  agency: words,
});
