import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** The three ways in which pages present the form for a first estimate (`content/copy/quick-estimate.yaml`). */
export const quickEstimateCopySchema = v.strictObject({
  home: v.strictObject({ title: sentence('replyWithin'), lead: words }),
  subject: v.strictObject({ title: words, estimate: words, development: words }),
  brief: v.strictObject({ title: words, lead: words, examples: words }),
  promises: v.strictObject({ advice: sentence('freeAdvice'), mail: words, price: words }),
});
