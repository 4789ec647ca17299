import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The list of cities (`content/copy/cities.yaml`); `{place}` is the locative: « à Lyon ». */
export const citiesCopySchema = v.strictObject({
  meta: pageMetaCopy(['count', 'brand'], ['count']),
  hero: v.strictObject({ title: sentence('count'), lead: words }),
  entry: sentence('place'),
});
