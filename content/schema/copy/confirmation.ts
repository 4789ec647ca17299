import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { titledText } from '../text.ts';

/** The page after a form was sent (`content/copy/confirmation.yaml`). */
export const confirmationCopySchema = v.strictObject({
  meta: v.strictObject({
    quoteTitle: sentence('brand'),
    contactTitle: sentence('brand'),
    description: words,
  }),
  quote: v.strictObject({ ...titledText.entries, follow: words }),
  contact: v.strictObject({ title: words, text: sentence('replyWithin'), follow: words }),
  receipt: v.strictObject({ answerBy: sentence('moment'), reference: sentence('reference'), advice: words }),
  next: v.strictObject({ title: words, mail: titledText, reading: titledText, call: titledText }),
});
