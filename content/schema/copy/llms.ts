import * as v from 'valibot';
import { sentence } from '../sentence.ts';

/** The site’s `llms.txt` (`content/copy/llms.yaml`). */
export const llmsCopySchema = v.strictObject({
  summary: sentence('brand', 'tagline'),
  offer: sentence('replyWithin', 'freeAdvice', 'mailbox', 'phone'),
});
