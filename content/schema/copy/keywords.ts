import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';

/** Keywords for search engines that pages share (`content/copy/keywords.yaml`). */
export const keywordsCopySchema = v.strictObject({
  common: listOf(words, 1, 10),
  /** Of a service or a technology (specification, section 7): its name with each trade and each place. */
  expertise: v.strictObject({
    combined: listOf(sentence('name'), 1, 20),
    others: listOf(words, 1, 10),
  }),
});
