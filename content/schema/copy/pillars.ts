import * as v from 'valibot';
import { words } from '../sentence.ts';

const pillar = v.strictObject({ title: words, text: words });

/** The three pillars in heroes (`content/copy/pillars.yaml`). */
export const pillarsCopySchema = v.strictObject({
  label: words,
  consulting: pillar,
  conception: pillar,
  marketing: pillar,
});
