import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';

/**
 * Metadata of a page: title (at most 60 characters once filled), description (120 to 160;
 * `content/meta-checks.ts`), and its own keywords.
 */
export function pageMetaCopy<const Title extends string, const Description extends string>(
  titleSlots: readonly Title[],
  descriptionSlots: readonly Description[],
) {
  return v.strictObject({
    title: sentence(...titleSlots),
    description: sentence(...descriptionSlots),
    keywords: listOf(words, 1, 8),
  });
}
