import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts around an article (`content/copy/article.yaml`). */
export const articleCopySchema = v.strictObject({
  keywords: v.array(words),
  promotion: v.strictObject({
    label: words,
    title: words,
    consultation: sentence('duration', 'slotsPerMonth'),
    quote: words,
    action: words,
  }),
  previous: v.strictObject({ title: words }),
});
