import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The list of services (`content/copy/services.yaml`); its offers are in `content/offers.yaml`. */
export const servicesCopySchema = v.strictObject({
  meta: pageMetaCopy(['brand'], ['replyWithin']),
  hero: v.strictObject({ title: words, lead: words, action: words }),
});
