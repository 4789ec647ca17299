import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The list of technologies (`content/copy/technologies.yaml`). */
export const technologiesCopySchema = v.strictObject({
  meta: pageMetaCopy(['count', 'brand'], ['count']),
  hero: v.strictObject({ title: words, lead: sentence('count') }),
  entry: sentence('technology'),
});
