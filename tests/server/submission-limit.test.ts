import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { postForm, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

describe.each(ENGINES)('limit of three submissions a minute on %s', (engine) => {
  let site: TestSite;
  beforeEach(() => open('0'));
  afterEach(() => site.close());

  async function open(trustProxy: string): Promise<void> {
    site = await createTestSite(engine, {
      limits: { submissionsPerNetworkAndMinute: 3 },
      environment: { TRUST_PROXY: trustProxy },
    });
  }

  async function postFrom(forwardedFor: string): Promise<Response> {
    return (await site.client()).post(QUOTE_PATH, QUOTE, { 'X-Forwarded-For': forwardedFor });
  }

  it('row 20: answers the fourth with 429 and the wait, and stores nothing of it', async () => {
    for (const name of ['Ada', 'Grace', 'Edith']) {
      expect((await (await site.client()).post(QUOTE_PATH, { ...QUOTE, name })).status).toBe(201);
    }
    const response = await (await site.client()).post(QUOTE_PATH, { ...QUOTE, name: 'Hedy' });
    await expectProblem(response, 429, 'rate_limited');
    const wait = Number(response.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await postForm(site, { ...QUOTE, name: 'Hedy' })).status).toBe(429);
    expect((await stored(site)).leads).toBe(3);
    expect((await site.request('/')).status).toBe(200);
  });

  it('row 20: is not escaped by a forged X-Forwarded-For', async () => {
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push(await postFrom(`10.0.0.${index}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  });

  it('row 20: counts by visitor behind a trusted proxy, and believes only what the proxy added', async () => {
    await site.close();
    await open('1');
    const hops = ['1.1.1.1', 'a, 1.1.1.1', 'b, 1.1.1.1', 'c, 1.1.1.1', '1.1.1.1, 2.2.2.2'];
    const answers = [];
    for (const hop of hops) answers.push(await postFrom(hop));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201]);
  });

  it('does not count what has no token, nor pages', async () => {
    for (let index = 0; index < 5; index++) {
      await site.request('/obtenir-un-devis');
      const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
      expect((await site.request(QUOTE_PATH, init)).status).toBe(403);
    }
    expect((await (await site.client()).post(QUOTE_PATH, QUOTE)).status).toBe(201);
  });
});
