import { agency } from 'content-collections';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlSource, expectProblem, visibleText } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { NOTHING, ONE_LEAD, postForm, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

describe.each(ENGINES)('a %s database that fails during a submission', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const post = async () => (await site.client()).post(QUOTE_PATH, QUOTE);
  const rename = (from: string, to: string) =>
    site.services.database.schema.alterTable(from).renameTo(to).execute();
  const errors = () => site.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

  /** Makes the database itself refuse every lead, as a full disk or a broken constraint would. */
  async function refuseLeads(): Promise<void> {
    const refusal =
      engine === 'sqlite'
        ? sql`create trigger no_leads before insert on leads begin select raise(abort, 'no leads'); end`
        : sql`alter table leads add constraint no_leads check (reference = '')`;
    await refusal.execute(site.services.database);
  }

  it('makes the API say « unavailable », when to come back, and store nothing', async () => {
    await rename('outbox', 'outbox_gone');
    const response = await post();
    await expectProblem(response, 503, 'unavailable');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await rename('outbox_gone', 'outbox');
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('is logged once, under the request’s id', async () => {
    await rename('outbox', 'outbox_gone');
    const response = await post();
    expect(errors()).toMatchObject([
      { request: response.headers.get('X-Request-Id'), msg: 'request failed' },
    ]);
    expect(JSON.stringify(errors())).toContain('outbox');
  });

  it('keeps its reason from the visitor, and the visitor’s data from the log', async () => {
    await refuseLeads();
    const response = await post();
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('no_leads');
    expect(errors()).toHaveLength(1);
    for (const personal of [QUOTE.name, QUOTE.email, QUOTE.phone]) {
      expect(site.logs.join('')).not.toContain(personal);
    }
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('lets the same submission through once it is back, without a restart', async () => {
    await rename('submission_keys', 'keys_gone');
    expect((await post()).status).toBe(503);
    await rename('keys_gone', 'submission_keys');
    expect((await post()).status).toBe(201);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('keeps pages served when it is gone altogether', async () => {
    const client = await site.client();
    await site.services.database.destroy();
    expect((await client.post(QUOTE_PATH, QUOTE)).status).toBe(503);
    expect((await site.request('/')).status).toBe(200);
    expect((await site.request('/obtenir-un-devis')).status).toBe(200);
  });

  it('brings the form without JavaScript back with its values and the alert', async () => {
    await refuseLeads();
    const response = await postForm(site, QUOTE);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(visibleText(html)).toContain(
      `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${agency.mailboxes.general}`,
    );
    expect(controlSource(html, 'name')).toContain(`value="${QUOTE.name}"`);
    expect(controlSource(html, 'project_description')).toContain(QUOTE.project_description);
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('tells a browser without JavaScript when to come back', async () => {
    await refuseLeads();
    const response = await postForm(site, QUOTE);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
