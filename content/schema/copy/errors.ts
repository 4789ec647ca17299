import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { titledText } from '../text.ts';

/** Pages for unknown addresses (404) and for errors (`content/copy/errors.yaml`). */
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
