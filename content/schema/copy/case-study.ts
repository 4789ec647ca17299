import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';

/** Texts common to all case studies (`content/copy/case-study.yaml`). */
export const caseStudyCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('topic', 'client', 'brand'), keywords: listOf(words, 1, 8) }),
  hero: v.strictObject({ madeFor: sentence('client') }),
  story: v.strictObject({ situation: words, work: words, result: words }),
  screens: v.strictObject({ others: words, other: words }),
  differently: words,
  next: v.strictObject({
    title: words,
    action: words,
    following: words,
    preceding: words,
    all: words,
  }),
});
