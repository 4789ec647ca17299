import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts that differ between quote requests and messages. */
const ofKind = v.strictObject({
  title: words,
  received: words,
  taken: words,
  withdrawn: sentence('moment'),
  steps: v.strictObject({ received: words, taken: words }),
  withdraw: words,
  erase: words,
  erasure: v.strictObject({ title: words, final: words }),
});

/** The page where visitors follow their lead (`content/copy/tracking.yaml`). */
export const trackingCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('brand'), description: words }),
  quote: ofKind,
  contact: ofKind,
  answered: sentence('moment'),
  promise: v.strictObject({ answerBy: sentence('moment'), late: sentence('phone') }),
  steps: v.strictObject({ taken: words, answered: words, answeredBy: words }),
  forms: v.strictObject({
    label: words,
    title: words,
    sent: sentence('moment'),
    added: sentence('moment'),
    completed: words,
    corrected: words,
    completion: words,
    completionExample: words,
    withdrawal: words,
  }),
  erasure: v.strictObject({
    what: words,
    told: words,
    others: sentence('mailbox'),
    erase: words,
    keep: words,
  }),
  unknown: v.strictObject({ title: words, text: sentence('phone') }),
  erased: v.strictObject({ title: words, text: words }),
  faults: v.strictObject({
    notUnderstood: words,
    mostAdditions: sentence('mailbox'),
    mostCorrections: sentence('phone'),
  }),
});
