import * as v from 'valibot';
import { words } from '../sentence.ts';
import { pageMetaCopy } from './meta.ts';

/** The quote page (`content/copy/quote.yaml`). */
export const quoteCopySchema = v.strictObject({
  meta: pageMetaCopy(['brand'], ['replyWithin', 'freeAdvice', 'freeDevelopment']),
  /** Above the title, on the picture that networks show of the page. */
  area: words,
  hero: v.strictObject({ title: words, lead: words }),
  /** Each after its figure. */
  promises: v.strictObject({ reply: words, advice: words, development: words }),
  rating: words,
  closing: words,
});
