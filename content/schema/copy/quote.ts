import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The quote page (`content/copy/quote.yaml`). */
export const quoteCopySchema = v.strictObject({
  meta: pageMetaCopy(['brand'], ['replyWithin', 'freeAdvice', 'freeDevelopment']),
  /** Above the title in the Open Graph picture. */
  area: words,
  hero: v.strictObject({ title: words, lead: words }),
  /** Each follows its figure. */
  promises: v.strictObject({ reply: words, advice: words, development: words }),
  rating: words,
  closing: words,
});
