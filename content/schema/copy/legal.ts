import * as v from 'valibot';
import { sentence } from '../sentence.ts';

/** What every page that the law asks for says around its own file (`content/copy/legal.yaml`). */
export const legalCopySchema = v.strictObject({
  meta: v.strictObject({ title: sentence('title', 'brand') }),
});
