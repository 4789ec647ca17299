import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts below every form (`content/copy/forms.yaml`). */
export const formsCopySchema = v.strictObject({
  /** `dated` once the script has the promised time; `undated` before, and without JavaScript. */
  answer: v.strictObject({
    dated: sentence('moment', 'replyWithin', 'hours'),
    undated: sentence('replyWithin', 'hours'),
  }),
  /** Asks to send once more a form whose origin the browser did not tell. */
  confirmation: v.strictObject({ title: words, text: words, action: words }),
  privacy: v.strictObject({ text: sentence('link'), link: words }),
});
