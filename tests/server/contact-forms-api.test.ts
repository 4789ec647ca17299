import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { CONTACT, CONTACT_PATH, NOTHING, ONE_LEAD, QUOTE, QUOTE_PATH, stored } from './submissions.ts';

const FORMS = [
  { path: QUOTE_PATH, body: QUOTE, text: 'project_description', kind: 'devis', reference: /^D-\w{7}$/ },
  { path: CONTACT_PATH, body: CONTACT, text: 'message', kind: 'contact', reference: /^C-\w{7}$/ },
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
    expect(lead).toMatchObject({ ...answer, kind: form.kind, name: form.body.name, phone: form.body.phone });
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each(FORMS)('takes no phone on $path as none', async ({ path, body }) => {
    const { phone, ...withoutPhone } = body;
    expect((await (await site.client()).post(path, withoutPhone)).status).toBe(201);
    const lead = await site.services.database.selectFrom('leads').select('phone').executeTakeFirstOrThrow();
    expect(lead.phone).toBeNull();
  });

  it('row 14: stores hostile text as it was typed', async () => {
    const hostile = `<script>alert(1)</script> {{7*7}} =HYPERLINK("x") '); drop table leads; -- [a](javascript:b)`;
    const body = { ...QUOTE, name: hostile, project_description: hostile };
    expect((await (await site.client()).post(QUOTE_PATH, body)).status).toBe(201);
    const lead = await site.services.database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: hostile, message: hostile });
  });

  it.each(['O’Brien-Ñúñez', 'محمد بن علي', '王小明', '🦊'.repeat(200)])(
    'row 13: stores the name %s',
    async (name) => {
      expect((await (await site.client()).post(QUOTE_PATH, { ...QUOTE, name })).status).toBe(201);
      const lead = await site.services.database.selectFrom('leads').select('name').executeTakeFirstOrThrow();
      expect(lead.name).toBe(name);
    },
  );

  it.each([
    ['a bidirectional override', 'Ada \u202eecalevoL'],
    ['a zero-width joiner', 'Ada\u200d Lovelace'],
    ['1,000 combining marks', null],
  ])('row 12: stores or refuses a name with %s, and never fails', async (_what, name) => {
    const client = await site.client();
    const response = await client.post(QUOTE_PATH, { ...QUOTE, name: name ?? `A${'\u0301'.repeat(1000)}` });
    expect(response.status).toBe(name ? 201 : 422);
    expect(await site.services.mailer.deliverDue()).toBe(name ? 2 : 0);
    expect(site.transport.sent.filter(({ subject }) => name && subject.includes(name))).toHaveLength(
      name ? 1 : 0,
    );
  });

  it.each(['06.12.34.56.78', '06\u00a012\u00a034\u00a056\u00a078', '+33 (0)6 12 34 56 78'])(
    'row 16: keeps the phone rule to the letter for %j',
    async (phone) => {
      expect((await (await site.client()).post(QUOTE_PATH, { ...QUOTE, phone })).status).toBe(422);
    },
  );

  it('row 15: trims the e-mail address, and takes the longest one', async () => {
    const longest = `${'a'.repeat(64)}@${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(60)}.fr`;
    expect(longest).toHaveLength(254);
    expect((await (await site.client()).post(QUOTE_PATH, { ...QUOTE, email: ` ${longest}\n` })).status).toBe(
      201,
    );
    const lead = await site.services.database.selectFrom('leads').select('email').executeTakeFirstOrThrow();
    expect(lead.email).toBe(longest);
  });

  it('row 9: ignores unknown keys and leaves prototypes alone', async () => {
    const body = JSON.stringify(QUOTE).replace('{', '{"__proto__":{"admin":true},"id":"1","kind":"contact",');
    const response = await (await site.client()).post(QUOTE_PATH, body);
    expect(response.status).toBe(201);
    expect((await response.json()).id).not.toBe('1');
    expect('admin' in {}).toBe(false);
  });
});

describe.each(ENGINES)('contact forms API on %s, refusing fields', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
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

  it.each(FORMS)(
    'row 9: refuses fields of another type on $path, each by name',
    async ({ path, body, text }) => {
      const wrong = { name: 1, email: ['a@x.fr'], phone: {}, [text]: true };
      const response = await (await site.client()).post(path, { ...body, ...wrong });
      const { errors } = await expectProblem(response, 422, 'validation_failed');
      expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort());
    },
  );

  it.each([
    ['name', 'n'.repeat(201)],
    ['name', 'a\u0000b'],
    ['name', '\u200b\u2060'],
    ['name', '\ud800'],
    ['email', `${'a'.repeat(65)}@x.fr`],
    ['email', 'a@x.fr,b@x.fr'],
    ['email', 'a@x.fr\r\nBcc: b@x.fr'],
    ['email', '\udc00@x.fr'],
    ['phone', '0'.repeat(50_000)],
    ['phone', '06\u000012345678'],
    ['project_description', 'm'.repeat(5001)],
    ['project_description', 'a\u0007b'],
  ])('row 9, rows 11 to 17: refuses a %s of %j', async (field, value) => {
    const response = await (await site.client()).post(QUOTE_PATH, { ...QUOTE, [field]: value });
    const { errors } = await expectProblem(response, 422, 'validation_failed');
    expect(Object.keys(errors)).toEqual([field]);
  });
});
