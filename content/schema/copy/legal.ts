import * as v from 'valibot';
import { sentence } from '../sentence.ts';

/** Texts common to all legal pages (`content/copy/legal.yaml`). */
export const legalCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('title', 'brand') }),
});
