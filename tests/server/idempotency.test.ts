import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { expectProblem } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { CONTACT, CONTACT_PATH, NOTHING, ONE_LEAD, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

describe.each(ENGINES)('repeated submissions on %s', (engine) => {
  let site: TestSite;
  let client: ApiClient;
  beforeEach(async () => {
    site = await createTestSite(engine, { limits: { leadsPerNetworkAndHour: 100 } });
    client = await site.client();
  });
  afterEach(() => site.close());

  async function post(key: string | null, changes: object = {}) {
    const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
    const response = await client.post(QUOTE_PATH, { ...QUOTE, ...changes }, headers);
    return { status: response.status, body: await response.json() };
  }

  async function passTime(duration: Temporal.DurationLike): Promise<void> {
    site.clock.advance(duration);
    client = await site.client();
  }

  const together = (count: number, key: string | null) =>
    Promise.all(Array.from({ length: count }, () => post(key)));

  it.each(['a-key', null])('row 1: makes one lead of 50 parallel posts with the key %s', async (key) => {
    const answers = await together(50, key);
    const [first] = answers;
    expect(first?.status).toBe(201);
    expect(answers).toEqual(Array.from({ length: 50 }, () => first));
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('row 25: gives the first answer again for a week, whatever became of the mails', async () => {
    const first = await post('a-key');
    await site.services.mailer.deliverDue();
    await passTime({ hours: 7 * 24 });
    expect(await post('a-key')).toEqual(first);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('forgets a key after a week', async () => {
    const first = await post('a-key');
    await passTime({ hours: 7 * 24, seconds: 1 });
    const [second, ...others] = await together(20, 'a-key');
    expect(second?.body.id).not.toBe(first.body.id);
    for (const other of others) expect(other).toEqual(second);
    expect((await stored(site)).leads).toBe(2);
  });

  it.each([
    ['another field', { name: 'Une Autre' }],
    ['a phone left out', { phone: '' }],
    ['another letter case in the text', { project_description: QUOTE.project_description.toUpperCase() }],
  ])('refuses a known key with %s', async (_difference, changes) => {
    await post('a-key');
    const response = await client.post(QUOTE_PATH, { ...QUOTE, ...changes }, { 'Idempotency-Key': 'a-key' });
    await expectProblem(response, 422, 'idempotency_key_reused');
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('refuses a known key on another form', async () => {
    await post('a-key');
    const response = await client.post(CONTACT_PATH, CONTACT, { 'Idempotency-Key': 'a-key' });
    await expectProblem(response, 422, 'idempotency_key_reused');
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each([
    ['an empty key', ''],
    ['a key of 201 characters', 'k'.repeat(201)],
    ['a key with a space', 'two words'],
    ['a key with an accent', 'clé'],
  ])('refuses %s', async (_what, key) => {
    const response = await client.post(QUOTE_PATH, QUOTE, { 'Idempotency-Key': key });
    await expectProblem(response, 400, 'invalid_idempotency_key');
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('row 1: takes the same content from two tabs as one lead', async () => {
    const first = await post('one');
    expect([await post('two'), await post(null), await post('three')]).toEqual([first, first, first]);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('row 1: makes one lead of 50 tabs that send the same content at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => post(`tab-${index}`)));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('row 1: gives a second tab its answer again for as long as the first', async () => {
    const first = await post('one');
    await post('two');
    await passTime({ hours: 24 });
    expect(await post('two')).toEqual(first);
    expect(await post('three')).not.toEqual(first);
    expect((await stored(site)).leads).toBe(2);
  });

  it('takes the same content without a key as one lead for ten minutes', async () => {
    const first = await post(null);
    site.clock.advance({ minutes: 10 });
    expect(await post(null, { email: 'Camille@Atelier.FR' })).toEqual(first);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('takes it as another lead after ten minutes, again only once', async () => {
    const first = await post(null);
    site.clock.advance({ minutes: 10, seconds: 1 });
    const repeats = await together(20, null);
    expect(new Set(repeats.map(({ body }) => body.id)).size).toBe(1);
    expect(repeats[0]?.body.id).not.toBe(first.body.id);
    expect((await stored(site)).leads).toBe(2);
  });

  it('makes 50 leads of 50 parallel posts with keys of their own', async () => {
    const leads = Array.from({ length: 50 }, (_, index) => post(`key-${index}`, { email: `${index}@x.fr` }));
    const answers = await Promise.all(leads);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(50);
    expect(await stored(site)).toEqual({ leads: 50, mails: 100, keys: 50 });
  });
});
