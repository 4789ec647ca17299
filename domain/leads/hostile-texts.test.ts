import { describe, expect } from 'vitest';
import { KEPT, type LeadField, REFUSED } from '../../tests/support/hostile-texts.ts';
import { testAll } from '../../tests/support/test-all.ts';
import { fieldsOf, readSender } from './sender-fields.ts';

const WAYS = (['contact', 'devis'] as const).flatMap((form) =>
  (['api', 'form'] as const).map((by) => ({ form, by })),
);

/** What each way in makes of a valid lead with another value in `field`, and that field's column and name there. */
function parsed(field: LeadField, typed: string) {
  const column = field === 'text' ? 'message' : field;
  return WAYS.map(({ form, by }) => {
    const fields = fieldsOf(form);
    const nameOf = (wanted: string) => fields.find((each) => each.column === wanted)?.name ?? wanted;
    const lead = { name: 'Ada', email: 'ada@x.fr', phone: '0612345678', [nameOf('message')]: 'Bonjour' };
    const key = nameOf(column);
    return { column, key, result: readSender(form, { ...lead, [key]: typed }, by) };
  });
}

describe('the texts of a lead', () => {
  testAll(KEPT)(
    'are kept as typed, on one line where the field has one',
    ([_row, field, typed, kept = typed]) => {
      for (const { column, result } of parsed(field, typed))
        expect(result).toMatchObject({ sender: { [column]: kept }, fieldErrors: {} });
    },
  );

  testAll(REFUSED)('are refused at their field', ([_row, field, typed]) => {
    for (const { key, result } of parsed(field, typed))
      expect(Object.keys(result.fieldErrors)).toEqual([key]);
  });
});
