import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** What every service page says around the texts of its own file (`content/copy/service.yaml`). */
export const serviceCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('service', 'brand') }),
  /** Where the service's file has none of its own (specification, section 2, « Service detail »). */
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
