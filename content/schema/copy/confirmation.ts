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
  quote: titledText,
  contact: v.strictObject({ title: words, text: sentence('replyWithin') }),
  receipt: v.strictObject({ answerBy: sentence('moment'), reference: sentence('reference'), advice: words }),
  next: v.strictObject({ title: words, mail: titledText, reading: titledText, call: titledText }),
});
