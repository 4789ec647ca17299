import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** The three variants of the quick-estimate form (`content/copy/quick-estimate.yaml`). */
export const quickEstimateCopySchema = v.strictObject({
  home: v.strictObject({ title: sentence('replyWithin'), lead: words }),
  subject: v.strictObject({ title: words, estimate: words, development: words }),
  brief: v.strictObject({ title: words, lead: words, examples: words }),
  promises: v.strictObject({ advice: sentence('freeAdvice'), mail: words, price: words }),
});
