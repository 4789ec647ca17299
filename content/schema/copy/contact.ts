import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The contact page (`content/copy/contact.yaml`). */
export const contactCopySchema = v.strictObject({
  meta: pageMetaCopy('/contact'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: sentence('replyWithin', 'freeAdvice') }),
  talk: v.strictObject({
    title: words,
    consultation: words,
    discoveryCall: words,
    offered: sentence('duration'),
    call: words,
  }),
  mailboxes: v.strictObject({ title: words, recruitment: words, sales: words, press: words, general: words }),
  form: v.strictObject({ title: words }),
});
