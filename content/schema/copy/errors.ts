import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { titledText } from '../text.ts';

/** An address without a page, and a page that cannot be shown (`content/copy/errors.yaml`). */
export const errorsCopySchema = v.strictObject({
  notFound: v.strictObject({
    meta: v.strictObject({ title: sentence('brand'), description: words }),
    title: words,
  }),
  failure: v.strictObject({
    meta: v.strictObject({ title: sentence('brand') }),
    offline: titledText,
    broken: titledText,
    reach: sentence('phone', 'mailbox'),
  }),
});
