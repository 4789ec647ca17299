import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The list of articles (`content/copy/blog.yaml`). */
export const blogCopySchema = v.strictObject({
  meta: pageMetaCopy(['page', 'brand'], ['page']),
  /** Value of `{page}` from the second page on. */
  page: sentence('number'),
  title: words,
  feed: words,
  empty: words,
});
