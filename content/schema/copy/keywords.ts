import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';

/** Meta keywords shared by several pages (`content/copy/keywords.yaml`). */
export const keywordsCopySchema = v.strictObject({
  common: listOf(words, 1, 10),
  /** The name with each trade and place, for services and technologies (specification, section 7). */
  expertise: v.strictObject({
    combined: listOf(sentence('name'), 1, 20),
    others: listOf(words, 1, 10),
  }),
});
