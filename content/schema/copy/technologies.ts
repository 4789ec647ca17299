import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The list of technologies (`content/copy/technologies.yaml`). */
export const technologiesCopySchema = v.strictObject({
  meta: pageMetaCopy('/technologies', 'count'),
  listing: pageListingCopy('count'),
  hero: v.strictObject({ title: words, lead: sentence('count') }),
  entry: sentence('technology'),
});
