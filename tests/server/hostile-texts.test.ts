import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import {
  expectAccepted,
  expectWrongFields,
  JSON_WAYS,
  LEAD_WAYS,
  type LeadWay,
  leadsOf,
  leadWith,
  send,
} from './lead-forms.ts';
import { NOTHING, stored } from './submissions.ts';

type Field = 'name' | 'email' | 'phone' | 'text';

const LETTERS = (count: number) => 'a'.repeat(count);
const LABELS = `${LETTERS(62)}.${LETTERS(62)}.${LETTERS(60)}.fr`;
const LONGEST_ADDRESS = `${LETTERS(64)}@${LABELS}`;
const HOSTILE = `<script>alert(1)</script> {{7*7}} =HYPERLINK("x") '); drop table leads; -- [a](javascript:b)`;

/** What is typed in a field and, where it differs, what is stored. */
const KEPT: Record<string, readonly [field: Field, typed: string, kept?: string][]> = {
  'row 11': [
    ['name', 'Ada\r\nBcc: b@x.fr', 'Ada Bcc: b@x.fr'],
    ['name', 'Ada\u2028Bcc: b@x.fr', 'Ada Bcc: b@x.fr'],
    ['name', 'Ada%0d%0aBcc: b@x.fr'],
  ],
  'row 12': [
    ['name', 'Ada \u202eecalevoL'],
    ['name', 'Ada\u200d Lovelace'],
    ['name', '🦊'.repeat(200)],
    ['text', 'Un\ttableau\nsur deux lignes'],
    ['text', `A${'\u0323'.repeat(30)}`.normalize('NFC')],
    ['text', '🦊'.repeat(5000)],
  ],
  'row 13': [
    ['name', 'O’Brien-Ñúñez'],
    ['name', 'محمد بن علي'],
    ['name', '王小明'],
    ['name', LETTERS(200)],
    ['name', 'Zoe\u0301', 'Zoé'],
  ],
  'row 14': [
    ['name', HOSTILE],
    ['text', HOSTILE],
  ],
  'row 15': [
    ['email', `${LETTERS(64)}@x.fr`],
    ['email', LONGEST_ADDRESS],
    ['email', ' ada@x.fr\n', 'ada@x.fr'],
    ['email', 'ada@exämple.fr', 'ada@xn--exmple-cua.fr'],
  ],
};

const REFUSED: Record<string, readonly [field: Field, typed: string][]> = {
  'row 11': [
    ['email', 'a@x.fr\r\nBcc: b@x.fr'],
    ['email', 'a@x.fr%0d%0aBcc:b@x.fr'],
    ['phone', '0612345678%0d%0a'],
    ['phone', '0612345678\u2028Bcc: b@x.fr'],
  ],
  'row 12': [
    ['name', 'a\u0000b'],
    ['name', 'a\u0085b'],
    ['phone', '06\u000012345678'],
    ['text', 'a\u0007b'],
    ['name', `A${'\u0301'.repeat(31)}`],
    ['text', `A${'\u0301\u0323'.repeat(500)}`],
    ['name', '🦊'.repeat(201)],
    ['text', LETTERS(5001)],
  ],
  'row 15': [
    ['email', `${LETTERS(65)}@x.fr`],
    ['email', `${LETTERS(64)}@a${LABELS}`],
    ['email', '"ada lovelace"@x.fr'],
    ['email', 'a@b'],
    ['email', 'a@x.fr,b@x.fr'],
  ],
  'row 16': [['phone', '0'.repeat(50_000)]],
  'row 17': [
    ['name', ' \u00a0\u3000'],
    ['name', '\u200b\u2060\u2800'],
    ['email', ' \u200b'],
    ['text', '\n\t \u200b'],
  ],
};

/** Phone numbers as typed, and the digits that are validated. */
const TYPED_PHONES: readonly [string, string][] = [
  ['06.12.34.56.78', '0612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+41 79 123 45 67', '+41791234567'],
  ['06\u00a012\u202f34-56/78', '0612345678'],
];

describe.each(ENGINES)('texts on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    const many = 1_000_000;
    const limits = { leadsPerNetworkAndHour: many, submissionsPerNetworkAndMinute: many };
    site = await createTestSite(engine, { limits });
  });
  afterEach(async () => {
    await site.services.database.deleteFrom('leads').execute();
  });
  afterAll(() => site.close());

  const post = (way: LeadWay, changes: Partial<Record<Field, string>>) =>
    send(site, way, { body: leadWith(way, changes) });

  // What is stored depends on the engine, what is refused on the form.
  describe.each(engine === 'sqlite' ? LEAD_WAYS : JSON_WAYS)('in $name', (way) => {
    describe.each(Object.entries(KEPT))('%s:', (_row, cases) => {
      it.each(cases)('keeps a %s of %j', async (field, typed, kept = typed) => {
        await expectAccepted(way, await post(way, { [field]: typed }));
        const [lead] = await leadsOf(site);
        expect(lead?.[field === 'text' ? 'message' : field]).toBe(kept);
      });
    });

    if (engine === 'postgres') return;

    describe.each(Object.entries(REFUSED))('%s:', (_row, cases) => {
      it.each(cases)('refuses a %s of %j', async (field, typed) => {
        await expectWrongFields(way, await post(way, { [field]: typed }), [field]);
        expect(await stored(site)).toEqual(NOTHING);
      });
    });

    it.each(TYPED_PHONES)(
      'drops the separators of %j in forms, and keeps the rule to the letter in JSON (row 16)',
      async (phone, kept) => {
        const response = await post(way, { phone });
        if (!way.isNative) return expectWrongFields(way, response, ['phone']);
        await expectAccepted(way, response);
        expect(await leadsOf(site)).toMatchObject([{ phone: kept }]);
      },
    );

    it('names every field that holds nothing (row 17)', async () => {
      const nothing = { name: '', email: '', phone: '', text: '' };
      await expectWrongFields(way, await post(way, nothing), ['name', 'email', 'text']);
    });
  });

  if (engine === 'postgres') return;

  it('in a request’s headers stay out of the log’s lines (row 11)', async () => {
    const hostile = { 'User-Agent': 'a%0d%0aX: b\t"}{', Referer: 'https://x.fr/%0d%0aX: b' };
    for (const way of LEAD_WAYS) await send(site, way, { body: way.fields, headers: hostile });
    expect(site.logs.length).toBeGreaterThanOrEqual(LEAD_WAYS.length);
    for (const line of site.logs) expect(line.trimEnd()).toBe(JSON.stringify(JSON.parse(line)));
    expect(site.logs.join('')).not.toContain('X: b');
  });
});
