import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEPT, MARKUP } from '../support/hostile-texts.ts';
import { testAll } from '../support/test-all.ts';
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

const MANY = 1_000_000;

describe.each(ENGINES)('texts on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    const limits = {
      leadsPerNetworkAndHour: MANY,
      leadsPerEmailAndDay: MANY,
      submissionsPerNetworkAndMinute: MANY,
    };
    site = await createTestSite(engine, { limits });
  });
  afterEach(() => clear());
  afterAll(() => site.close());

  const clear = () => site.services.database.deleteFrom('leads').execute();
  const post = (way: LeadWay, changes: Record<string, string>) =>
    send(site, way, { body: leadWith(way, changes) });

  testAll(KEPT)('are read as they were accepted', async ([_row, field, typed, kept = typed]) => {
    await clear();
    const [way] = JSON_WAYS;
    await expectAccepted(way, await post(way, { [field]: typed }));
    const [lead] = await leadsOf(site);
    expect(lead?.[field === 'text' ? 'message' : field]).toBe(kept);
  });

  if (engine === 'postgres') return;

  testAll(LEAD_WAYS)('are kept as typed by every form (row 12, row 13, row 14, row 15)', async (way) => {
    await clear();
    const name = 'محمد 🦊 O’Brien \u202eada';
    await expectAccepted(way, await post(way, { name, email: ' ada@exämple.fr', text: MARKUP }));
    expect(await leadsOf(site)).toMatchObject([
      { kind: way.kind, name, email: 'ada@xn--exmple-cua.fr', message: MARKUP },
    ]);
  });

  testAll(LEAD_WAYS)('are refused by every form, each by its field (row 11, row 12, row 17)', async (way) => {
    const wrong = {
      name: 'a\u0000b',
      email: 'a@x.fr\r\nBcc: b@x.fr',
      phone: '0'.repeat(50_000),
      text: '\u200b',
    };
    await expectWrongFields(way, await post(way, wrong), ['name', 'email', 'phone', 'text']);
    const nothing = { name: '', email: '', phone: '', text: '' };
    await expectWrongFields(way, await post(way, nothing), ['name', 'email', 'text']);
    expect(await stored(site)).toEqual(NOTHING);
  });

  testAll(LEAD_WAYS)(
    'lose the separators of a phone number in forms, while JSON keeps the rule to the letter (row 16)',
    async (way) => {
      await clear();
      const response = await post(way, { phone: '+33 (0)6 12\u00a034.56-78' });
      if (!way.isNative) return expectWrongFields(way, response, ['phone']);
      await expectAccepted(way, response);
      expect(await leadsOf(site)).toMatchObject([{ phone: '+33612345678' }]);
    },
  );

  it('in a request’s headers stay out of the log’s lines (row 11)', async () => {
    const hostile = { 'User-Agent': 'a%0d%0aX: b\t"}{', Referer: 'https://x.fr/%0d%0aX: b' };
    for (const way of LEAD_WAYS) await send(site, way, { body: way.fields, headers: hostile });
    expect(site.logs.length).toBeGreaterThanOrEqual(LEAD_WAYS.length);
    for (const line of site.logs) expect(line.trimEnd()).toBe(JSON.stringify(JSON.parse(line)));
    expect(site.logs.join('')).not.toContain('X: b');
  });
});
