import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { CONTACT, CONTACT_PATH, NOTHING, ONE_LEAD, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

const FORMS = [
  {
    path: QUOTE_PATH,
    body: QUOTE,
    message: QUOTE.project_description,
    kind: 'devis',
    reference: /^D-\w{7}$/,
  },
  { path: CONTACT_PATH, body: CONTACT, message: CONTACT.message, kind: 'contact', reference: /^C-\w{7}$/ },
] as const;

describe.each(ENGINES)('contact forms API on %s, accepting', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  it.each(FORMS)('answers $path with the id and reference of the stored lead', async (form) => {
    const response = await (await site.client()).post(form.path, form.body);

    expect(response.status).toBe(201);
    expectSafeHeaders(response);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const answer = await response.json();
    expect(answer).toEqual({ id: expect.any(String), reference: expect.stringMatching(form.reference) });
    const lead = await site.services.database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    const { name, email, phone } = form.body;
    expect(lead).toMatchObject({ ...answer, kind: form.kind, name, email, phone, message: form.message });
    expect(lead).toMatchObject({
      created_at: '2026-03-10T10:00:00.000Z',
      status: 'accepted',
      quarantine_reason: null,
    });
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each(FORMS)('accepts a lead without a phone on $path', async ({ path, body }) => {
    const { phone, ...withoutPhone } = body;
    expect((await (await site.client()).post(path, withoutPhone)).status).toBe(201);
    const lead = await site.services.database.selectFrom('leads').select('phone').executeTakeFirstOrThrow();
    expect(lead.phone).toBeNull();
  });
});

describe('contact forms API, refusing fields', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
  });
  afterEach(async () => expect(await stored(site)).toEqual(NOTHING));
  afterAll(() => site.close());

  it('names the faults of a quote request in the specified words', async () => {
    const body = { name: ' ', email: 'camille@', phone: '12', project_description: '\n' };
    const response = await (await site.client()).post(QUOTE_PATH, body);
    const { errors } = await expectProblem(response, 422, 'validation_failed');
    expect(errors).toEqual({
      name: ['Le nom est requis.'],
      email: ['Adresse e-mail invalide.'],
      phone: ['Numéro invalide.'],
      project_description: ['La description du projet est requise.'],
    });
  });

  it('names the faults of a contact message in the specified words', async () => {
    const response = await (await site.client()).post(CONTACT_PATH, {
      email: 'nadia',
      phone: '06.12.34.56.78',
    });
    const { errors } = await expectProblem(response, 422, 'validation_failed');
    expect(errors).toEqual({
      name: ['Le nom est requis.'],
      email: ['Adresse email invalide.'],
      phone: ['Numéro de téléphone invalide.'],
      message: ['Le message est requis.'],
    });
  });
});
