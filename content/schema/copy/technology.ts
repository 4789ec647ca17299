import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** What every technology page says around the texts of its own file (`content/copy/technology.yaml`). */
export const technologyCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('technology', 'brand') }),
  hero: v.strictObject({ action: sentence('technology'), arguments: sentence('technology') }),
  intro: v.strictObject({ action: words, services: sentence('technology') }),
  fit: v.strictObject({
    title: sentence('technology'),
    /** The same in few words, for those who do not see the panes. */
    label: sentence('technology'),
    goodFor: words,
    notFor: words,
    deliverables: words,
  }),
  /** Where the technology's file has none of its own. */
  action: sentence('technology'),
  questions: sentence('technology'),
  neighbours: words,
});
