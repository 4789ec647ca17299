import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { KEPT, type LeadField, REFUSED } from '../../tests/support/hostile-texts.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { contactFormSchema, contactMessageSchema } from './contact-message.ts';
import { quoteFormSchema, quoteRequestSchema } from './quote-request.ts';

const SCHEMAS: readonly [v.GenericSchema, text: string][] = [
  [contactMessageSchema, 'message'],
  [contactFormSchema, 'message'],
  [quoteRequestSchema, 'project_description'],
  [quoteFormSchema, 'project_description'],
];

/** What each schema makes of a valid lead with another value in `field`, and that field's name there. */
function parsed(field: LeadField, typed: string) {
  return SCHEMAS.map(([schema, text]) => {
    const lead = { name: 'Ada', email: 'ada@x.fr', phone: '0612345678', [text]: 'Bonjour' };
    const key = field === 'text' ? text : field;
    return { key, result: v.safeParse(schema, { ...lead, [key]: typed }) };
  });
}

describe('the texts of a lead', () => {
  testAll(KEPT)(
    'are kept as typed, on one line where the field has one',
    ([_row, field, typed, kept = typed]) => {
      for (const { key, result } of parsed(field, typed))
        expect(result).toMatchObject({ success: true, output: { [key]: kept } });
    },
  );

  testAll(REFUSED)('are refused at their field', ([_row, field, typed]) => {
    for (const { key, result } of parsed(field, typed))
      expect(new Set(result.issues?.map(({ path }) => path?.[0]?.key))).toEqual(new Set([key]));
  });
});
