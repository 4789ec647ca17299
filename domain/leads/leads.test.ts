import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { contactMessageSchema } from './contact-message.ts';
import { isEmailAddress } from './email.ts';
import { isPhoneNumber, withoutPhoneSeparators } from './phone.ts';
import { formProgress } from './progress.ts';
import { quoteFormSchema, quoteRequestSchema } from './quote-request.ts';

const quote = {
  name: 'Camille Martin',
  email: 'camille@atelier.fr',
  phone: '06 12 34 56 78',
  project_description: 'Un site vitrine pour notre atelier.',
};

function errorsOf(schema: typeof quoteRequestSchema | typeof contactMessageSchema, input: unknown) {
  const result = v.safeParse<v.GenericSchema>(schema, input);
  return result.success ? {} : v.flatten(result.issues).nested;
}

describe('e-mail rule (row 15)', () => {
  const local = 'a'.repeat(64);
  const domain = `${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(60)}.fr`;
  testAll([
    ['camille@atelier.fr', true],
    ['o’brien@x.fr', false],
    ["o'brien+devis@sous.domaine.fr", true],
    ['jean@exämple.fr', true],
    ['jean@例え.テスト', true],
    [`${local}@x.fr`, true],
    [`${local}a@x.fr`, false],
    [`${local}@${domain}`, true],
    [`${local}@d${domain}`, false],
    ['jean@gmail', false],
    ['"jean martin"@x.fr', false],
    ['a@x.fr,b@x.fr', false],
    ['a@x.fr\r\nBcc: b@x.fr', false],
    ['a@b@x.fr', false],
    ['jean@[127.0.0.1]', false],
    ['jean@127.0.0.1', false],
    ['jean@exemple.f', false],
    ['jean@exemple.123', false],
    ['jean@exemple.museum', true],
    ['jean@exemple.xn--p1ai', true],
    ['jean@x.fr/chemin', false],
    ['', false],
  ])('accepts the addresses that a mail server takes, and no others', ([address, accepted]) => {
    expect(isEmailAddress(address)).toBe(accepted);
  });
});

describe('phone rule, to the letter (row 16)', () => {
  testAll([
    ['0612345678', true],
    ['06 12 34 56 78', true],
    ['+33612345678', true],
    ['+33 6 12 34 56 78', true],
    ['0033 06 12 34 56 78', true],
    ['612345678', true],
    ['612345678 90', true],
    ['06.12.34.56.78', false],
    ['06 12 34 56', false],
    ['00 00 00 00 00', false],
    ['+3361234567890123', false],
    ['+41 79 123 45 67', false],
    ['06  12 34 56 78', false],
  ])('accepts the specified notations, and no others', ([phone, accepted]) => {
    expect(isPhoneNumber(phone)).toBe(accepted);
  });

  testAll(['06.12.34.56.78', '+33 (0)6 12 34 56 78', '+41 79 123 45 67', '06\u00a012\u202f34-56/78'])(
    'accepts what people type in the form',
    (phone) => {
      expect(isPhoneNumber(withoutPhoneSeparators(phone))).toBe(true);
      expect(v.is(quoteFormSchema, { ...quote, phone })).toBe(true);
    },
  );
});

