import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts below every form (`content/copy/forms.yaml`). */
export const formsCopySchema = v.strictObject({
  /** `dated` once the script has the promised time; `undated` before, and without JavaScript. */
  answer: v.strictObject({
    dated: sentence('moment', 'replyWithin', 'hours'),
    undated: sentence('replyWithin', 'hours'),
  }),
  privacy: v.strictObject({ text: sentence('link'), link: words }),
});
