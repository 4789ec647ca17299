import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, typedEmail } from './email.ts';
import { formProgress } from './progress.ts';
import { isPhoneNumber, withoutPhoneSeparators } from './rules.ts';
import { bodyOf, fieldsOf, readSender } from './sender-fields.ts';
import { cleanLine, cleanMessage, withoutInvisible } from './text.ts';

fc.configureGlobal({ seed: 20_261_124 });

const text = fc.string({ unit: 'binary' });
const typedQuote = fc.record(
  {
    name: fc.oneof(text, fc.constant('Ada')),
    email: fc.oneof(text, fc.constant('ada@x.fr')),
    phone: fc.oneof(text, fc.constant('06.12.34.56.78')),
    project_description: fc.oneof(text, fc.constant('Un site')),
  },
  { requiredKeys: [] },
);

describe('phone separators', () => {
  it('are all removed the first time', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+()./- \u00a0'.split('')) });
    fc.assert(
      fc.property(fc.oneof(typed, text), (phone) => {
        const bare = withoutPhoneSeparators(phone);
        expect(withoutPhoneSeparators(bare)).toBe(bare);
      }),
    );
  });

  it('are accepted anywhere', () => {
    const digit = fc.constantFrom(...'0123456789'.split(''));
    const separator = fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\u202f');
    const number = fc.array(fc.tuple(digit, separator), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(number, fc.constantFrom('06', '+33 (0)6', '0033 6', '+33(0) 6'), (rest, prefix) => {
        const bare = withoutPhoneSeparators(prefix + rest.flat().join(''));
        expect(bare).toBe(withoutPhoneSeparators(prefix) + rest.map(([value]) => value).join(''));
        expect(isPhoneNumber(bare)).toBe(true);
      }),
    );
  });
});

describe('e-mail rule', () => {
  it('accepts a single address on a single line', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab.@,;<> "\r\n\t:%é例'.split('')), maxLength: 12 });
    fc.assert(
      fc.property(part, part, (before, after) => {
        const address = `${before}a@x.fr${after}`;
        if (!isEmailAddress(address)) return;
        expect(address).toMatch(/^[^\s,;<>"@:]+@[^\s,;<>"@:]+$/);
        expect(address.length).toBeLessThanOrEqual(254);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('characters that address books copy along (row 16)', () => {
  /** U+202A–202E, U+2066–2069, U+200B–200F, U+FE00–FE0F, U+00AD, U+FEFF. */
  const invisible = fc.constantFrom(
    ...[
      [0x202a, 0x202e],
      [0x2066, 0x2069],
      [0x200b, 0x200f],
      [0xfe00, 0xfe0f],
      [0xad, 0xad],
      [0xfeff, 0xfeff],
    ].flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    ),
  );
  /** A text with invisible characters anywhere in it. */
  const copied = (text: string) =>
    fc
      .tuple(
        ...Array.from(text, (character) =>
          fc.tuple(fc.array(invisible, { maxLength: 1 }), fc.constant(character)),
        ),
      )
      .chain((parts) => fc.array(invisible, { maxLength: 2 }).map((end) => [...parts, end].flat(2).join('')));
  const contact = { name: 'Ada', email: 'ada@x.fr', phone: '+33 6 12 34 56 78', message: 'Bonjour' };

  it('are removed from phone numbers and e-mail addresses, by forms and API alike', () => {
    fc.assert(
      fc.property(copied(contact.phone), copied(contact.email), (phone, email) => {
        const lead = { ...contact, phone, email };
        expect(readSender('contact', lead, 'api').sender).toMatchObject(contact);
        expect(readSender('contact', lead).sender).toMatchObject({ ...contact, phone: '+33612345678' });
        expect(typedEmail(` ${email}`)).toBe(contact.email);
      }),
    );
  });

  it('make nothing valid that was not, and stay in names and messages', () => {
    fc.assert(
      fc.property(copied('06 12 34'), copied('ada@x'), copied('👩‍💻 à tous'), (phone, email, message) => {
        const wrong = readSender('contact', { name: message, phone, email, message }, 'api');
        expect(Object.keys(wrong.fieldErrors)).toEqual(['email', 'phone']);
        const { sender } = readSender('contact', { ...contact, name: message, message }, 'api');
        expect(withoutInvisible(sender?.message ?? '')).toBe(withoutInvisible(message));
        expect(sender?.message).toBe(cleanMessage(message));
        expect(sender?.name).toBe(cleanLine(message));
      }),
    );
  });

  it('leave an empty phone number empty, and are limited in number', () => {
    const read = (changes: object) => readSender('contact', { ...contact, ...changes }, 'api').sender;
    expect(read({ phone: '\u202a\u202c' })?.phone).toBeNull();
    for (const field of ['phone', 'email'])
      expect(read({ [field]: '\u202a'.repeat(600) + contact.phone })).toBeNull();
  });
});

describe('cleaned texts', () => {
  it('are unchanged when cleaned again, and stay on one line', () => {
    fc.assert(
      fc.property(text, (raw) => {
        expect(cleanLine(cleanLine(raw))).toBe(cleanLine(raw));
        expect(cleanMessage(cleanMessage(raw))).toBe(cleanMessage(raw));
        expect(cleanLine(raw)).not.toMatch(/[\t\r\n\u2028\u2029]/);
        expect(cleanMessage(raw)).not.toMatch(/[\r\u2028\u2029]/);
      }),
    );
  });
});

describe('a quote request', () => {
  it('is unchanged when it is read again, as the form sends it to the API', () => {
    fc.assert(
      fc.property(typedQuote, (typed) => {
        const { sender } = readSender('devis', typed);
        if (!sender) return;
        for (const by of ['form', 'api'] as const)
          expect(readSender('devis', bodyOf('devis', sender), by).sender).toEqual(sender);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused without throwing when it has any JSON values', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('name', 'email', 'phone'), fc.jsonValue()), (sent) => {
        expect(readSender('devis', sent, 'api').sender).toBeNull();
      }),
    );
  });
});

describe('progress indicator', () => {
  it('counts quarters, and names a next field until the form can be sent', () => {
    fc.assert(
      fc.property(typedQuote, (typed) => {
        const { sender, fieldErrors } = readSender('devis', typed);
        const { percentage, firstInvalidField } = formProgress(fieldsOf('devis'), typed, fieldErrors);
        expect([0, 25, 50, 75, 100]).toContain(percentage);
        expect(firstInvalidField === null).toBe(sender !== null);
        if (percentage === 100) expect(firstInvalidField).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