describe('quote request', () => {
  it('trims a valid request and normalises it to NFC', () => {
    const parsed = v.parse(quoteRequestSchema, {
      ...quote,
      name: '  Zoe\u0301  ',
      email: ' camille@atelier.fr ',
    });
    expect(parsed).toEqual({ ...quote, name: 'Zoé' });
  });

  it('has the specified message for each invalid field', () => {
    expect(
      errorsOf(quoteRequestSchema, { name: '', email: 'x', phone: '12', project_description: ' ' }),
    ).toEqual({
      name: ['Le nom est requis.'],
      email: ['Adresse e-mail invalide.'],
      phone: ['Numéro invalide.'],
      project_description: ['La description du projet est requise.'],
    });
    expect(errorsOf(contactMessageSchema, { name: 1, email: null, phone: {} })).toEqual({
      name: ['Le nom est requis.'],
      email: ['Adresse email invalide.'],
      phone: ['Numéro de téléphone invalide.'],
      message: ['Le message est requis.'],
    });
  });

  it.each([undefined, null, ''])('reads a phone of %s as absent', (phone) => {
    expect(v.parse(quoteRequestSchema, { ...quote, phone }).phone).toBeNull();
  });

  it('counts lengths in code points (row 12)', () => {
    expect(v.is(quoteRequestSchema, { ...quote, name: '😀'.repeat(200) })).toBe(true);
    expect(errorsOf(quoteRequestSchema, { ...quote, name: '😀'.repeat(201) })).toEqual({
      name: ['200 caractères au maximum.'],
    });
  });

  it('refuses invisible texts, control characters and lone surrogates, but no script (row 12, row 17)', () => {
    expect(errorsOf(quoteRequestSchema, { ...quote, name: '\u200b\u00a0\u2800' })).toHaveProperty('name');
    expect(errorsOf(quoteRequestSchema, { ...quote, name: 'a\u0000b' })).toHaveProperty('name');
    expect(errorsOf(quoteRequestSchema, { ...quote, project_description: '\ud800' })).toHaveProperty(
      'project_description',
    );
    const names = ['O’Brien-Ñúñez', 'محمد', '王小明', '🦊 Renard'];
    for (const name of names) expect(v.parse(quoteRequestSchema, { ...quote, name }).name).toBe(name);
  });

  it('takes 30 combining marks on a letter and refuses 31, in any normal form (row 12)', () => {
    const stacked = (count: number) => ({ ...quote, name: `A${'\u0323'.repeat(count)}` });
    expect(v.is(quoteRequestSchema, stacked(30))).toBe(true);
    for (const wrong of [stacked(31), { ...quote, project_description: `A${'\u0344'.repeat(16)}` }])
      expect(Object.values(errorsOf(quoteRequestSchema, wrong) ?? {})).toEqual([
        ['Ce champ contient des caractères non acceptés.'],
      ]);
  });

  it('measures a text in NFC, whatever form was typed (row 12)', () => {
    // The longest that 200 code points can be: four code points of two UTF-16 units each.
    const typed = { ...quote, name: '\u{1f82}'.repeat(200).normalize('NFD') };
    expect(v.parse(quoteRequestSchema, typed).name).toBe('\u{1f82}'.repeat(200));
  });

  it('replaces line breaks in a name, so that none reaches a mail header (row 11)', () => {
    expect(v.parse(quoteRequestSchema, { ...quote, name: 'Ada\r\nBcc: x@y.fr' }).name).toBe(
      'Ada Bcc: x@y.fr',
    );
  });

  it('ignores unknown keys, own or inherited', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(quote).replace('{', '{"__proto__":{"admin":true},"x":1,'),
    );
    expect(v.parse(quoteRequestSchema, hostile)).toEqual(quote);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('progress indicator', () => {
  testAll([
    [{}, [], 0, 'name'],
    [{ name: 'Ada' }, ['name'], 25, 'email'],
    [{ name: 'Ada', email: 'ada@' }, ['name'], 25, 'email'],
    [{ name: 'Ada', email: 'ada@x.fr' }, ['name', 'email'], 50, 'project_description'],
    [{ name: 'Ada', email: 'ada@x.fr', phone: '12' }, ['name', 'email'], 50, 'phone'],
    [
      { project_description: 'Un site', name: 'Ada', email: 'ada@x.fr' },
      ['name', 'email', 'project_description'],
      75,
      null,
    ],
    [
      { name: 'Ada', email: 'ada@x.fr', phone: '0612345678', project_description: 'Un site' },
      ['name', 'email', 'phone', 'project_description'],
      100,
      null,
    ],
  ])(
    'counts the fields that are filled and valid, and names the next one',
    ([values, completeFields, percentage, firstInvalidField]) => {
      expect(formProgress(quoteFormSchema, values)).toEqual({
        percentage,
        completeFields,
        firstInvalidField,
      });
    },
  );
});
