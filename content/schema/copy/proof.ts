import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Sections on most pages: partners, figures, steps, reviews, questions (`content/copy/proof.yaml`). */
export const proofCopySchema = v.strictObject({
  partners: v.strictObject({ title: words, titleOfOne: words, action: words }),
  founder: v.strictObject({ photoAlt: sentence('name') }),
  figures: v.strictObject({ title: words }),
  caseStudy: v.strictObject({ madeFor: sentence('client'), action: words }),
  review: v.strictObject({ title: words, second: words }),
  reviews: v.strictObject({ title: words, action: words }),
  process: v.strictObject({ title: words, closing: sentence('subject'), subject: words, action: words }),
  questions: v.strictObject({ title: words, commitments: words, action: words, others: words }),
});
