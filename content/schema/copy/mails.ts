import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

const received = v.strictObject({
  subject: sentence('reference'),
  opening: words,
  answer: sentence('replyWithin', 'moment'),
  follow: words,
});

/** Mails to visitors (`content/copy/mails.yaml`). */
export const mailsCopySchema = v.strictObject({
  confirmation: v.strictObject({
    greeting: words,
    quote: received,
    contact: received,
    reference: sentence('reference'),
    linkIsYours: words,
    more: sentence('phone'),
    closing: words,
    signature: sentence('brand'),
  }),
});
