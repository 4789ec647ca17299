import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** The search page (`content/copy/search.yaml`). */
export const searchCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('brand'), description: words }),
  title: words,
  /** Title once there is a query. */
  results: v.strictObject({
    none: sentence('query'),
    /** Below `none`. */
    help: words,
    best: sentence('count', 'query'),
    all: sentence('pages', 'query'),
  }),
  leads: v.strictObject({
    start: words,
    all: words,
    project: v.strictObject({ title: words, estimate: words, delivery: words, contact: words }),
  }),
});
