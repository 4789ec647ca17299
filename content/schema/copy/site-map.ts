import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The HTML site map (`content/copy/site-map.yaml`). */
export const siteMapCopySchema = v.strictObject({
  meta: pageMetaCopy(['brand'], []),
  title: words,
  introduction: words,
  agency: words,
});
