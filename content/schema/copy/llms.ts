import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** The site’s `llms.txt` (`content/copy/llms.yaml`). */
export const llmsCopySchema = v.strictObject({
  summary: sentence('brand', 'tagline'),
  offer: sentence('replyWithin', 'freeAdvice', 'mailbox', 'phone'),
  pages: v.strictObject({
    technologies: sentence('count'),
    cities: sentence('count'),
    caseStudies: words,
    blog: words,
    estimate: words,
    delivery: words,
  }),
});
