import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts common to all technology pages (`content/copy/technology.yaml`). */
export const technologyCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('technology', 'brand') }),
  hero: v.strictObject({ action: sentence('technology'), arguments: sentence('technology') }),
  intro: v.strictObject({ action: words, services: sentence('technology') }),
  fit: v.strictObject({
    title: sentence('technology'),
    /** Accessible name of the panes. */
    label: sentence('technology'),
    goodFor: words,
    notFor: words,
    deliverables: words,
  }),
  /** Default for technologies without their own. */
  action: sentence('technology'),
  questions: sentence('technology'),
  neighbours: words,
});
