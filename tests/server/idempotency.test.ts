import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withoutPhoneSeparators } from '../../domain/leads/rules.ts';
import { testAll } from '../support/test-all.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import {
  expectAccepted,
  JSON_WAYS,
  LEAD_WAYS,
  type LeadWay,
  leadWith,
  NATIVE_WAYS,
  send,
} from './lead-forms.ts';
import { NOTHING, ONE_LEAD, stored } from './submissions.ts';

const MANY = 1_000_000;

describe.each(ENGINES)('repeated submissions on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine, {
      limits: {
        submissionsPerNetworkAndMinute: MANY,
        leadsPerNetworkAndHour: MANY,
        leadsPerEmailAndDay: MANY,
        leadsPerHour: MANY,
      },
    });
  });
  const clear = () => site.services.database.deleteFrom('leads').execute();
  afterEach(() => clear());
  afterAll(() => site.close());

  const sendWith = (way: LeadWay, key: string | null, changes: Record<string, string> = {}) =>
    send(site, way, {
      body: leadWith(way, changes),
      headers: key === null ? {} : { 'Idempotency-Key': key },
    });
  const atOnce = <T>(count: number, act: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  // Every form makes its leads by the same queries.
  describe.each(engine === 'sqlite' ? LEAD_WAYS : JSON_WAYS.slice(0, 1))('by $name', (way) => {
    it('make one lead of 50 parallel posts (row 1)', async () => {
      const answers = await atOnce(50, () => sendWith(way, null));
      const bodies = await Promise.all(answers.map((answer) => answer.clone().text()));
      expect(new Set(bodies).size).toBe(1);
      for (const answer of answers) await expectAccepted(way, answer);
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('are one lead for ten minutes, in whatever letter case the e-mail is (row 1)', async () => {
      await expectAccepted(way, await sendWith(way, null));
      site.clock.advance({ minutes: 10 });
      await expectAccepted(way, await sendWith(way, null, { email: way.fields.email.toUpperCase() }));
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('are another lead after ten minutes, again only once', async () => {
      await sendWith(way, null);
      site.clock.advance({ minutes: 10, seconds: 1 });
      await atOnce(20, () => sendWith(way, null));
      expect((await stored(site)).leads).toBe(2);
    });
  });

  testAll(NATIVE_WAYS)('by script and then by the form itself are one lead (row 18, row 25)', async (way) => {
    await clear();
    const scripted = JSON_WAYS.find(({ kind }) => kind === way.kind) ?? way;
    // A page's script sends the fields as its schema has parsed them.
    const phone = withoutPhoneSeparators(way.fields.phone);
    await expectAccepted(scripted, await sendWith(scripted, 'a-key', { phone }));
    await expectAccepted(way, await sendWith(way, null));
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  describe.each(engine === 'sqlite' ? JSON_WAYS : JSON_WAYS.slice(0, 1))('by $name, with keys,', (way) => {
    const post = async (key: string | null, changes: Record<string, string> = {}) => {
      const response = await sendWith(way, key, changes);
      return { status: response.status, body: await response.json() };
    };

    it('make one lead of 50 parallel posts with one key (row 1)', async () => {
      const answers = await atOnce(50, () => post('a-key'));
      expect(answers).toEqual(Array.from(answers, () => answers[0]));
      expect(answers[0]?.status).toBe(201);
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('make one lead of 50 tabs that send the same content at once (row 1)', async () => {
      const answers = await atOnce(50, (index) => post(`tab-${index}`));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('make one lead of two tabs, with a key or without (row 1)', async () => {
      const first = await post('one');
      expect([await post('two'), await post(null), await post('three')]).toEqual([first, first, first]);
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('repeat the answer to a second tab for as long as to the first (row 1)', async () => {
      const first = await post('one');
      await post('two');
      site.clock.advance({ hours: 24 });
      expect(await post('two')).toEqual(first);
      expect(await post('three')).not.toEqual(first);
      expect((await stored(site)).leads).toBe(2);
    });

    it('give the first answer again for a week, whatever became of the mails (row 25)', async () => {
      const first = await post('a-key');
      await site.services.mailer.deliverDue();
      site.clock.advance({ hours: 7 * 24 });
      expect(await post('a-key')).toEqual(first);
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('are forgotten after a week', async () => {
      const first = await post('a-key');
      site.clock.advance({ hours: 7 * 24, seconds: 1 });
      const [second, ...others] = await atOnce(20, () => post('a-key'));
      expect(second?.body.id).not.toBe(first.body.id);
      for (const other of others) expect(other).toEqual(second);
      expect((await stored(site)).leads).toBe(2);
    });

    testAll([
      ['another field', { name: 'Une Autre' }],
      ['a phone left out', { phone: '' }],
      ['another letter case in the text', { text: way.fields.name.toUpperCase() }],
    ])('are refused under a known key with another content', async ([_difference, changes]) => {
      await clear();
      await post('a-key');
      const response = await sendWith(way, 'a-key', changes);
      await expectProblem(response, 422, 'idempotency_key_reused');
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    it('are refused under the key of another form', async () => {
      await post('a-key');
      const [other = way] = JSON_WAYS.filter(({ kind }) => kind !== way.kind);
      await expectProblem(await sendWith(other, 'a-key'), 422, 'idempotency_key_reused');
      expect(await stored(site)).toEqual(ONE_LEAD);
    });

    testAll([
      ['an empty key', ''],
      ['a key of 201 characters', 'k'.repeat(201)],
      ['a key with a space', 'two words'],
      ['a key with an accent', 'clé'],
    ])('are refused with a key that is none', async ([_what, key]) => {
      await expectProblem(await sendWith(way, key), 400, 'invalid_idempotency_key');
      expect(await stored(site)).toEqual(NOTHING);
    });

    it('are 50 leads with 50 keys and 50 contents', async () => {
      const answers = await atOnce(50, (index) => post(`key-${index}`, { email: `${index}@x.fr` }));
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(50);
      expect(await stored(site)).toEqual({ leads: 50, mails: 100, keys: 50 });
    });
  });
});
