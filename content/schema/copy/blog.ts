import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The list of articles (`content/copy/blog.yaml`). */
export const blogCopySchema = v.strictObject({
  meta: pageMetaCopy('/blog', 'page'),
  listing: pageListingCopy(),
  /** Value of `{page}` from the second page on. */
  page: sentence('number'),
  title: words,
  feed: words,
  empty: words,
});
