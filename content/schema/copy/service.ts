import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Texts common to all service pages (`content/copy/service.yaml`). */
export const serviceCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('service', 'brand') }),
  /** Defaults for services without their own (specification, section 2, « Service detail »). */
  defaults: v.strictObject({
    heroTitle: sentence('service'),
    heroSubTitle: words,
    heroButton: words,
    buttonIntro: words,
    buttonTechno: sentence('service'),
  }),
  arguments: words,
  included: words,
  readers: words,
  technologies: words,
  caseStudies: words,
});
