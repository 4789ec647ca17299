import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** What stands under every form (`content/copy/forms.yaml`). */
export const formsCopySchema = v.strictObject({
  /** Once the script knows until when; before, and without it. */
  answer: v.strictObject({
    dated: sentence('moment', 'replyWithin', 'hours'),
    undated: sentence('replyWithin', 'hours'),
  }),
  privacy: v.strictObject({ text: sentence('link'), link: words }),
});
